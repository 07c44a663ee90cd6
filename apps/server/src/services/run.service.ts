import type { CalculationResult, CalculationSnapshot } from '@quietsite/domain';
import type { Database } from '../database/connection.ts';
import { lockRevision, setCalculated } from '../repositories/project.repository.ts';
import { replaceResults } from '../repositories/result.repository.ts';
import { beginRun, findRun, finishRun, notifyProject, setRunProgress } from '../repositories/run.repository.ts';
import type { Clock } from './clock.ts';

type Calculate = (
  snapshot: CalculationSnapshot,
  options: { readonly onProgress: (fraction: number) => void; readonly signal: AbortSignal },
) => Promise<CalculationResult>;

interface Dependencies {
  readonly database: Database;
  readonly calculate: Calculate;
  readonly clock: Clock;
}

/** Progress is worth a write and a push no more often than this. */
const REPORT_EVERY_MS = 250;

export type RunService = ReturnType<typeof createRunService>;

/** What the worker does with a queued run. Safe to repeat: a run taken up again starts from its stored input. */
export function createRunService({ database, calculate, clock }: Dependencies) {
  return {
    async perform(runId: number, signal: AbortSignal): Promise<void> {
      const run = await beginRun(database, runId, clock());
      if (!run) return;
      const notice = { projectId: run.projectId, type: 'run', id: runId } as const;
      await notifyProject(database, notice);
      const cancel = new AbortController();
      const report = throttle(REPORT_EVERY_MS, async (fraction: number) => {
        if (await setRunProgress(database, runId, fraction)) await notifyProject(database, notice);
        else cancel.abort();
      });
      const result = await calculate(run.input, {
        onProgress: report,
        signal: AbortSignal.any([signal, cancel.signal]),
      }).catch((error: unknown) => {
        if (cancel.signal.aborted) return null; // cancelled by the user: nothing to store, nothing went wrong
        throw error;
      });
      if (result) await store(runId, run, result);
    },

    async fail(runId: number): Promise<void> {
      await end(runId, 'CALCULATION_FAILED');
    },
  };

  /**
   * Results, flag and status change in one transaction, and only while the project is still the one calculated.
   * The bulk is written before any row is locked, so that a run can be cancelled and a project edited until the end.
   */
  async function store(
    runId: number,
    run: { projectId: number; projectRevision: number },
    result: CalculationResult,
  ): Promise<void> {
    const { receivers, ...summary } = result;
    await database.transaction().execute(async (transaction) => {
      await replaceResults(transaction, runId, receivers);
      const isCurrent = (await lockRevision(transaction, run.projectId)) === run.projectRevision;
      const isStored = await finishRun(
        transaction,
        runId,
        isCurrent ? { status: 'done', summary } : { status: 'failed', errorCode: 'INPUT_CHANGED' },
        clock(),
      );
      if (isStored && isCurrent) await setCalculated(transaction, run.projectId, true);
      else await replaceResults(transaction, runId, []);
      await notifyProject(transaction, { projectId: run.projectId, type: 'run', id: runId });
    });
  }

  async function end(runId: number, errorCode: string): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const run = await findRun(transaction, runId);
      if (!run || !(await finishRun(transaction, runId, { status: 'failed', errorCode }, clock()))) return;
      await notifyProject(transaction, { projectId: run.projectId, type: 'run', id: runId });
    });
  }
}

/** Runs the reporter at most once per interval and never twice at once; a lost report is followed by a newer one. */
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
