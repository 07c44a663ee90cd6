import { type Stretch, WIDTHS_PER_PART } from '@quietsite/geometry';
import type { WorkingDays } from '../calendar/working-days.ts';
import { type DayString, dayNumber, fromDayNumber } from '../day.ts';
import type { MovingFront } from './front.schema.ts';

/** A part of a front, and the days on which it is at work (M-152). */
export interface FrontPart extends Stretch {
  /** The number of working days. */
  readonly days: number;
  readonly start: DayString;
  readonly end: DayString;
}

export interface FrontDivision {
  readonly workingDays: number;
  readonly end: DayString;
  /** In date order. */
  readonly parts: readonly FrontPart[];
}

type Progress = Pick<MovingFront, 'widthMetres' | 'metresPerDay' | 'start' | 'direction'>;

/** Relative to a day's progress: a smaller remainder is a rounding error, not work. */
const TOLERANCE = 1e-9;
/** If this many days contain no working day, the calendar is taken to have none. */
const MAX_PAUSE_DAYS = 3_660;

/** The days and parts of a front of this length (M-151, M-152); null if its calendar has too few working days. */
export function divideFront(
  front: Progress,
  lengthMetres: number,
  workingDays: WorkingDays | null,
): FrontDivision | null {
  const count = countFrontDays(front, lengthMetres);
  const days = listWorkingDays(dayNumber(front.start), count, workingDays);
  const last = days?.at(-1);
  if (days === null || last === undefined) return null;
  const dayAt = (index: number) => fromDayNumber(days[index] ?? last);
  const parts = listStretches(front, lengthMetres, count).map(({ firstDay, lastDay, fromMetres, toMetres }) => ({
    ...(front.direction === 'forwards'
      ? { fromMetres, toMetres }
      : { fromMetres: lengthMetres - toMetres, toMetres: lengthMetres - fromMetres }),
    days: lastDay - firstDay + 1,
    start: dayAt(firstDay),
    end: dayAt(lastDay),
  }));
  return { workingDays: count, end: fromDayNumber(last), parts };
}

/** n = ceil(L / r) (M-151). */
export const countFrontDays = ({ metresPerDay }: Pick<MovingFront, 'metresPerDay'>, lengthMetres: number): number =>
  Math.ceil(lengthMetres / metresPerDay - TOLERANCE);

/** Days are counted from 0. */
interface DatedStretch extends Stretch {
  readonly firstDay: number;
  readonly lastDay: number;
}

/** The first working days on or after a day; without a calendar every day is a working day. */
function listStretches({ widthMetres, metresPerDay }: Progress, lengthMetres: number, count: number): DatedStretch[] {
  const longest = WIDTHS_PER_PART * widthMetres;
  const daysPerPart = Math.max(1, Math.floor(longest / metresPerDay + TOLERANCE));
  const chainage = (day: number) => (day >= count ? lengthMetres : day * metresPerDay);
  return Array.from({ length: Math.ceil(count / daysPerPart) }, (_, part) => part * daysPerPart).flatMap((firstDay) => {
    const lastDay = Math.min(firstDay + daysPerPart, count) - 1;
    const [from, to] = [chainage(firstDay), chainage(lastDay + 1)];
    const pieces = Math.max(1, Math.ceil((to - from) / longest - TOLERANCE));
    const cut = (piece: number) => (piece === pieces ? to : from + (piece * (to - from)) / pieces);
    return Array.from({ length: pieces }, (_, piece) => ({
      ...{ firstDay, lastDay },
      ...{ fromMetres: cut(piece), toMetres: cut(piece + 1) },
    }));
  });
}

function listWorkingDays(startDay: number, count: number, workingDays: WorkingDays | null): number[] | null {
  if (workingDays === null) return Array.from({ length: count }, (_, index) => startDay + index);
  const days: number[] = [];
  for (let day = startDay; days.length < count; day++) {
    const next = workingDays.findFirst(day, day + MAX_PAUSE_DAYS);
    if (next === null) return null;
    days.push(next);
    day = next;
  }
  return days;
}
