import type { Decision } from '@quietsite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { caseFilePath, projectPath, routes } from '../../lib/routes.ts';
import { nextToDecide } from '../../session/desk/case-steps.ts';
import { deskQuery } from '../../session/desk/desk-queries.ts';
import { useCaseList } from '../../session/desk/use-case-list.ts';
import { leavingKey } from '../../session/project-events.tsx';
import { projectKey, projectListKey, reviewQuery } from '../../session/project-queries.ts';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { decide } from './review-calls.ts';
import { sendUnsent } from './unsent-comment.ts';

/**
 * Sends the decision, preceded by any typed comment. A returned project belongs only to its team again, so the
 * authority is taken to the case file. The notice links to the next case.
 */
export function useDeciding(projectId: number, onClose: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const listOf = useCaseList(projectId);
  const queryKey = projectKey(projectId);
  /** The next case after this one, or the first. Without a response, the link to the Inbox remains. */
  const findNext = async () => {
    const desk = await client.fetchQuery({ ...deskQuery, staleTime: 0 }).catch(() => null);
    return desk && nextToDecide(desk, projectId, listOf(desk));
  };
  return useMutation({
    mutationKey: leavingKey,
    mutationFn: async (decision: Decision) => {
      await sendUnsent(projectId);
      return decide(projectId, decision);
    },
    onSuccess: async (review, { decision }) => {
      const isRevealed = decision === 'reveal';
      client.setQueryData(reviewQuery(projectId).queryKey, review);
      if (isRevealed) {
        await client.invalidateQueries({ queryKey });
      } else {
        // Rendered synchronously: anything that still has the project open would send requests that are now refused.
        await navigate(caseFilePath(projectId), { replace: true, flushSync: true });
        await client.invalidateQueries({ queryKey, refetchType: 'none' });
      }
      void client.invalidateQueries({ queryKey: projectListKey });
      onClose();
      const next = await findNext();
      const date = review.approvedOn ?? '';
      showSuccess({
        id: 'decision',
        title: t(isRevealed ? 'review.decision.revealed' : 'review.decision.rejected'),
        text: isRevealed ? t('review.decision.approved', { date }) : t('review.decision.rejectedText'),
        actions: [
          ...(next
            ? [
                {
                  label: t('review.cases.nextNamed', { title: next.title }),
                  act: () => void navigate(projectPath(routes.review, next.projectId)),
                },
              ]
            : []),
          { label: t('review.cases.inbox'), act: () => void navigate(routes.inbox) },
        ],
      });
    },
    // Another user may have decided. Refetches, and the dialog stays open.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
