import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { resultsQuery } from '../../session/project-queries.ts';
import { showNotice, showSuccess, showWarning } from '../../ui/toasts.tsx';
import type { RunOutcome } from './run-outcome.ts';

export async function announceOutcome(outcome: RunOutcome, client: QueryClient, projectId: number): Promise<void> {
  switch (outcome) {
    case 'done':
      return announceResults(client, projectId);
    case 'cancelled':
      return showNotice({
        id: 'calculation',
        title: i18next.t('calculation.failedTitle'),
        text: i18next.t('calculation.cancelled'),
      });
    case 'inputChanged':
      return showWarning({
        id: 'calculation',
        title: i18next.t('calculation.failedTitle'),
        text: i18next.t('calculation.inputChanged'),
      });
    case 'failed':
      return showWarning({
        id: 'calculation',
        title: i18next.t('calculation.failedTitle'),
        text: i18next.t('calculation.failed'),
      });
  }
}

/** The figures come from the results themselves; when these cannot be loaded their own failure is shown instead. */
async function announceResults(client: QueryClient, projectId: number): Promise<void> {
  const results = await client.fetchQuery(resultsQuery(projectId)).catch(() => null);
  if (!results) return;
  const judged = results.receivers.filter((receiver) => !receiver.isLeftOut);
  const exceeding = judged.filter((receiver) => receiver.exceeds).length;
  showSuccess({
    id: 'calculation',
    title: i18next.t('calculation.doneTitle'),
    text:
      exceeding === 0
        ? i18next.t('calculation.doneAllSatisfy', { count: judged.length })
        : i18next.t('calculation.done', { exceeding, count: judged.length }),
  });
}
