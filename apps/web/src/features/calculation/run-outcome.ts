import type { CalculationRun } from '@quietsite/contracts';

/** How long the page waits before it says so (20 minutes). */
export const LONGEST_WAIT_MILLISECONDS = 1_200_000;

export type RunOutcome = 'done' | 'failed' | 'inputChanged' | 'cancelled';

/** What to announce when a run this page saw under way is under way no more; null: nothing new. */
export function computeOutcome(before: CalculationRun | null, now: CalculationRun | null): RunOutcome | null {
  if (!before || !now || before.id !== now.id || !isActive(before) || isActive(now)) return null;
  if (now.status === 'failed') return now.errorCode === 'INPUT_CHANGED' ? 'inputChanged' : 'failed';
  return now.status === 'cancelled' ? 'cancelled' : 'done';
}

function isActive(run: CalculationRun): boolean {
  return run.status === 'queued' || run.status === 'running';
}
