import type { Advice, AdviceProgress, AdviceWish } from '@quietsite/domain';
import type { PreviewClient } from '../../../workers/preview-client.ts';

interface AdviceListener {
  readonly onProgress: (progress: AdviceProgress) => void;
  /** True: the best so far will do. */
  readonly isEnough: () => boolean;
  /** True: nobody waits for it any more. */
  readonly isLeft: () => boolean;
}

/** Has the worker search, a moment at a time; null when an edit came in between or nobody waits. */
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
