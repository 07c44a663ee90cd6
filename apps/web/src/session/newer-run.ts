import type { CalculationRun } from '@quietsite/contracts';

const STEPS: readonly CalculationRun['status'][] = ['queued', 'running'];

/** Ended runs come last. */
function stepOf({ status }: CalculationRun): number {
  const step = STEPS.indexOf(status);
  return step === -1 ? STEPS.length : step;
}

/**
 * News of a run arrives by push, as the response to its start and by polling, in any order. A run never goes back, so
 * the known state stays unless the news is of a later step or a later run.
 */
export function newerRun(known: CalculationRun | null, news: CalculationRun | null): CalculationRun | null {
  if (!known || !news || news.id > known.id) return news;
  return news.id < known.id || stepOf(news) < stepOf(known) ? known : news;
}
