import { type DayString, dayNumber } from '../../day.ts';
import { FIRST_DAY, LAST_DAY } from '../gantt-layout.ts';

/** How far an activity may be shifted. */
export interface ShiftLimits {
  readonly mostDaysEarlier: number;
  readonly mostDaysLater: number;
  /** Earliest start after a shift; null if any day is allowed. */
  readonly notBefore: DayString | null;
  /** Latest end after a shift; null if any day is allowed. */
  readonly notAfter: DayString | null;
}

/** What the user allows (M-95). */
export interface ShiftRules extends ShiftLimits {
  readonly fixedTaskIds: readonly number[];
  /** By activity id. Overrides the limits for all. */
  readonly ofTasks: Readonly<Record<number, Partial<ShiftLimits>>>;
}

export const MAX_DAYS_SHIFTED = 365;

/** The allowed shifts of an activity in days, both ends included. Always contains 0, its current position. */
export interface ShiftRange {
  readonly earliest: number;
  readonly latest: number;
}

interface Period {
  readonly id: number;
  readonly start: DayString;
  readonly end: DayString;
}

/** An activity that is already beyond a limit may stay, but is not shifted further beyond it. */
export function findShiftRange({ id, start, end }: Period, rules: ShiftRules): ShiftRange {
  if (rules.fixedTaskIds.includes(id)) return { earliest: 0, latest: 0 };
  const { mostDaysEarlier, mostDaysLater, notBefore, notAfter } = { ...rules, ...rules.ofTasks[id] };
  const firstDay = notBefore === null ? FIRST_DAY : dayNumber(notBefore);
  const lastDay = notAfter === null ? LAST_DAY : dayNumber(notAfter);
  return {
    earliest: Math.min(0, Math.max(-limitDays(mostDaysEarlier), firstDay - dayNumber(start))) + 0,
    latest: Math.max(0, Math.min(limitDays(mostDaysLater), lastDay - dayNumber(end))),
  };
}

const limitDays = (days: number): number => Math.min(MAX_DAYS_SHIFTED, Math.max(0, Math.floor(days)));
