import { Button, Group } from '@mantine/core';
import type { ProjectSummary, Review } from '@quietsite/contracts';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantDay, projectTitle } from '../../lib/format.ts';
import { reviewQuery } from '../../session/project-queries.ts';
import { AppModal } from '../../ui/app-modal.tsx';
import { FailureState, LoadingState } from '../../ui/states.tsx';
import { CommentList } from './comment-list.tsx';
import { ComparisonDialog } from './comparison-dialog.tsx';
import classes from './review.module.css';
import { SubmissionList } from './submission-list.tsx';
import { countOpen } from './use-review.ts';

interface ReturnedDialogProps {
  readonly project: ProjectSummary;
  readonly onClose: () => void;
}

/** A returned plan as the authority had it: its files, the decision and all comments; nothing the team edits since (Q150). */
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
      {review.isPending && <LoadingState />}
      {review.isLoadingError && <FailureState error={review.error} onRetry={() => void review.refetch()} />}
      {review.data && <Contents project={project} review={review.data} />}
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('action.close')}
        </Button>
      </Group>
    </AppModal>
  );
}

function Contents({ project, review }: { readonly project: ProjectSummary; readonly review: Review }) {
  const { t } = useTranslation();
  const [isComparing, setComparing] = useState(false);
  const { submissions, comments } = review;
  const numberOf = (id: number) => submissions.find((submission) => submission.id === id)?.number;
  return (
    <div className={classes.contents}>
      <p className={classes.hint}>{t('review.returned.note', { date: formatInstantDay(project.modifiedAt) })}</p>
      <section aria-labelledby="returned-submissions">
        <div className={classes.head}>
          <h3 id="returned-submissions">{t('review.submissions')}</h3>
          {submissions.length > 1 && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconArrowsDiff size={14} aria-hidden />}
              onClick={() => setComparing(true)}
            >
              {t('review.compare')}
            </Button>
          )}
        </div>
        <SubmissionList submissions={submissions} />
      </section>
      <section aria-labelledby="returned-comments">
        <h3 id="returned-comments">{t('review.commentsOf', { open: countOpen(review) })}</h3>
        <CommentList projectId={project.id} comments={comments} numberOf={numberOf} isReadonly />
      </section>
      {isComparing && <ComparisonDialog submissions={submissions} onClose={() => setComparing(false)} />}
    </div>
  );
}
