import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../lib/api-error.ts';
import { showFailure, showWarning } from '../ui/dialogs/toasts.tsx';
import { restoreFocus } from '../ui/focus/restore-focus.ts';

interface ListChange<Input> {
  readonly change: (input: Input) => Promise<unknown>;
  /** Names what failed. */
  readonly failureTitle: string;
  /** The lists that show the changed item. */
  readonly lists: readonly QueryKey[];
  readonly onDone?: (input: Input) => void;
}

/**
 * A change to a list that several people edit. Whatever the result, the lists are reloaded before it counts as done,
 * so that another user's changes are shown and never overwritten.
 */
export function useListChange<Input>({ change, failureTitle, lists, onDone }: ListChange<Input>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: (_answer, input) => onDone?.(input),
    onError: (error, input) => {
      if (hasCode(error, 'CONFLICT', 'NOT_FOUND')) {
        showWarning({ id: failureTitle, title: t('members.conflictTitle'), text: t('members.conflict') });
      } else showFailure(error, { id: failureTitle, title: failureTitle, onRetry: () => mutation.mutate(input) });
    },
    onSettled: async () => {
      await Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey })));
      restoreFocus();
    },
  });
  return mutation;
}
