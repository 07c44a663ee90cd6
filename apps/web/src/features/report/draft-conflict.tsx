import type { ReportDraft } from '@quietsite/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../lib/format.ts';
import { ConflictModal } from '../../ui/dialogs/conflict-modal.tsx';
import { reportQuery } from './report-calls.ts';
import type { ReportWriting } from './text/use-report-draft.ts';

interface DraftConflictProps {
  readonly projectId: number;
  readonly writing: ReportWriting;
}

/** Another user saved the report in the meantime. Shows who and when, and asks whose text to keep (U23). */
export function DraftConflict({ projectId, writing }: DraftConflictProps) {
  const { t } = useTranslation();
  const theirs = useTheirs(projectId, writing.state.kind === 'conflict');
  if (!theirs) return null;
  const name = theirs.savedBy ?? t('editor.conflict.somebody');
  const at = theirs.savedAt === null ? '' : formatInstantMinute(theirs.savedAt);
  return (
    <ConflictModal
      text={t('report.conflict', { name, at })}
      width={520}
      onKeepMine={() => writing.settle(theirs, true)}
      onTakeTheirs={() => writing.settle(theirs, false)}
      onClose={writing.putOff}
    />
  );
}

/** Refetched, because the cached version may be the one the user's text is based on. */
function useTheirs(projectId: number, isWanted: boolean): ReportDraft | null {
  const client = useQueryClient();
  const [theirs, setTheirs] = useState<ReportDraft | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    client.fetchQuery({ ...reportQuery(projectId), staleTime: 0 }).then(
      ({ draft }) => !isOver && setTheirs(draft),
      // On failure, the question comes with the next refused save.
      () => undefined,
    );
    return () => {
      isOver = true;
      setTheirs(null);
    };
  }, [client, projectId, isWanted]);
  return theirs;
}
