import { type DayString, dayNumber, fromDayNumber, toDay } from '../day.ts';
import type { Language } from '../language.ts';
import { longLabel, shortLabel } from './calendar-labels.ts';
import { type CalendarUnit, unitStart, weekdayOf } from './calendar-units.ts';
import type { GanttView } from './gantt-view.ts';
import type { DatedTask, ScheduledTask } from './schedule.schema.ts';

interface Scale {
  readonly pixelsPerDay: number;
  /** Min free days before the first and after the last activity. */
  readonly margin: number;
  readonly lower: CalendarUnit;
  readonly upper: CalendarUnit;
}

// Whole pixels, so that positions convert back to days without a remainder.
const SCALES: Readonly<Record<GanttView, Scale>> = {
  Day: { pixelsPerDay: 28, margin: 7, lower: 'day', upper: 'month' },
  Week: { pixelsPerDay: 12, margin: 14, lower: 'week', upper: 'month' },
  Month: { pixelsPerDay: 3, margin: 31, lower: 'month', upper: 'year' },
  Year: { pixelsPerDay: 1, margin: 92, lower: 'quarter', upper: 'year' },
};

/** Some browsers cannot scroll anything wider. A mistyped year must not break the chart. */
const MAX_PIXELS = 8_000_000;
export const FIRST_DAY: number = dayNumber(toDay('0000-01-01'));
export const LAST_DAY: number = dayNumber(toDay('9999-12-31'));

export interface GanttSpan {
  readonly first: DayString;
  readonly last: DayString;
  /** First and last day included (Q76). */
  readonly days: number;
}

export interface GanttLayout {
  readonly view: GanttView;
  /** The day at x = 0, in days since 1970-01-01. */
  readonly firstDay: number;
  readonly days: number;
  readonly pixelsPerDay: number;
  readonly width: number;
}

export interface GanttTick {
  readonly day: number;
  readonly x: number;
  readonly width: number;
  readonly label: string;
}

interface LayoutInput {
  readonly first: DayString;
  readonly last: DayString;
  readonly view: GanttView;
  /** Days are added until the chart is at least this wide. */
  readonly minWidth?: number;
}

/** The project's span: from the first to the last day of the activities with dates (SCHED-06, Q77). */
export function findSpan(tasks: readonly Pick<ScheduledTask, 'start' | 'end'>[]): GanttSpan | null {
  const days = tasks.flatMap(({ start, end }) => [start ?? [], end ?? []].flat()).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? { first, last, days: dayNumber(last) - dayNumber(first) + 1 } : null;
}

/** Positions of days on a chart, independent of drawing. The screen and the printed report share it. */
export function layoutGantt({ first, last, view, minWidth = 0 }: LayoutInput): GanttLayout {
  const { margin, lower, pixelsPerDay: defaultPixels } = SCALES[view];
  const firstDay = Math.max(FIRST_DAY, unitStart(lower, dayNumber(first) - margin));
  const minDays = Math.ceil(Math.min(minWidth, MAX_PIXELS) / defaultPixels);
  const after = Math.max(dayNumber(last) + margin, firstDay + minDays - 1);
  const days = Math.min(LAST_DAY + 1, unitStart(lower, after, 1)) - firstDay;
  const pixelsPerDay = fitWidth(defaultPixels, days);
  return { view, firstDay, days, pixelsPerDay, width: days * pixelsPerDay };
}

/** Halves are exact in binary, other fractions are not. */
function fitWidth(pixelsPerDay: number, days: number): number {
  return pixelsPerDay * days <= MAX_PIXELS ? pixelsPerDay : fitWidth(pixelsPerDay / 2, days);
}

export const xOfDay = (day: number, { firstDay, pixelsPerDay }: GanttLayout): number => (day - firstDay) * pixelsPerDay;

/** Saturdays and Sundays. */
export const isWeekend = (day: number): boolean => weekdayOf(day) >= 5;

/** The day at a position of the chart; the first or last day beyond its ends. */
export function dayAt(x: number, { firstDay, days, pixelsPerDay }: GanttLayout): DayString {
  const index = Math.min(days - 1, Math.max(0, Math.floor(x / pixelsPerDay)));
  return fromDayNumber(firstDay + index);
}

/** Covers the first and last day (Q76). If the end is before the start, the bar is one day wide. */
export function barOf({ start, end }: Pick<DatedTask, 'start' | 'end'>, layout: GanttLayout) {
  const [from, to] = [dayNumber(start), dayNumber(end)];
  return { x: xOfDay(from, layout), width: Math.max(1, to - from + 1) * layout.pixelsPerDay };
}

/** The two rows of dates above the chart, all of them or those between two positions, without gaps. */
export function listTicks(
  layout: GanttLayout,
  line: 'upper' | 'lower',
  from = 0,
  to: number = layout.width,
  language: Language = 'en',
): readonly GanttTick[] {
  const { firstDay, days, pixelsPerDay, view } = layout;
  const unit = SCALES[view][line];
  const label = line === 'upper' ? longLabel : shortLabel;
  const end = Math.min(firstDay + days, firstDay + Math.ceil(to / pixelsPerDay));
  const ticks: GanttTick[] = [];
  let day = Math.max(firstDay, unitStart(unit, firstDay + Math.max(0, Math.floor(from / pixelsPerDay))));
  while (day < end) {
    const next = Math.min(firstDay + days, unitStart(unit, day, 1));
    ticks.push({ day, x: xOfDay(day, layout), width: (next - day) * pixelsPerDay, label: label(unit, day, language) });
    day = next;
  }
  return ticks;
}
