import type { ReportInputBody } from '@quietsite/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isNoAnswer } from '../../../lib/api-error.ts';
import { useOnReturn } from '../../../session/server-reach.ts';
import { printPreview } from '../report-calls.ts';
import { PreviewFeed } from './preview-feed.ts';

/** The pages of the typed text, slightly delayed. Input is null if the preview is not shown. */
export function useLivePreview(projectId: number, input: ReportInputBody | null, runKey: string) {
  const [feed] = useState(
    () => new PreviewFeed((wish: ReportInputBody, signal) => printPreview(projectId, wish, signal)),
  );
  const state = useSyncExternalStore(feed.subscribe, feed.read);
  // A new run prints other figures from the same text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run needs new pages
  useEffect(() => {
    if (input) feed.want(input);
  }, [feed, input, runKey]);
  useEffect(() => () => feed.stop(), [feed]);
  const retry = () => input && feed.want(input);
  useOnReturn(() => isNoAnswer(state.error) && retry());
  return { ...state, retry };
}
