import type { CalculationResults } from '@quietsite/contracts';
import { countVerdicts } from '@quietsite/domain';
import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { describeCounts } from '../../lib/verdict-counts.ts';
import { resultsQuery } from '../../session/project-queries.ts';
import { showNotice, showSuccess, showWarning } from '../../ui/dialogs/toasts.tsx';
import type { RunOutcome } from './run-outcome.ts';

/** Actions offered after a run has ended. */
export interface RunActions {
  readonly openLog: () => void;
  readonly retry: () => void;
  /** Null if the results open by themselves. */
  readonly showResults: (() => void) | null;
}

/** Loads the results of a finished run. If that fails, the error is shown. */
export async function loadResults(
  outcome: RunOutcome,
  client: QueryClient,
  projectId: number,
): Promise<CalculationResults | null> {
  return outcome === 'done' ? client.fetchQuery(resultsQuery(projectId)).catch(() => null) : null;
}

/** Announces how a run ended. */
export function announceOutcome(outcome: RunOutcome, results: CalculationResults | null, actions: RunActions): void {
  if (outcome !== 'done') announceFailure(outcome, actions);
  else if (results) announceResults(results, actions);
}

export function announceFailure(
  outcome: Exclude<RunOutcome, 'done'>,
  { openLog, retry }: Pick<RunActions, 'openLog' | 'retry'>,
): void {
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

/** Uses the figures of the results themselves. */
function announceResults(results: CalculationResults, { openLog, showResults }: RunActions): void {
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
    actions: [
      ...(showResults ? [{ label: i18next.t('runLog.results'), act: showResults }] : []),
      { label: i18next.t('runLog.open'), act: openLog },
    ],
  });
}
