import { Button, Group } from '@mantine/core';
import type { ProjectSummary } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstantDay, projectTitle } from '../../lib/format.ts';
import { reviewQuery } from '../../session/project-queries.ts';
import { AppModal } from '../../ui/dialogs/app-modal.tsx';
import { QueryState } from '../../ui/states.tsx';
import classes from './review.module.css';
import { ReviewContents } from './review-contents.tsx';

interface ReturnedDialogProps {
  readonly project: ProjectSummary;
  readonly onClose: () => void;
}

/**
 * A returned plan as the authority received it: its files, the decision and all comments, without the team's later
 * edits (Q150).
 */
export function ReturnedDialog({ project, onClose }: ReturnedDialogProps) {
  const { t } = useTranslation();
  const review = useQuery({ ...reviewQuery(project.id), staleTime: 0 });
  return (
    <AppModal
      isOpen
      title={t('review.returned.title', { name: projectTitle(project) })}
      width={640}
      focusAfter={`[data-open="${project.id}"]`}
      onClose={onClose}
    >
      <QueryState query={review} />
      {review.data && (
        <ReviewContents
          projectId={project.id}
          review={review.data}
          lead={
            <p className={classes.hint}>{t('review.returned.note', { date: formatInstantDay(project.modifiedAt) })}</p>
          }
          form={null}
          chosen={null}
        />
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('action.close')}
        </Button>
      </Group>
    </AppModal>
  );
}
