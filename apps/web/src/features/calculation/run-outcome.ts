import type { CalculationRun } from '@quietsite/contracts';
import { isRunActive } from '../../session/project-events.tsx';

export type RunOutcome = 'done' | 'failed' | 'inputChanged' | 'cancelled';

/**
 * Reports once the end of a run that was started here or seen running. A short run may end before the page sees it
 * start and before the response that names it. Its end still counts, in the foreground or background, or the page would
 * wait for ever and show old levels (U40).
 */
export class RunEndTracker {
  #expected: CalculationRun | null = null;
  #reportedId = 0;

  /** A run that was active when the server responded. Its end may already be known. */
  expect(run: CalculationRun): void {
    if (run.id > this.#reportedId) this.#expected = run;
  }

  /** Takes the newest run of the open project. Returns null if nothing is new. */
  see(run: CalculationRun | null | undefined): RunOutcome | null {
    if (!run) return null;
    if (isRunActive(run)) {
      this.#expected = run;
      return null;
    }
    const expected = this.#expected;
    if (expected === null || expected.projectId !== run.projectId || run.id < expected.id) return null;
    this.#expected = null;
    this.#reportedId = run.id;
    return readOutcome(run);
  }
}

function readOutcome({ status, errorCode }: CalculationRun): RunOutcome {
  if (status === 'failed') return errorCode === 'INPUT_CHANGED' ? 'inputChanged' : 'failed';
  return status === 'cancelled' ? 'cancelled' : 'done';
}
