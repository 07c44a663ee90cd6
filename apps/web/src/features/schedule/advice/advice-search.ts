import type { Advice, AdviceProgress, AdviceWish } from '@quietsite/domain';
import type { PreviewClient } from '../../../workers/preview-client.ts';

interface AdviceListener {
  readonly onProgress: (progress: AdviceProgress) => void;
  /** True if the best so far is sufficient. */
  readonly isEnough: () => boolean;
  /** True if the result is no longer needed. */
  readonly isLeft: () => boolean;
}

/** Lets the worker search in short slices. Null if an edit came in between or the result is no longer needed. */
export async function searchAdvice(
  client: Pick<PreviewClient, 'ask'>,
  wish: AdviceWish,
  { onProgress, isEnough, isLeft }: AdviceListener,
): Promise<Advice | null> {
  let answer = await client.ask('advise', { wish, isEnough: false });
  while (answer?.advice === null && !isLeft()) {
    onProgress(answer.progress);
    answer = await client.ask('advise', { wish: null, isEnough: isEnough() });
  }
  return answer?.advice ?? null;
}
