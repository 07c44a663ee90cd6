import type { ScheduledTask } from '@quietsite/domain';
import { countProjectDays } from './task-rows.ts';

export interface TypedSpan {
  readonly count: number;
  readonly days: number;
}

/**
 * The number of days that sets the chart scale while nothing is stored yet. Set by the first activity and reset when
 * many are added at once, but not by every typed date (SCHED-27).
 */
export function keepSpan(kept: TypedSpan | null, tasks: readonly ScheduledTask[]): TypedSpan {
  const count = tasks.length;
  const isAnew = kept === null || kept.count === 0 || count > kept.count + 1;
  if (isAnew) return { count, days: countProjectDays(tasks) };
  return kept.count === count ? kept : { count, days: kept.days };
}
