import { Button } from '@mantine/core';
import type { ReviewComment } from '@quietsite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reviewQuery } from '../../session/project-queries.ts';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { FailureNote } from './failure-note.tsx';
import classes from './review.module.css';
import { sendDrafts } from './review-calls.ts';

interface DraftBarProps {
  readonly projectId: number;
  readonly drafts: readonly ReviewComment[];
}

/** The user's own drafts, which are sent with the decision or here. */
export function DraftBar({ projectId, drafts }: DraftBarProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: () => sendDrafts(projectId),
    onSuccess: (review) => {
      client.setQueryData(reviewQuery(projectId).queryKey, review);
      showSuccess({ id: 'comments sent', title: t('review.drafts.sent'), text: t('review.drafts.sentText') });
    },
    // Another officer may have decided.
    onError: () => void client.invalidateQueries({ queryKey: reviewQuery(projectId).queryKey }),
  });
  const replies = drafts.filter(({ parentId }) => parentId !== null).length;
  const comments = drafts.length - replies;
  const counted = [
    ...(replies > 0 ? [t('review.drafts.replies', { count: replies })] : []),
    ...(comments > 0 ? [t('review.drafts.comments', { count: comments })] : []),
  ];
  return (
    <section className={classes.draftBar} aria-label={t('review.drafts.title')}>
      <p role="status">
        <strong>{t('review.drafts.title')}</strong>
        {t('review.drafts.text', { drafts: counted.join(t('review.drafts.between')) })}
      </p>
      <Button variant="default" size="compact-sm" loading={sending.isPending} onClick={() => sending.mutate()}>
        {t('review.drafts.send')}
      </Button>
      {sending.error && <FailureNote title={t('review.drafts.notSent')} error={sending.error} />}
    </section>
  );
}
