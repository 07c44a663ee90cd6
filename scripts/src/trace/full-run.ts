import { isObject, type Report, textOf } from './test-outcome.ts';

export interface FullRun {
  readonly startedAt: Date;
  /** Undefined while the run is in progress, as when it traces itself at its end. */
  readonly finishedAt: Date | undefined;
  readonly isComplete: boolean;
}

export function parseFullRun(value: unknown): FullRun | undefined {
  if (!isObject(value)) return undefined;
  const startedAt = new Date(textOf(value.startedAt));
  const finishedAt = new Date(textOf(value.finishedAt));
  if (Number.isNaN(startedAt.getTime())) return undefined;
  return {
    startedAt,
    finishedAt: Number.isNaN(finishedAt.getTime()) ? undefined : finishedAt,
    isComplete: value.complete === true,
  };
}

/** A report from before or after the last full run says nothing about that run. */
export function belongsToRun(report: Report, run: FullRun | undefined): boolean {
  if (run === undefined) return true;
  const time = report.startedAt.getTime();
  return time >= run.startedAt.getTime() && (run.finishedAt === undefined || time <= run.finishedAt.getTime());
}

export function describeRun(run: FullRun | undefined): string {
  if (run === undefined) return 'partial run: reports/run.json is missing, so what ran may not be everything';
  if (!run.isComplete) return 'partial run: the last run did not complete';
  return `full run of ${run.startedAt.toISOString()}`;
}
