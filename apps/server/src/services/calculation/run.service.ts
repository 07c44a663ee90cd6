import type { RunTimings } from '@quietsite/contracts';
import type { CalculationSnapshot, RunOutcome } from '@quietsite/domain';
import type { CalculateOptions } from '../../calculation/calculate-in-thread.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { deleteResults, replaceResults } from '../../repositories/calculation/result.repository.ts';
import {
  beginRun,
  findRun,
  finishRun,
  listLostRuns,
  notifyProject,
  setRunProgress,
} from '../../repositories/calculation/run.repository.ts';
import { lockInputRevision, setCalculated } from '../../repositories/projects/project.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { repeat } from '../mechanisms/repeat.ts';
import { selectAfterRun } from '../receivers/select-after-run.ts';

interface Dependencies {
  readonly database: Database;
  readonly calculate: (snapshot: CalculationSnapshot, options: CalculateOptions) => Promise<RunOutcome>;
  readonly clock: Clock;
}

type BegunRun = NonNullable<Awaited<ReturnType<typeof beginRun>>>;

/** Min interval between progress writes and pushes. */
const REPORT_EVERY_MS = 250;
const SWEEP_EVERY_MS = 60_000;

export type RunService = ReturnType<typeof createRunService>;

/** How the worker processes a queued run. Safe to repeat: a restarted run begins from its stored input. */
export function createRunService({ database, calculate, clock }: Dependencies) {
  /** Runs that no worker will ever resume end as failed, so that their projects can be calculated (U40). */
  async function failLost(): Promise<void> {
    for (const runId of await listLostRuns(database)) await end(runId, 'CALCULATION_FAILED');
  }

  return {
    failLost,

    /** Runs now and once a minute. Returns a function that stops it. */
    startSweep: (onError: (error: Error) => void) => repeat(failLost, SWEEP_EVERY_MS, onError),

    async perform(runId: number, signal: AbortSignal): Promise<void> {
      const run = await beginRun(database, runId, clock());
      if (!run) return;
      let timings: RunTimings = { ...run.timings, wait: clock().getTime() - run.queuedAt.getTime() };
      const notice = { projectId: run.projectId, type: 'run', id: runId } as const;
      await notifyProject(database, notice);
      const cancel = new AbortController();
      const report = throttle(REPORT_EVERY_MS, async (fraction: number) => {
        if (await setRunProgress(database, runId, fraction)) await notifyProject(database, notice);
        else cancel.abort();
      });
      const outcome = await calculate(run.input, {
        onProgress: report,
        onTimings: (parts) => {
          timings = { ...timings, ...parts };
        },
        signal: AbortSignal.any([signal, cancel.signal]),
      }).catch((error: unknown) => {
        if (cancel.signal.aborted) return null; // cancelled by the user: nothing to store, nothing went wrong
        throw error;
      });
      if (outcome) await store(runId, run, outcome, timings);
    },

    async fail(runId: number): Promise<void> {
      await end(runId, 'CALCULATION_FAILED');
    },
  };

  /**
   * Results, flag, status and selected receivers change in one transaction, and only if the project is still the one
   * calculated. The bulk is written before any row is locked, so that a run can be cancelled and a project edited until
   * the end.
   */
  async function store(runId: number, run: BegunRun, outcome: RunOutcome, timings: RunTimings): Promise<void> {
    const since = performance.now();
    await database
      .transaction()
      .execute(async (transaction) => {
        await replaceResults(transaction, runId, outcome.levels);
        await finish(transaction, runId, run, outcome, () => ({ ...timings, write: performance.now() - since }));
        await notifyProject(transaction, { projectId: run.projectId, type: 'run', id: runId });
      })
      .catch((error: unknown) => {
        if (!(error instanceof RunIsOver)) throw error;
      });
  }

  async function finish(
    transaction: Executor,
    runId: number,
    run: BegunRun,
    { summary, levels }: RunOutcome,
    timingsOf: () => RunTimings,
  ): Promise<void> {
    // Saves that no level depends on, such as names and selection, increase the revision but not the input revision
    // (Q33).
    const isCurrent = (await lockInputRevision(transaction, run.projectId)) <= run.projectRevision;
    if (isCurrent) {
      await setCalculated(transaction, run.projectId, true);
      await selectAfterRun(transaction, run.projectId, run.input.receivers, levels);
    } else await deleteResults(transaction, runId);
    const state = isCurrent
      ? ({ status: 'done', summary, timings: timingsOf() } as const)
      : ({ status: 'failed', errorCode: 'INPUT_CHANGED' } as const);
    if (!(await finishRun(transaction, runId, state, clock()))) throw new RunIsOver();
  }

  async function end(runId: number, errorCode: string): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const run = await findRun(transaction, runId);
      if (!run || !(await finishRun(transaction, runId, { status: 'failed', errorCode }, clock()))) return;
      await notifyProject(transaction, { projectId: run.projectId, type: 'run', id: runId });
    });
  }
}

/** Cancelled, failed, or finished by another worker: what is already stored stays, this result is discarded. */
class RunIsOver extends Error {}

/** Runs the reporter at most once per interval and never concurrently; a dropped report is followed by a newer one. */
function throttle(intervalMs: number, report: (fraction: number) => Promise<void>) {
  let nextAt = 0;
  let isBusy = false;
  return (fraction: number) => {
    if (isBusy || performance.now() < nextAt) return;
    isBusy = true;
    report(fraction)
      .catch(() => {})
      .finally(() => {
        isBusy = false;
        nextAt = performance.now() + intervalMs;
      });
  };
}
