import type { CalculationResults } from '@quietsite/contracts';
import { countVerdicts } from '@quietsite/domain';
import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { describeCounts } from '../../lib/verdict-counts.ts';
import { resultsQuery } from '../../session/project-queries.ts';
import { showNotice, showSuccess, showWarning } from '../../ui/toasts.tsx';
import type { RunOutcome } from './run-outcome.ts';

/** What can be done once a run has ended. */
export interface RunActions {
  readonly openLog: () => void;
  readonly retry: () => void;
}

/** Says how a run ended; the results of one that finished are the answer, as far as they could be had. */
export async function announceOutcome(
  outcome: RunOutcome,
  client: QueryClient,
  projectId: number,
  actions: RunActions,
): Promise<CalculationResults | null> {
  if (outcome === 'done') return announceResults(client, projectId, actions.openLog);
  announceFailure(outcome, actions);
  return null;
}

export function announceFailure(outcome: Exclude<RunOutcome, 'done'>, { openLog, retry }: RunActions): void {
  const toast = {
    id: 'calculation',
    title: i18next.t('calculation.failedTitle'),
    text: i18next.t(`calculation.${outcome}`),
  };
  if (outcome === 'cancelled') showNotice(toast);
  else
    showWarning({
      ...toast,
      actions: [
        { label: i18next.t('action.retry'), act: retry },
        { label: i18next.t('runLog.open'), act: openLog },
      ],
    });
}

/** The figures come from the results themselves; when these cannot be loaded their own failure is shown instead. */
async function announceResults(
  client: QueryClient,
  projectId: number,
  openLog: () => void,
): Promise<CalculationResults | null> {
  const results = await client.fetchQuery(resultsQuery(projectId)).catch(() => null);
  if (!results) return null;
  const judged = results.receivers.filter((receiver) => !receiver.isLeftOut);
  const counts = countVerdicts(judged.map(({ verdict }) => verdict));
  const count = judged.length;
  const figures =
    counts.satisfies === count
      ? i18next.t('calculation.doneAllSatisfy', { count })
      : i18next.t('calculation.done', { counts: describeCounts(i18next.t, counts), count });
  showSuccess({
    id: 'calculation',
    title: i18next.t('calculation.doneTitle'),
    text: results.restrictedRowIds.length > 0 ? `${figures} ${i18next.t('restricted.notAssessed')}` : figures,
    actions: [{ label: i18next.t('runLog.open'), act: openLog }],
  });
  return results;
}
