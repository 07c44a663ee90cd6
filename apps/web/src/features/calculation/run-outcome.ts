import type { CalculationRun } from '@quietsite/contracts';
import { isRunActive } from '../../session/project-events.tsx';

export type RunOutcome = 'done' | 'failed' | 'inputChanged' | 'cancelled';

/**
 * Tells once of the end of a run that was started here or seen under way. A short one may be over before the page has
 * seen it begin, and before the answer that names it: its end counts all the same, waited for or left to the
 * background, or the page would wait for ever and show old levels (U40).
 */
export class RunEnds {
  #expected: CalculationRun | null = null;
  #toldId = 0;

  /** A run that was under way when the server answered; its end may be known already. */
  expect(run: CalculationRun): void {
    if (run.id > this.#toldId) this.#expected = run;
  }

  /** With the newest run of the open project; null: nothing new. */
  see(run: CalculationRun | null | undefined): RunOutcome | null {
    if (!run) return null;
    if (isRunActive(run)) {
      this.#expected = run;
      return null;
    }
    const expected = this.#expected;
    if (expected === null || expected.projectId !== run.projectId || run.id < expected.id) return null;
    this.#expected = null;
    this.#toldId = run.id;
    return readOutcome(run);
  }
}

function readOutcome({ status, errorCode }: CalculationRun): RunOutcome {
  if (status === 'failed') return errorCode === 'INPUT_CHANGED' ? 'inputChanged' : 'failed';
  return status === 'cancelled' ? 'cancelled' : 'done';
}
