import type { Advice, AdviceProgress, AdviceRequest } from '@quietsite/domain';
import { useEffect, useRef, useState } from 'react';
import { usePreviewPart, usePreviewStore } from '../../../project/preview/preview-provider.tsx';
import type { PreviewClient } from '../../../workers/preview-client.ts';

type AdviceState =
  | { readonly kind: 'none'; readonly trouble: 'failed' | 'overtaken' | null }
  | { readonly kind: 'searching'; readonly progress: AdviceProgress | null }
  | { readonly kind: 'found'; readonly wish: AdviceRequest; readonly advice: Advice; readonly version: number };

const NONE: AdviceState = { kind: 'none', trouble: null };

/** A search and its result. The result is dropped if the project has changed since. */
export function useAdvice() {
  const store = usePreviewStore();
  const version = usePreviewPart((preview) => preview.version);
  const [state, setState] = useState(NONE);
  const searchNumber = useRef(0);
  const isEnough = useRef(false);
  // A search whose panel was closed ends with its next response.
  useEffect(
    () => () => {
      searchNumber.current++;
    },
    [],
  );
  const search = async (wish: AdviceRequest) => {
    const { client } = store;
    if (client === null) return;
    const ownNumber = ++searchNumber.current;
    const isAbandoned = () => ownNumber !== searchNumber.current;
    const baseVersion = store.read().version;
    isEnough.current = false;
    setState({ kind: 'searching', progress: null });
    const onProgress = (progress: AdviceProgress) => setState({ kind: 'searching', progress });
    try {
      const advice = await searchAdvice(client, wish, { onProgress, isEnough: () => isEnough.current, isAbandoned });
      if (isAbandoned()) return;
      setState(advice ? { kind: 'found', wish, advice, version: baseVersion } : { kind: 'none', trouble: 'overtaken' });
    } catch {
      if (!isAbandoned()) setState({ kind: 'none', trouble: 'failed' });
    }
  };
  const isOutdated = state.kind === 'found' && state.version !== version;
  const shown: AdviceState = isOutdated ? { kind: 'none', trouble: 'overtaken' } : state;
  return {
    state: shown,
    search,
    stop: () => {
      isEnough.current = true;
    },
    discard: () => {
      searchNumber.current++;
      setState(NONE);
    },
  };
}

interface AdviceListener {
  readonly onProgress: (progress: AdviceProgress) => void;
  /** True if the best so far is sufficient. */
  readonly isEnough: () => boolean;
  /** True if the result is no longer needed. */
  readonly isAbandoned: () => boolean;
}

/** Lets the worker search in short slices. Null if the project was edited or the result is no longer needed. */
export async function searchAdvice(
  client: Pick<PreviewClient, 'ask'>,
  wish: AdviceRequest,
  { onProgress, isEnough, isAbandoned }: AdviceListener,
): Promise<Advice | null> {
  let answer = await client.ask('advise', { wish, isEnough: false });
  while (answer?.advice === null && !isAbandoned()) {
    onProgress(answer.progress);
    answer = await client.ask('advise', { wish: null, isEnough: isEnough() });
  }
  return answer?.advice ?? null;
}
