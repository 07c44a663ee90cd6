import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { routes } from '../../lib/routes.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { AppModal } from '../../ui/dialogs/app-modal.tsx';
import { QueryState } from '../../ui/states.tsx';
import { DecisionChoice } from './decision-choice.tsx';
import { findWaiting, useReview } from './use-review.ts';

interface DecisionDialogProps {
  readonly projectId: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Reveal or Reject for a pending project (APPROVE-04). A failure is shown and leaves the choice open (U25). */
export function DecisionDialog({ projectId, name, onClose }: DecisionDialogProps) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const review = useReview();
  const waiting = review.data && findWaiting(review.data, projectId);
  const openReview = () => {
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
      <QueryState query={review} />
      {review.data && !waiting && <Text size="sm">{t('review.decision.gone')}</Text>}
      {review.data && waiting && (
        <>
          <Text size="sm" fw={600}>
            {name}
          </Text>
          <Text size="sm" mt={4}>
            {t('review.decision.text')}
          </Text>
          <Anchor component="button" type="button" size="sm" onClick={openReview}>
            {t('review.decision.look')}
          </Anchor>
          <DecisionChoice projectId={projectId} submissionId={waiting.id} review={review.data} onClose={onClose} />
        </>
      )}
    </AppModal>
  );
}
