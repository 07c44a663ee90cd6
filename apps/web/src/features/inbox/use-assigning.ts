import { type Assignment, assigneeSchema, type ReviewCase, type ReviewDesk } from '@quietsite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestJson } from '../../lib/api-client.ts';
import { hasCode } from '../../lib/api-error.ts';
import { projectTitle } from '../../lib/format.ts';
import { deskQuery } from '../../session/desk/desk-queries.ts';
import { showFailure, showWarning } from '../../ui/dialogs/toasts.tsx';
import type { Officer } from './officers.ts';

interface Assigning {
  readonly one: ReviewCase;
  /** Null: unassign. */
  readonly officer: Pick<Officer, 'id' | 'name'> | null;
}

const sendAssignment = (projectId: number, body: Assignment) =>
  requestJson(`/api/review-desk/${projectId}/assignment`, assigneeSchema, { method: 'PUT', body });

/**
 * Assigns a case. If another officer was faster, the case stays theirs and they are named. Reloads the list in any
 * case.
 */
export function useAssigning(onDone: (message: string) => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ one, officer }: Assigning) =>
      sendAssignment(one.projectId, { officerId: officer?.id ?? null, expectedOfficerId: one.assignee?.id ?? null }),
    onSuccess: ({ assignee }, { one }) => {
      client.setQueryData(deskQuery.queryKey, (desk) => desk && withAssignee(desk, one.projectId, assignee));
      const name = projectTitle(one);
      onDone(assignee ? t('inbox.assign.done', { name, officer: assignee.name }) : t('inbox.assign.undone', { name }));
    },
    onError: (error, assigning) => {
      const name = projectTitle(assigning.one);
      if (hasCode(error, 'CONFLICT')) {
        const officer = String(error.details.assignee ?? '');
        const text = officer ? t('inbox.assign.held', { name, officer }) : t('inbox.assign.free', { name });
        showWarning({ id: 'assignment', title: t('inbox.assign.conflict'), text });
      } else
        showFailure(error, {
          ...{ id: 'assignment', title: t('inbox.assign.failed', { name }) },
          onRetry: () => mutation.mutate(assigning),
        });
    },
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.queryKey }),
  });
  return mutation;
}

const withAssignee = (desk: ReviewDesk, projectId: number, assignee: ReviewCase['assignee']): ReviewDesk => ({
  ...desk,
  cases: desk.cases.map((one) => (one.projectId === projectId ? { ...one, assignee } : one)),
});
