import { Button } from '@mantine/core';
import { type DeletedProject, deletedProjectSchema } from '@quietsite/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { requestJson, requestNothing } from '../lib/api-client.ts';
import { formatDay, formatInstantDay, projectTitle } from '../lib/format.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { EmptyState, FailureState, LoadingState } from '../ui/states.tsx';
import { showSuccess } from '../ui/toasts.tsx';
import { projectListKey } from './project-queries.ts';
import { useListChange } from './use-list-change.ts';

const deletedProjectsQuery = queryOptions({
  queryKey: [...projectListKey, 'deleted'],
  queryFn: ({ signal }) => requestJson('/api/deleted-projects', deletedProjectSchema.array(), { signal }),
  staleTime: 0,
});

/** What was deleted and can be brought back: the own, for administrators everybody's (Q151). */
export function DeletedProjects({ isOfAll = false }: { readonly isOfAll?: boolean }) {
  const { t } = useTranslation();
  const projects = useQuery(deletedProjectsQuery);
  const restore = useListChange<DeletedProject>({
    change: ({ id }) => requestNothing(`/api/projects/${id}/restoration`, { method: 'POST' }),
    failureTitle: t('editor.deleted.notRestored'),
    lists: [projectListKey],
    onDone: (project) =>
      showSuccess({
        title: t('editor.deleted.restoredTitle'),
        text: t('editor.deleted.restored', { name: projectTitle(project) }),
      }),
  });
  const restoring = restore.isPending ? restore.variables.id : null;
  const { mutate } = restore;
  const columns = useMemo(() => describeColumns(t, isOfAll, restoring, mutate), [t, isOfAll, restoring, mutate]);
  if (projects.isLoadingError) return <FailureState error={projects.error} onRetry={() => void projects.refetch()} />;
  if (!projects.data) return <LoadingState />;
  if (projects.data.length === 0)
    return <EmptyState title={t('editor.deleted.none')} hint={t('editor.deleted.noneHint')} />;
  return <DataTable label={t('editor.deleted.title')} columns={columns} rows={projects.data} rowKey={({ id }) => id} />;
}

function describeColumns(
  t: TFunction,
  isOfAll: boolean,
  restoring: number | null,
  onRestore: (project: DeletedProject) => void,
): readonly Column<DeletedProject>[] {
  const owner: Column<DeletedProject> = {
    id: 'owner',
    title: t('editor.deleted.owner'),
    width: 180,
    spareBelow: 820,
    cell: ({ ownerName, ownerCompany }) => [ownerName, ownerCompany].filter(Boolean).join(', '),
  };
  return [
    { id: 'title', title: t('projects.project'), cell: projectTitle, sortValue: ({ title }) => title },
    ...(isOfAll ? [owner] : []),
    {
      id: 'deleted',
      title: t('editor.deleted.when'),
      width: 190,
      spareBelow: 480,
      cell: ({ deletedAt, deletedBy }) => [formatInstantDay(deletedAt), deletedBy].filter(Boolean).join(', '),
      sortValue: ({ deletedAt }) => deletedAt,
    },
    {
      id: 'until',
      title: t('editor.deleted.until'),
      width: 132,
      cell: ({ restorableUntil }) => formatDay(restorableUntil),
    },
    {
      id: 'actions',
      title: t('projects.actions'),
      width: 96,
      cell: (project) => (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('editor.deleted.restoreNamed', { name: projectTitle(project) })}
          loading={restoring === project.id}
          onClick={() => onRestore(project)}
        >
          {t('editor.deleted.restore')}
        </Button>
      ),
    },
  ];
}
