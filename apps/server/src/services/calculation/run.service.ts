import type { RunTimings } from '@quietsite/contracts';
import type { CalculationSnapshot, RunResult } from '@quietsite/domain';
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
  readonly calculate: (snapshot: CalculationSnapshot, options: CalculateOptions) => Promise<RunResult>;
  readonly clock: Clock;
}

type StartedRun = NonNullable<Awaited<ReturnType<typeof beginRun>>>;

/** Minimum interval between writes and notifications of progress. */
const REPORT_INTERVAL_MS = 250;
const SWEEP_INTERVAL_MS = 60_000;

export type RunService = ReturnType<typeof createRunService>;

/** Processes queued runs in the worker. Safe to repeat, because a restarted run begins from its stored input. */
export function createRunService({ database, calculate, clock }: Dependencies) {
  /** Marks runs that no worker will ever resume as failed, so that their projects can be calculated (U40). */
  async function failLost(): Promise<void> {
    for (const runId of await listLostRuns(database)) await end(runId, 'CALCULATION_FAILED');
  }

  return {
    failLost,

    /** Runs now and once a minute. Returns a function that stops it. */
    startSweep: (onError: (error: Error) => void) => repeat(failLost, SWEEP_INTERVAL_MS, onError),

    async perform(runId: number, signal: AbortSignal): Promise<void> {
      const run = await beginRun(database, runId, clock());
      if (!run) return;
      let timings: RunTimings = { ...run.timings, wait: clock().getTime() - run.queuedAt.getTime() };
      const notice = { projectId: run.projectId, type: 'run', id: runId } as const;
      await notifyProject(database, notice);
      const cancel = new AbortController();
      const reportProgress = throttle(REPORT_INTERVAL_MS, async (fraction: number) => {
        if (await setRunProgress(database, runId, fraction)) await notifyProject(database, notice);
        else cancel.abort();
      });
      const outcome = await calculate(run.input, {
        onProgress: reportProgress,
        onTimings: (stageTimings) => {
          timings = { ...timings, ...stageTimings };
        },
        signal: AbortSignal.any([signal, cancel.signal]),
      }).catch((error: unknown) => {
        if (cancel.signal.aborted) return null; // cancelled by the user, which is not a failure: nothing is stored
        throw error;
      });
      if (outcome) await store(runId, run, outcome, timings);
    },

    async fail(runId: number): Promise<void> {
      await end(runId, 'CALCULATION_FAILED');
    },
  };

  /**
   * Results, flag, status and selected receivers change in one transaction, and only if the project has not changed
   * since the run started. The results, which are the largest part, are written before any row is locked. A user can
   * therefore cancel the run and edit the project until the end.
   */
  async function store(runId: number, run: StartedRun, outcome: RunResult, timings: RunTimings): Promise<void> {
    const startedAt = performance.now();
    await database
      .transaction()
      .execute(async (transaction) => {
        await replaceResults(transaction, runId, outcome.levels);
        await finish(transaction, runId, run, outcome, () => ({ ...timings, write: performance.now() - startedAt }));
        await notifyProject(transaction, { projectId: run.projectId, type: 'run', id: runId });
      })
      .catch((error: unknown) => {
        if (!(error instanceof RunEndedError)) throw error;
      });
  }

  async function finish(
    transaction: Executor,
    runId: number,
    run: StartedRun,
    { summary, levels }: RunResult,
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
    if (!(await finishRun(transaction, runId, state, clock()))) throw new RunEndedError();
  }

  async function end(runId: number, errorCode: string): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const run = await findRun(transaction, runId);
      if (!run || !(await finishRun(transaction, runId, { status: 'failed', errorCode }, clock()))) return;
      await notifyProject(transaction, { projectId: run.projectId, type: 'run', id: runId });
    });
  }
}

/** The run was cancelled, has failed, or was finished by another worker, so its result is discarded. */
class RunEndedError extends Error {}

/** Runs the reporter at most once per interval and never concurrently; a dropped report is followed by a newer one. */
function throttle(intervalMs: number, reportProgress: (fraction: number) => Promise<void>) {
  let nextAt = 0;
  let isBusy = false;
  return (fraction: number) => {
    if (isBusy || performance.now() < nextAt) return;
    isBusy = true;
    reportProgress(fraction)
      .catch(() => {})
      .finally(() => {
        isBusy = false;
        nextAt = performance.now() + intervalMs;
      });
  };
}
