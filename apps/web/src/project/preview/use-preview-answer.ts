import { useQuery } from '@tanstack/react-query';
import type { PreviewCall, PreviewCalls } from '../../workers/preview-protocol.ts';
import { usePreviewPart, usePreviewStore } from './preview-provider.tsx';

/** How long answers of outdated calculations stay in the cache. */
const CACHE_MILLISECONDS = 5000;

export interface PreviewAnswer<Value> {
  /**
   * Null if unknown or if there is nothing to show. While a newer value is loading, that of the previous calculation.
   */
  readonly value: Value | null;
  readonly isPending: boolean;
  /** True if the worker is unavailable. */
  readonly hasFailed: boolean;
}

/** Asks the worker about the latest calculation, and again after each new one. With null it asks nothing. */
export function usePreviewAnswer<Call extends Exclude<PreviewCall, 'open' | 'edit' | 'day'>>(
  call: Call,
  question: PreviewCalls[Call]['ask'] | null,
): PreviewAnswer<NonNullable<PreviewCalls[Call]['answer']>> {
  const store = usePreviewStore();
  const status = usePreviewPart((preview) => preview.status);
  const version = usePreviewPart((preview) => preview.version);
  const client = store.client;
  const isAsked = question !== null && client !== null && status === 'ready' && version > 0;
  const subject = JSON.stringify(question);
  const query = useQuery({
    queryKey: ['preview', version, call, subject],
    enabled: isAsked,
    queryFn: async () => {
      if (question === null || client === null) return null;
      return { subject, answer: await client.ask(call, question) };
    },
    placeholderData: (previous) => (previous?.subject === subject ? previous : undefined),
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: CACHE_MILLISECONDS, retry: false },
  });
  const value = question === null ? null : (query.data?.answer ?? null);
  return {
    value,
    isPending: question !== null && status !== 'failed' && status !== 'off' && (query.isPending || query.isFetching),
    hasFailed: question !== null && (status === 'failed' || query.isError),
  };
}
