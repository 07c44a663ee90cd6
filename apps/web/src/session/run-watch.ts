import type { CalculationRun } from '@quietsite/contracts';

/** How long the page waits for a run before it gives up: 20 minutes (CALC-11, PROJ-19). */
export const MAX_WAIT_MILLISECONDS = 1_200_000;

/** The run that the page waits for, and since when; it stops polling after the maximum wait (U40, Q113). */
export class RunWatch {
  #runId: number | null = null;
  #since = 0;

  /** Called when the user decides to wait for the run again. */
  restart(): void {
    this.#runId = null;
  }

  isOver({ id }: Pick<CalculationRun, 'id'>, now: number): boolean {
    if (id !== this.#runId) {
      this.#runId = id;
      this.#since = now;
    }
    return now - this.#since >= MAX_WAIT_MILLISECONDS;
  }
}

/** The watch of this page. */
export const runWatch = new RunWatch();
