import type { Report, ReportDraft } from '@quietsite/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isNoAnswer } from '../../../lib/api-error.ts';
import { useDraft } from '../../../project/draft/use-draft.ts';
import { useNoteLostLease } from '../../../session/lease/use-lease.ts';
import { useOnReturn } from '../../../session/server-reach.ts';
import { useLatestRef } from '../../../ui/use-latest-ref.ts';
import { reportQuery, saveDraft } from '../report-calls.ts';
import { DraftSaver } from './draft-saver.ts';
import { type ReportText, reportTextKind } from './report-text.ts';

const toText = ({ input, contact }: ReportDraft): ReportText => ({ input, contact });

/** The report text with automatic saving. `stored` is the server's version. */
export function useReportDraft(projectId: number, stored: ReportDraft | undefined, isReadonly: boolean) {
  const client = useQueryClient();
  const noteLostLease = useNoteLostLease();
  const offered = useMemo(() => stored && { value: toText(stored), revision: stored.revision }, [stored]);
  const draft = useDraft(reportTextKind, projectId, offered);
  const newest = useLatestRef({ draft, isReadonly });
  const [saver] = useState(
    () =>
      new DraftSaver({
        read: () => {
          const { draft: kept, isReadonly: isOff } = newest.current;
          const now = kept?.read();
          return now ? { text: now.value, revision: now.revision, isDirty: now.isDirty && !isOff } : null;
        },
        send: (text, revision) => saveDraft(projectId, { ...text, revision }),
        onStored: (sent, saved) => {
          newest.current.draft?.rebase(sent, saved.revision);
          client.setQueryData<Report>(reportQuery(projectId).queryKey, (known) => known && { ...known, draft: saved });
          void client.invalidateQueries({ queryKey: reportQuery(projectId).queryKey });
        },
      }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.read);
  const value = draft?.value;
  const isDirty = draft?.isDirty === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the delay
  useEffect(() => {
    if (isDirty && !isReadonly) saver.note();
  }, [value, isDirty, isReadonly, saver]);
  useEffect(() => () => void saver.flush(), [saver]);
  useEffect(() => {
    if (!isDirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isDirty]);
  const error = state.kind === 'failed' ? state.error : null;
  useOnReturn(() => isNoAnswer(error) && void saver.flush());
  useEffect(() => {
    if (error) noteLostLease(projectId, error);
  }, [error, projectId, noteLostLease]);
  const settle = (theirs: ReportDraft, isMine: boolean) => {
    if (isMine) draft?.rebase(toText(theirs), theirs.revision);
    else draft?.reset(toText(theirs), theirs.revision);
    saver.settle();
    if (isMine) void saver.flush();
  };
  return { draft, state, save: () => saver.flush(), settle, putOff: () => saver.settle() };
}

export type ReportWriting = ReturnType<typeof useReportDraft>;
