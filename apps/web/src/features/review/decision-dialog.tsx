import { Anchor, Button, Group, Text, Textarea } from '@mantine/core';
import type { Review } from '@quietsite/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../lib/routes.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { AppModal } from '../../ui/app-modal.tsx';
import { useDialogs } from '../../ui/dialogs.tsx';
import { FailureState, LoadingState } from '../../ui/states.tsx';
import { FailureNote } from './failure-note.tsx';
import { useDeciding } from './use-deciding.ts';
import { countOpen, findWaiting, useReview } from './use-review.ts';

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
    <AppModal
      isOpen
      title={waiting ? t('review.decision.title', { number: waiting.number }) : t('review.decision.titleLoading')}
      width={520}
      onClose={onClose}
    >
      {review.isPending && <LoadingState />}
      {review.isLoadingError && <FailureState error={review.error} onRetry={() => void review.refetch()} />}
      {review.data && !waiting && <Text size="sm">{t('review.decision.gone')}</Text>}
      {review.data && waiting && (
        <>
          <Text size="sm" fw={600}>
            {name}
          </Text>
          <Text size="sm" mt={4}>
            {t('review.decision.text')}
          </Text>
          <Anchor component="button" type="button" size="sm" onClick={look}>
            {t('review.decision.look')}
          </Anchor>
          <Choice projectId={projectId} submissionId={waiting.id} review={review.data} onClose={onClose} />
        </>
      )}
    </AppModal>
  );
}

interface ChoiceProps {
  readonly projectId: number;
  readonly submissionId: number;
  readonly review: Review;
  readonly onClose: () => void;
}

function Choice({ projectId, submissionId, review, onClose }: ChoiceProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isReasonWanted, setReasonWanted] = useState(false);
  const deciding = useDeciding(projectId, onClose);
  const isSure = useRevealQuestion(countOpen(review));
  const reject = () => {
    setReasonWanted(true);
    if (reason.trim() !== '') deciding.mutate({ decision: 'reject', submissionId, reason: reason.trim() });
  };
  const reveal = async () => {
    if (await isSure()) deciding.mutate({ decision: 'reveal', submissionId });
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
        <Button loading={deciding.isPending} data-autofocus onClick={() => void reveal()}>
          {t('review.decision.reveal')}
        </Button>
      </Group>
    </>
  );
}

/** An approval cannot be taken back, so it takes a second press. */
function useRevealQuestion(openComments: number): () => Promise<boolean> {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  return () =>
    confirm({
      title: t('review.decision.revealTitle'),
      text: t('review.decision.revealText'),
      ...(openComments > 0 ? { consequence: t('review.decision.revealOpen', { count: openComments }) } : {}),
      isDangerous: true,
      labels: { yes: t('review.decision.reveal'), no: t('review.decision.back') },
    });
}
