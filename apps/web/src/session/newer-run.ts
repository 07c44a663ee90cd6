import type { CalculationRun } from '@quietsite/contracts';

const STEPS: readonly CalculationRun['status'][] = ['queued', 'running'];

/** Ended ones are farthest. */
function stepOf({ status }: CalculationRun): number {
  const step = STEPS.indexOf(status);
  return step === -1 ? STEPS.length : step;
}

/**
 * News of a run comes pushed, as the answer to its start and by asking, and may overtake each other: a run never goes
 * back, so what is known of it stays unless the news is of a later step or of a later run.
 */
export function newerRun(known: CalculationRun | null, news: CalculationRun | null): CalculationRun | null {
  if (!known || !news || news.id > known.id) return news;
  return news.id < known.id || stepOf(news) < stepOf(known) ? known : news;
}
