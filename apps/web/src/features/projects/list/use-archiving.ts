import type { ProjectSummary } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { requestNothing } from '../../../lib/api-client.ts';
import { projectTitle } from '../../../lib/format.ts';
import { projectListKey } from '../../../session/project-queries.ts';
import { useListChange } from '../../../session/use-list-change.ts';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';

/** Archives or unarchives a project. Nothing is lost, so no confirmation is needed. */
export function useArchiving() {
  const { t } = useTranslation();
  const { mutate } = useListChange<ProjectSummary>({
    change: ({ id, isArchived }) =>
      requestNothing(`/api/projects/${id}/archiving`, { method: 'PUT', body: { isArchived: !isArchived } }),
    failureTitle: t('home.archive.failed'),
    lists: [projectListKey],
    onDone: (project) => {
      const done = project.isArchived ? 'unarchived' : 'archived';
      showSuccess({
        title: t(`home.archive.${done}Title`),
        text: t(`home.archive.${done}`, { name: projectTitle(project) }),
      });
    },
  });
  return mutate;
}
