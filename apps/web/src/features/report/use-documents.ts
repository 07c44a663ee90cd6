import { type PlanDocumentKind, type ProjectDocument, planDocumentNames, type Report } from '@quietsite/contracts';
import { keysOf } from '@quietsite/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { canRetry } from '../../lib/api-error.ts';
import { isDocumentActive, pollMilliseconds, storeDocument, useIsLive } from '../../session/project-events.tsx';
import { documentsQuery, orderDocument, reportQuery } from './report-calls.ts';

const kinds = keysOf(planDocumentNames);

/** The report and its appendices. Appendix D is included only with approved neighbours (APPX-14). */
export const listKinds = (hasAppendixD: boolean): readonly PlanDocumentKind[] =>
  hasAppendixD ? kinds : kinds.filter((kind) => kind !== 'appendix-d');

export const findDocument = (documents: readonly ProjectDocument[] | undefined, kind: string) =>
  documents?.find((document) => document.kind === kind);

/** Documents not yet ordered for the current text and results. Failed ones are retried only by the user. */
export function listMissing(documents: readonly ProjectDocument[], hasAppendixD: boolean): PlanDocumentKind[] {
  return listKinds(hasAppendixD).filter((kind) => findDocument(documents, kind)?.isCurrent !== true);
}

/** The newest document of each kind, pushed by the server or polled while printing. */
export function useDocuments(projectId: number) {
  const client = useQueryClient();
  const isLive = useIsLive();
  const documents = useQuery({
    ...documentsQuery(projectId),
    // Changes to the equipment or the receivers also outdate the documents.
    refetchOnMount: 'always',
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

/** Orders documents of the plan. Those already printed or in progress are not printed again. */
export function useOrdering(projectId: number) {
  const client = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  const order = useCallback(
    /** Returns the error, or null. */
    async (requestedKinds: readonly PlanDocumentKind[]): Promise<unknown> => {
      setError(null);
      try {
        for (const kind of requestedKinds) storeDocument(client, await orderDocument(projectId, kind));
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

/** Whether documents of the current text and results are being printed. */
export const areDocumentsActive = (documents: readonly ProjectDocument[] | undefined): boolean =>
  documents?.some((document) => document.isCurrent && isDocumentActive(document)) === true;

/** The wait after a temporary failure, such as a server restart. */
export const REORDER_MILLISECONDS = 5000;

/**
 * Each step saves its output (REPORT-05): when the user leaves the text, missing documents are printed automatically.
 * True while they are being printed.
 */
export function useOrderMissing(
  { order }: Ordering,
  documents: readonly ProjectDocument[] | undefined,
  report: Pick<Report, 'hasAppendixD' | 'draft'> | undefined,
  isOn: boolean,
): boolean {
  const [attempt, setAttempt] = useState(0);
  const orderedKeys = useRef(new Set<string>());
  const [isOrdering, setOrdering] = useState(false);
  const missing = isOn && documents && report ? listMissing(documents, report.hasAppendixD) : [];
  const missingKey = missing.map((kind) => `${kind} ${report?.draft.revision}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each requested document and attempt
  useEffect(() => {
    if (missingKey === '' || orderedKeys.current.has(missingKey)) return;
    orderedKeys.current.add(missingKey);
    setOrdering(true);
    void order(missing).then((failure) => {
      setOrdering(false);
      if (!canRetry(failure) || failure === null) return;
      setTimeout(() => {
        orderedKeys.current.delete(missingKey);
        setAttempt((before) => before + 1);
      }, REORDER_MILLISECONDS);
    });
  }, [missingKey, order, attempt]);
  return isOrdering;
}
