import type { ScheduledTask } from '@quietsite/domain';
import { countProjectDays } from './task-rows.ts';

export interface TypedSpan {
  readonly count: number;
  readonly days: number;
}

/**
 * The days that decide the scale of a chart while nothing is stored yet: of the first activity, and anew when many come
 * at once, but not with every date that is typed (SCHED-27).
 */
export function keepSpan(kept: TypedSpan | null, tasks: readonly ScheduledTask[]): TypedSpan {
  const count = tasks.length;
  const isAnew = kept === null || kept.count === 0 || count > kept.count + 1;
  if (isAnew) return { count, days: countProjectDays(tasks) };
  return kept.count === count ? kept : { count, days: kept.days };
}
