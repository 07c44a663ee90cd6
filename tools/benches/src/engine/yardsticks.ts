import { percentile } from '../../../kit/src/measure/percentile.ts';
import type { ReferenceProject } from '../../../kit/src/reference-project/reference-project.ts';
import { sweepBlocked, sweepPlain, toTransmissions } from './bare-kernel.ts';
import { buildBareSchedule } from './bare-schedule.ts';
import { calculateDayByDay, listRowsByDay } from './daily-twin.ts';
import { flattenWorks, measureDistances } from './flat-works.ts';

export interface KernelFigures {
  readonly intervals: number;
  readonly entriesPerInterval: number;
  readonly multiplyAdds: number;
  readonly plain: FormFigures;
  readonly blocked: FormFigures;
  /** The faster of the two forms is the yardstick. */
  readonly fasterForm: 'plain' | 'blocked';
  /** The yardstick's fastest turn. */
  readonly seconds: number;
}

/** Nanoseconds per multiply-add: the fastest and the median turn. */
interface FormFigures {
  readonly fastestNanoseconds: number;
  readonly medianNanoseconds: number;
}

/** Alternates both forms, so that load on the machine affects both. */
export function measureBareKernel(project: ReferenceProject, turns: number): KernelFigures {
  const schedule = buildBareSchedule(flattenWorks(project));
  const transmissions = toTransmissions(measureDistances(project));
  const multiplyAdds = 2 * schedule.columns.length * project.receivers.length;
  const sweeps = { plain: sweepPlain, blocked: sweepBlocked };
  const seconds: Record<'plain' | 'blocked', number[]> = { plain: [], blocked: [] };
  for (let turn = 0; turn < turns; turn++)
    for (const form of ['plain', 'blocked'] as const)
      seconds[form].push(time(() => sweeps[form](schedule, transmissions)));
  const plain = toFormFigures(seconds.plain, multiplyAdds);
  const blocked = toFormFigures(seconds.blocked, multiplyAdds);
  const fasterForm = blocked.fastestNanoseconds < plain.fastestNanoseconds ? 'blocked' : 'plain';
  return {
    intervals: schedule.starts.length - 1,
    entriesPerInterval: schedule.columns.length / (schedule.starts.length - 1),
    ...{ multiplyAdds, plain, blocked, fasterForm },
    seconds: Math.min(...seconds[fasterForm]),
  };
}

export interface TwinFigures {
  readonly days: number;
  readonly rowsPerDay: number;
  readonly powers: number;
  readonly sampleReceivers: number;
  /** The fastest turn. */
  readonly sampleSeconds: number;
  /** The sample's time, scaled up to all receivers. */
  readonly scaledSeconds: number;
}

/** Runs one receiver in this many: each costs the same, so the sample represents all. */
export function measureDailyTwin(project: ReferenceProject, everyReceiver: number, turns: number): TwinFigures {
  const works = flattenWorks(project);
  const days = listRowsByDay(works);
  const distances = measureDistances(project);
  const count = project.receivers.length;
  const sample = project.receivers.map((_, index) => index).filter((index) => index % everyReceiver === 0);
  const seconds = Array.from({ length: turns }, () => time(() => calculateDayByDay(works, days, distances, sample)));
  const sampleSeconds = Math.min(...seconds);
  return {
    days: days.starts.length - 1,
    rowsPerDay: days.rows.length / (days.starts.length - 1),
    powers: 2 * days.rows.length * count,
    sampleReceivers: sample.length,
    sampleSeconds,
    scaledSeconds: (sampleSeconds * count) / sample.length,
  };
}

function toFormFigures(seconds: readonly number[], multiplyAdds: number): FormFigures {
  const nanoseconds = seconds.map((value) => (value * 1e9) / multiplyAdds);
  return { fastestNanoseconds: Math.min(...nanoseconds), medianNanoseconds: percentile(nanoseconds, 0.5) };
}

function time(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return (performance.now() - startedAt) / 1000;
}
