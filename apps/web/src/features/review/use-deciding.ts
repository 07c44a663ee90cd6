import type { Decision } from '@quietsite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { routes } from '../../lib/routes.ts';
import { leavingKey } from '../../session/project-events.tsx';
import { projectKey, projectListKey, reviewQuery } from '../../session/project-queries.ts';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { decide } from './review-calls.ts';
import { sendUnsent } from './unsent-comment.ts';

/**
 * Sends the decision, preceded by any typed comment. A rejected project belongs only to its team again, so the
 * authority returns to its Inbox.
 */
export function useDeciding(projectId: number, onClose: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const queryKey = projectKey(projectId);
  return useMutation({
    mutationKey: leavingKey,
    mutationFn: async (decision: Decision) => {
      await sendUnsent(projectId);
      return decide(projectId, decision);
    },
    onSuccess: async (review, { decision }) => {
      const isRevealed = decision === 'reveal';
      if (isRevealed) {
        client.setQueryData(reviewQuery(projectId).queryKey, review);
        await client.invalidateQueries({ queryKey });
      } else {
        // Rendered synchronously: anything that still has the project open would send requests that are now refused.
        await navigate(routes.inbox, { replace: true, flushSync: true });
        await client.invalidateQueries({ queryKey, refetchType: 'none' });
      }
      void client.invalidateQueries({ queryKey: projectListKey });
      onClose();
      const date = review.approvedOn ?? '';
      showSuccess({
        id: 'decision',
        title: t(isRevealed ? 'review.decision.revealed' : 'review.decision.rejected'),
        text: isRevealed ? t('review.decision.approved', { date }) : t('review.decision.rejectedText'),
      });
    },
    // Another user may have decided. Refetches, and the dialog stays open.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
