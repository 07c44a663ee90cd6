import { projectSchema } from '@quietsite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { requestJson } from '../../lib/api-client.ts';
import { projectPath, routes } from '../../lib/routes.ts';
import { showFailure } from '../../ui/dialogs/toasts.tsx';
import { projectListKey, projectQuery } from '../project-queries.ts';

/** Creates a sample project for the user and opens it on the map. */
export function useSample(onCreated: (projectId: number) => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => requestJson('/api/projects/sample', projectSchema, { method: 'POST' }),
    onSuccess: (sample) => {
      client.setQueryData(projectQuery(sample.id).queryKey, sample);
      void client.invalidateQueries({ queryKey: projectListKey });
      onCreated(sample.id);
      void navigate(projectPath(routes.home, sample.id));
    },
    onError: (error) =>
      showFailure(error, { id: 'tour-sample', title: t('tour.sampleFailed'), onRetry: () => mutate() }),
  });
  return { create: () => mutate(), isCreating: isPending };
}
