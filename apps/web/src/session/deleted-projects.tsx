import { type DeletedProject, deletedProjectSchema } from '@quietsite/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { requestJson, requestNothing } from '../lib/api-client.ts';
import { projectTitle } from '../lib/format.ts';
import type { Column } from '../ui/data-table.tsx';
import { showSuccess } from '../ui/dialogs/toasts.tsx';
import { EmptyState } from '../ui/states.tsx';
import { projectListKey } from './project-queries.ts';
import { RestorableList } from './restorable-list.tsx';
import { useListChange } from './use-list-change.ts';

const deletedProjectsQuery = queryOptions({
  queryKey: [...projectListKey, 'deleted'],
  queryFn: ({ signal }) => requestJson('/api/deleted-projects', deletedProjectSchema.array(), { signal }),
  staleTime: 0,
});

/** Deleted projects that can be restored: the user's own, or all users' for administrators (Q151). */
export function DeletedProjects({ isForAllUsers = false }: { readonly isForAllUsers?: boolean }) {
  const { t } = useTranslation();
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
  const columns = useMemo((): readonly Column<DeletedProject>[] => {
    const owner: Column<DeletedProject> = {
      id: 'owner',
      title: t('editor.deleted.owner'),
      width: 180,
      spareBelow: 820,
      cell: ({ ownerName, ownerCompany }) => [ownerName, ownerCompany].filter(Boolean).join(', '),
    };
    const title = { id: 'title', title: t('projects.project'), cell: projectTitle };
    return [{ ...title, sortValue: (project) => project.title }, ...(isForAllUsers ? [owner] : [])];
  }, [t, isForAllUsers]);
  return (
    <RestorableList
      {...{ restore, columns }}
      label={t('editor.deleted.title')}
      list={useQuery(deletedProjectsQuery)}
      empty={<EmptyState title={t('editor.deleted.none')} hint={t('editor.deleted.noneHint')} />}
      nameOf={projectTitle}
    />
  );
}
