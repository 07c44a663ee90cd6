import type { CommentChange } from '@quietsite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reviewQuery } from '../../session/project-queries.ts';
import { showFailure } from '../../ui/dialogs/toasts.tsx';
import { changeComment, discardDraft } from './review-calls.ts';

/** Changes one comment; null discards it. A failure is shown with a retry. */
export function useCommentChange(projectId: number, commentId: number, onDone?: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: async (to: CommentChange | null) => {
      if (to) await changeComment(projectId, commentId, to);
      else await discardDraft(projectId, commentId);
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: reviewQuery(projectId).queryKey });
      onDone?.();
    },
    onError: (error, to) =>
      showFailure(error, {
        id: `comment ${commentId}`,
        title: t('review.notChanged'),
        onRetry: () => change.mutate(to),
      }),
  });
  return change;
}
