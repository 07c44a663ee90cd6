import { Button, Group, Text } from '@mantine/core';
import type { ProjectSummary } from '@quietsite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestNothing } from '../../../lib/api-client.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { projectTitle } from '../../../lib/format.ts';
import { routes } from '../../../lib/routes.ts';
import { projectListKey } from '../../../session/project-queries.ts';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';
import { failureReference, failureText } from '../../../ui/failure-text.ts';
import classes from '../editor/editor.module.css';

interface DeletionDialogProps {
  readonly project: ProjectSummary;
  readonly onClose: () => void;
}

export function DeletionDialog({ project, onClose }: DeletionDialogProps) {
  const { t } = useTranslation();
  const deletion = useDeletion(project, onClose);
  const { error } = deletion;
  return (
    <AppModal
      isOpen
      title={t('editor.deletion.title')}
      onClose={onClose}
      width={480}
      focusAfter={`[data-actions="${project.id}"]`}
    >
      {error && (
        <div className={classes.failure} role="alert">
          <p>
            <strong>{t('editor.deletion.failed')}.</strong>{' '}
            {hasCode(error, 'CONFLICT') ? t('editor.deletion.changed') : failureText(error)} {failureReference(error)}
          </p>
        </div>
      )}
      <Text size="sm">{t('editor.deletion.question')}</Text>
      <Text size="sm" fw={600} mt="xs">
        {projectTitle(project)}
      </Text>
      <Text size="sm" mt="xs" c="dimmed">
        {t(project.status === 'Created' ? 'editor.deletion.restorable' : 'editor.deletion.kept')}
      </Text>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('action.no')}
        </Button>
        <Button color="signal" loading={deletion.isPending} onClick={() => deletion.mutate()}>
          {t('action.yes')}
        </Button>
      </Group>
    </AppModal>
  );
}

/** Deleting the open project reloads the page without it (PROJ-27). */
function useDeletion(project: ProjectSummary, onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const isOpen = useOpenProjectId() === project.id;
  return useMutation({
    mutationFn: () =>
      requestNothing(`/api/projects/${project.id}`, { method: 'DELETE', body: { revision: project.revision } }),
    onSuccess: () => {
      if (isOpen) return window.location.assign(routes.home);
      showSuccess({
        title: t('editor.deletion.doneTitle'),
        text: t('editor.deletion.done', { name: projectTitle(project) }),
      });
      onDone();
    },
    // Refetches the list even if the deletion was refused.
    onSettled: () => void client.invalidateQueries({ queryKey: projectListKey }),
  });
}
