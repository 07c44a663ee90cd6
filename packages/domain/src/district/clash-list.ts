import { judgeLevel } from '../calculation/verdict.ts';
import { addDays, type DayString, dayNumber } from '../day.ts';
import type { CalendarStep, LoudestDay } from './district.schema.ts';
import { marginOf } from './loudest-day.ts';
import type { Period } from './site-calendar.ts';

/** The clashes of one receiver between two days. */
export interface ClashStretch {
  readonly days: number;
  readonly first: DayString;
  readonly last: DayString;
  /** The day with the largest margin. */
  readonly worst: LoudestDay;
}

interface RowWithClashes {
  readonly clashDays: number;
  readonly steps: readonly CalendarStep[];
}

export interface ListedClash<Row extends RowWithClashes> extends ClashStretch {
  readonly row: Row;
}

/** Null if there is no clash on these days. `end` is the last day of the calendar, on which the last step ends. */
export function findClashes(steps: readonly CalendarStep[], days: Period): ClashStretch | null {
  const parts = steps.flatMap((step, index) => cutToDays(step, steps[index + 1]?.day, days) ?? []);
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return null;
  return {
    days: parts.reduce((total, part) => total + part.days, 0),
    first: first.first,
    last: last.last,
    worst: parts.reduce((worst, part) => (marginOf(part.worst) > marginOf(worst.worst) ? part : worst), first).worst,
  };
}

/** The days of a clash step within the period; null if there are none. */
function cutToDays(
  { day, level, criterion, isClash }: CalendarStep,
  next: DayString | undefined,
  { start, end }: Period,
): ClashStretch | null {
  const first = day > start ? day : start;
  const last = next !== undefined && next <= end ? addDays(next, -1) : end;
  if (!isClash || level === null || first > last) return null;
  const worst = { day: first, level, criterion, verdict: judgeLevel(level, criterion) };
  return { days: dayNumber(last) - dayNumber(first) + 1, first, last, worst };
}

/** The receivers with a clash between two days, largest margin first. */
export function listClashes<Row extends RowWithClashes>(
  rows: readonly Row[],
  days: Period,
): readonly ListedClash<Row>[] {
  return rows
    .flatMap((row) => {
      const found = row.clashDays > 0 ? findClashes(row.steps, days) : null;
      return found ? [{ ...found, row }] : [];
    })
    .sort((a, b) => marginOf(b.worst) - marginOf(a.worst));
}
