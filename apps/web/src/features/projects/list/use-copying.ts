import { type CopyRequest, type ProjectSummary, projectSchema } from '@quietsite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { requestJson } from '../../../lib/api-client.ts';
import { projectTitle } from '../../../lib/format.ts';
import { projectPath, routes } from '../../../lib/routes.ts';
import { projectListKey, projectQuery } from '../../../session/project-queries.ts';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';

export function useCopying(project: ProjectSummary) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: CopyRequest) =>
      requestJson(`/api/projects/${project.id}/copies`, projectSchema, { method: 'POST', body }),
    onSuccess: (copy) => {
      client.setQueryData(projectQuery(copy.id).queryKey, copy);
      void client.invalidateQueries({ queryKey: projectListKey });
      showSuccess({ title: t('editor.copy.doneTitle'), text: t('editor.copy.done', { name: projectTitle(copy) }) });
      void navigate(projectPath(routes.home, copy.id));
    },
  });
}
