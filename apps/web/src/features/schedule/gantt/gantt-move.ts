import {
  type DatedTask,
  type DayString,
  dayNumber,
  FIRST_DAY,
  fromDayNumber,
  type GanttView,
  LAST_DAY,
} from '@quietsite/domain';

/** The grabbed part of a bar. */
export type BarGrip = 'whole' | 'start' | 'end';

type Period = Pick<DatedTask, 'start' | 'end'>;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The dates of a bar after moving it or one of its ends. The ends never pass each other (SCHED-18). */
export function shiftPeriod({ start, end }: Period, grip: BarGrip, days: number): Period {
  const [from, to] = [dayNumber(start), dayNumber(end)];
  switch (grip) {
    case 'whole': {
      const moved = clamp(days, FIRST_DAY - from, LAST_DAY - to);
      return { start: fromDayNumber(from + moved), end: fromDayNumber(to + moved) };
    }
    case 'start':
      return { start: fromDayNumber(clamp(from + days, FIRST_DAY, to)), end };
    case 'end':
      return { start, end: fromDayNumber(clamp(to + days, from, LAST_DAY)) };
  }
}

/** A change of a bar by keyboard. */
interface KeyStep {
  readonly grip: BarGrip;
  readonly direction: 1 | -1;
  readonly isLong: boolean;
}

interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
}

/** Left and Right move the bar, with Alt its end, with Ctrl and Alt its start. Shift makes a longer step. */
export function readKeyStep({ key, altKey, ctrlKey, shiftKey, metaKey }: PressedKey): KeyStep | null {
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || metaKey || (ctrlKey && !altKey)) return null;
  const grip = ctrlKey ? 'start' : altKey ? 'end' : 'whole';
  return { grip, direction: key === 'ArrowRight' ? 1 : -1, isLong: shiftKey };
}

/** A step is a day. A long step is a week, or a month if a week is only a few pixels. */
export function stepPeriod(period: Period, { grip, direction, isLong }: KeyStep, view: GanttView): Period {
  if (!isLong) return shiftPeriod(period, grip, direction);
  if (view === 'Day' || view === 'Week') return shiftPeriod(period, grip, 7 * direction);
  const day = grip === 'end' ? period.end : period.start;
  return shiftPeriod(period, grip, daysToMonth(day, direction));
}

/** Days to the same day of the previous or next month, or to that month's last day (Q76). */
function daysToMonth(day: DayString, months: 1 | -1): number {
  const date = new Date(dayNumber(day) * 86_400_000);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return date.getTime() / 86_400_000 - dayNumber(day);
}

/** The index of the next activity for a navigation key. */
export function indexAfterKey(key: string, index: number, count: number, page: number): number | null {
  const target = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    PageUp: index - page,
    PageDown: index + page,
    Home: 0,
    End: count - 1,
  };
  if (!(key in target) || count === 0) return null;
  return clamp(target[key as keyof typeof target], 0, count - 1);
}
