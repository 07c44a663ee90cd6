import type { Programme } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { programmeQuery } from '../../session/project-queries.ts';
import { useProjectMap } from '../../session/use-open-project.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState, FailureState, LoadingState } from '../../ui/states.tsx';
import classes from './editor.module.css';

type Task = Programme['tasks'][number];

/** Null: a new project, which has nothing yet. */
interface ContentsProps {
  readonly projectId: number | null;
}

export function TaskList({ projectId }: ContentsProps) {
  const { t } = useTranslation();
  if (projectId === null) return <EmptyState title={t('editor.defineZone')} />;
  return <StoredTasks projectId={projectId} />;
}

function StoredTasks({ projectId }: { readonly projectId: number }) {
  const { t } = useTranslation();
  const map = useProjectMap();
  const programme = useQuery(programmeQuery(projectId));
  const columns = useMemo<readonly Column<Task>[]>(
    () => [
      { id: 'name', title: t('editor.task'), cell: (task) => <span title={task.name}>{task.name}</span> },
      {
        id: 'work',
        title: t('editor.work'),
        width: 112,
        cell: (task) => <span title={task.constructionWork}>{task.constructionWork || '-'}</span>,
      },
      { id: 'start', title: t('editor.start'), width: 104, cell: (task) => task.start },
      { id: 'end', title: t('editor.end'), width: 104, cell: (task) => task.end },
    ],
    [t],
  );
  const failed = [map, programme].find((query) => query.isLoadingError);
  if (failed) return <FailureState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!map.data || !programme.data) return <LoadingState />;
  if (map.data.zones.length === 0) return <EmptyState title={t('editor.defineZone')} />;
  if (programme.data.tasks.length === 0) return <EmptyState title={t('editor.noTasks')} />;
  return (
    <div className={classes.table}>
      <DataTable label={t('editor.tasks')} columns={columns} rows={programme.data.tasks} rowKey={({ id }) => id} />
    </div>
  );
}
