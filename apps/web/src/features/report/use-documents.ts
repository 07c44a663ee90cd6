import { type PlanDocumentKind, type ProjectDocument, planDocumentNames, type Report } from '@quietsite/contracts';
import { keysOf } from '@quietsite/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isDocumentActive, pollMilliseconds, storeDocument, useIsLive } from '../../session/project-events.tsx';
import { documentsQuery, orderDocument, reportQuery } from './report-calls.ts';

const kinds = keysOf(planDocumentNames);

/** Report and appendices. D only with approved neighbours (APPX-14). */
export const listKinds = (hasAppendixD: boolean): readonly PlanDocumentKind[] =>
  hasAppendixD ? kinds : kinds.filter((kind) => kind !== 'appendix-d');

export const findDocument = (documents: readonly ProjectDocument[] | undefined, kind: string) =>
  documents?.find((document) => document.kind === kind);

/** Documents not yet ordered for the current text and results. A failed one waits for Retry. */
export function listMissing(documents: readonly ProjectDocument[], hasAppendixD: boolean): PlanDocumentKind[] {
  return listKinds(hasAppendixD).filter((kind) => findDocument(documents, kind)?.isCurrent !== true);
}

/** The newest document of each kind, pushed by the server or polled while printing. */
export function useDocuments(projectId: number) {
  const client = useQueryClient();
  const isLive = useIsLive();
  const documents = useQuery({
    ...documentsQuery(projectId),
    refetchInterval: ({ state: { data } }) => (data?.some(isDocumentActive) ? pollMilliseconds(isLive) : false),
  });
  const done = documents.data?.filter(({ status, isCurrent }) => status === 'done' && isCurrent).length ?? 0;
  const before = useRef(done);
  // The findings may have changed too.
  useEffect(() => {
    if (done !== before.current) void client.invalidateQueries({ queryKey: reportQuery(projectId).queryKey });
    before.current = done;
  }, [client, projectId, done]);
  return documents;
}

/** Orders documents of the plan. Those already printed or in progress are returned as they are. */
export function useOrdering(projectId: number) {
  const client = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  const order = useCallback(
    /** Returns the error, or null. */
    async (wanted: readonly PlanDocumentKind[]): Promise<unknown> => {
      setError(null);
      try {
        for (const kind of wanted) storeDocument(client, await orderDocument(projectId, kind));
        return null;
      } catch (failure) {
        setError(failure);
        return failure;
      } finally {
        void client.invalidateQueries({ queryKey: documentsQuery(projectId).queryKey });
      }
    },
    [client, projectId],
  );
  return { order, error };
}

export type Ordering = ReturnType<typeof useOrdering>;

/**
 * Each step saves its output (REPORT-05): missing documents are printed automatically when the user leaves the text.
 */
export function useOrderMissing(
  { order }: Ordering,
  documents: readonly ProjectDocument[] | undefined,
  report: Pick<Report, 'hasAppendixD' | 'draft'> | undefined,
  isOn: boolean,
): void {
  const asked = useRef(new Set<string>());
  const missing = isOn && documents && report ? listMissing(documents, report.hasAppendixD) : [];
  const wish = missing.map((kind) => `${kind} ${report?.draft.revision}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each requested document
  useEffect(() => {
    if (wish === '' || asked.current.has(wish)) return;
    asked.current.add(wish);
    void order(missing);
  }, [wish, order]);
}
