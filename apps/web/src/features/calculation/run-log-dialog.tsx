import type { RunLogEntry } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { AppModal } from '../../ui/dialogs/app-modal.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import classes from './run-log.module.css';
import { runLogQuery } from './run-log-calls.ts';
import { RunDetailView } from './run-log-detail.tsx';
import { describeDuration, describeStatus } from './run-log-text.ts';

interface RunLogDialogProps {
  readonly projectId: number;
  readonly onClose: () => void;
}

/** All calculations of the project, with what each counted, left out and how long it took. */
export function RunLogDialog({ projectId, onClose }: RunLogDialogProps) {
  const { t } = useTranslation();
  const [runId, setRunId] = useState<number | null>(null);
  return (
    <AppModal isOpen title={t('runLog.title')} width={720} onClose={onClose}>
      {runId === null ? (
        <RunList projectId={projectId} onShow={setRunId} />
      ) : (
        <RunDetailView projectId={projectId} runId={runId} onBack={() => setRunId(null)} />
      )}
    </AppModal>
  );
}

interface RunListProps {
  readonly projectId: number;
  readonly onShow: (runId: number) => void;
}

function RunList({ projectId, onShow }: RunListProps) {
  const { t } = useTranslation();
  const runs = useQuery(runLogQuery(projectId));
  const columns = useColumns();
  if (!runs.data) return <QueryState query={runs} />;
  if (runs.data.length === 0) return <EmptyState title={t('runLog.empty')} />;
  return (
    <div className={classes.list}>
      <DataTable
        label={t('runLog.table')}
        columns={columns}
        rows={runs.data}
        rowKey={({ id }) => id}
        onRowClick={({ id }) => onShow(id)}
        maxHeight={420}
      />
    </div>
  );
}

function useColumns(): readonly Column<RunLogEntry>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        ...{ id: 'number', width: 76, title: t('runLog.number') },
        // Keyboard equivalent of clicking the row. Its click bubbles to the row.
        cell: ({ id }) => (
          <button type="button" className={classes.show} aria-label={t('runLog.show', { number: id })}>
            {id}
          </button>
        ),
      },
      {
        ...{ id: 'started', width: 142, title: t('runLog.started') },
        cell: ({ queuedAt }) => formatInstantMinute(queuedAt),
      },
      { id: 'by', title: t('runLog.requestedBy'), cell: ({ requestedBy }) => requestedBy },
      {
        ...{ id: 'duration', width: 84, title: t('runLog.duration'), isNumeric: true },
        cell: (run) => describeDuration(t, run),
      },
      { id: 'status', width: 250, title: t('runLog.status'), cell: (run) => describeStatus(t, run) },
    ],
    [t],
  );
}
