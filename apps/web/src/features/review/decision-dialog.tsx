import { Anchor, Button, Group, Text, Textarea } from '@mantine/core';
import type { Decision } from '@quietsite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../lib/routes.ts';
import { projectKey, projectListKey } from '../../session/project-queries.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { AppModal } from '../../ui/app-modal.tsx';
import { FailureState, LoadingState } from '../../ui/states.tsx';
import { showSuccess } from '../../ui/toasts.tsx';
import { FailureNote } from './failure-note.tsx';
import { decide, reviewQuery } from './review-calls.ts';
import { findWaiting, useReview } from './use-review.ts';

interface DecisionDialogProps {
  readonly projectId: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Reveal or Reject of a project that waits for it (APPROVE-04); a failure is shown and leaves the choice open (U25). */
export function DecisionDialog({ projectId, name, onClose }: DecisionDialogProps) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const review = useReview();
  const waiting = review.data && findWaiting(review.data, projectId);
  const look = () => {
    onClose();
    navigate(routes.review);
  };
  return (
    <AppModal isOpen title={t('review.decision.title')} width={520} onClose={onClose}>
      {review.isPending && <LoadingState />}
      {review.isLoadingError && <FailureState error={review.error} onRetry={() => void review.refetch()} />}
      {review.data && !waiting && <Text size="sm">{t('review.decision.gone')}</Text>}
      {waiting && (
        <>
          <Text size="sm">{t('review.decision.text', { name })}</Text>
          <Anchor component="button" type="button" size="sm" onClick={look}>
            {t('review.decision.look')}
          </Anchor>
          <Choice projectId={projectId} submissionId={waiting.id} onClose={onClose} />
        </>
      )}
    </AppModal>
  );
}

interface ChoiceProps {
  readonly projectId: number;
  readonly submissionId: number;
  readonly onClose: () => void;
}

function Choice({ projectId, submissionId, onClose }: ChoiceProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isReasonWanted, setReasonWanted] = useState(false);
  const deciding = useMutation({
    mutationFn: (decision: Decision) => decide(projectId, decision),
    onSuccess: async (review, { decision }) => {
      client.setQueryData(reviewQuery(projectId).queryKey, review);
      void client.invalidateQueries({ queryKey: projectListKey });
      await client.invalidateQueries({ queryKey: projectKey(projectId) });
      onClose();
      const text =
        decision === 'reveal'
          ? t('review.decision.approved', { date: review.approvedOn ?? '' })
          : t('review.decision.rejectedText');
      const title = t(decision === 'reveal' ? 'review.decision.revealed' : 'review.decision.rejected');
      showSuccess({ id: 'decision', title, text });
    },
    // Somebody else may have decided: what is shown is read again, the dialog stays.
    onError: () => void client.invalidateQueries({ queryKey: reviewQuery(projectId).queryKey }),
  });
  const reject = () => {
    setReasonWanted(true);
    if (reason.trim() !== '') deciding.mutate({ decision: 'reject', submissionId, reason: reason.trim() });
  };
  return (
    <>
      <Textarea
        mt="sm"
        size="xs"
        autosize
        minRows={3}
        maxRows={8}
        maxLength={10_000}
        label={t('review.decision.reason')}
        value={reason}
        error={isReasonWanted && reason.trim() === '' && t('review.decision.reasonMissing')}
        errorProps={{ role: 'alert' }}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {deciding.error && <FailureNote title={t('review.decision.failed')} error={deciding.error} />}
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" loading={deciding.isPending} onClick={reject}>
          {t('review.decision.reject')}
        </Button>
        <Button
          loading={deciding.isPending}
          data-autofocus
          onClick={() => deciding.mutate({ decision: 'reveal', submissionId })}
        >
          {t('review.decision.reveal')}
        </Button>
      </Group>
    </>
  );
}
