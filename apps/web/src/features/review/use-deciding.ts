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

/** Sends the decision, and before it a comment that is only typed. A rejected project is its team's alone again: the authority goes back to its list. */
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
        // Drawn at once: whatever still had the project open would ask for what is refused by now.
        await navigate(`${routes.projects}?list=authority`, { replace: true, flushSync: true });
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
    // Somebody else may have decided: what is shown is read again, the dialog stays.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
