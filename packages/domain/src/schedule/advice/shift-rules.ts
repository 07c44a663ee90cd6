import { type DayString, dayNumber } from '../../day.ts';
import { FIRST_DAY, LAST_DAY } from '../gantt-layout.ts';

/** How far an activity may be shifted. */
export interface ShiftLimits {
  readonly mostDaysEarlier: number;
  readonly mostDaysLater: number;
  /** It is not shifted to begin before this day; null: any day. */
  readonly notBefore: DayString | null;
  /** It is not shifted to end after this day; null: any day. */
  readonly notAfter: DayString | null;
}

/** What the user allows (M-95). */
export interface ShiftRules extends ShiftLimits {
  readonly fixedTaskIds: readonly number[];
  /** By task id: what is given here holds instead of what holds for all. */
  readonly ofTasks: Readonly<Record<number, Partial<ShiftLimits>>>;
}

export const MAX_DAYS_SHIFTED = 365;

/** The allowed shifts of an activity, in days; both ends and all between, and always 0: where it stands. */
export interface ShiftRange {
  readonly earliest: number;
  readonly latest: number;
}

interface Period {
  readonly id: number;
  readonly start: DayString;
  readonly end: DayString;
}

/** An activity that lies beyond a bound already may stay, and is not shifted further beyond it. */
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
