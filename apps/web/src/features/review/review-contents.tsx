import { Button } from '@mantine/core';
import type { Review, Submission } from '@quietsite/contracts';
import { IconArrowsDiff } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/states.tsx';
import { CommentList } from './comment-list.tsx';
import { ComparisonDialog } from './comparison/comparison-dialog.tsx';
import classes from './review.module.css';
import { SubmissionCard } from './submission-card.tsx';
import { countOpen } from './threads.ts';
import type { ChosenThread } from './use-chosen-thread.ts';
import { findFollowing } from './use-review.ts';

interface ReviewContentsProps {
  readonly projectId: number;
  readonly review: Review;
  /** Shown first. */
  readonly lead: ReactNode;
  /** Below the comments. */
  readonly form: ReactNode;
  readonly chosen: ChosenThread;
}

/** The submissions and the comments on them. */
export function ReviewContents({ projectId, review, lead, form, chosen }: ReviewContentsProps) {
  const { t } = useTranslation();
  const [isComparing, setComparing] = useState(false);
  const [submissionsId, commentsId] = [useId(), useId()];
  const { submissions, comments } = review;
  const numberOf = (id: number) => submissions.find((submission) => submission.id === id)?.number;
  if (submissions.length === 0)
    return (
      <div className={classes.contents}>
        {lead}
        <EmptyState title={t('review.none')} />
      </div>
    );
  return (
    <div className={classes.contents}>
      {lead}
      <section aria-labelledby={submissionsId}>
        <div className={classes.head}>
          <h3 id={submissionsId}>{t('review.submissions')}</h3>
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
      <section aria-labelledby={commentsId}>
        <h3 id={commentsId}>{t('review.commentsOf', { open: countOpen(comments) })}</h3>
        <CommentList {...{ projectId, comments, numberOf, chosen }} />
        {form}
      </section>
      {isComparing && <ComparisonDialog submissions={submissions} onClose={() => setComparing(false)} />}
    </div>
  );
}

/** Newest first. The newest is expanded. */
function SubmissionList({ submissions }: { readonly submissions: readonly Submission[] }) {
  return (
    <ul className={classes.list}>
      {submissions.map((submission, index) => (
        <SubmissionCard
          key={submission.id}
          submission={submission}
          isOpen={index === 0}
          followedBy={findFollowing(submissions, submission)}
        />
      ))}
    </ul>
  );
}
