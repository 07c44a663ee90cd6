import { type DayString, dayNumber, fromDayNumber, type LevelStep } from '@quietsite/domain';
import type { DaySpan } from '../../lib/day-span.ts';
import { countDays } from './time-steps.ts';

export interface LevelRange {
  readonly low: number;
  readonly high: number;
}

export interface ChartScale {
  /** The left edge of a day. A day extends to the left edge of the next. */
  readonly x: (dayNumber: number) => number;
  readonly y: (level: number) => number;
}

export interface DayTick {
  readonly x: number;
  readonly label: string;
}

const GRID_DECIBELS = 5;
const MIN_DECIBELS = 15;
/** Levels far below every criterion are irrelevant and would flatten the rest. */
const MAX_DECIBELS_BELOW = 35;

export function dayScale(span: DaySpan, width: number): ChartScale['x'] {
  const first = dayNumber(span.first);
  const perDay = width / countDays(span);
  return (day) => (day - first) * perDay;
}

/** The day at a position, clamped to the project. */
export function dayAtX(x: number, span: DaySpan, width: number): DayString {
  const days = countDays(span);
  const index = width > 0 ? Math.floor((x / width) * days) : 0;
  return fromDayNumber(dayNumber(span.first) + Math.min(days - 1, Math.max(0, index)));
}

/** Covers all levels and criteria, rounded out to multiples of five decibels. */
export function findLevelRange(steps: readonly LevelStep[]): LevelRange {
  let [low, high, lowestCriterion] = [Infinity, -Infinity, Infinity];
  for (const { criterion, unmitigated, mitigated } of steps) {
    lowestCriterion = Math.min(lowestCriterion, criterion ?? Infinity);
    for (const level of [criterion, unmitigated.level, mitigated.level]) {
      if (level === null) continue;
      low = Math.min(low, level);
      high = Math.max(high, level);
    }
  }
  if (low > high) return { low: 60, high: 90 };
  const top = Math.ceil((high + 1) / GRID_DECIBELS) * GRID_DECIBELS;
  const bottom =
    Math.floor(
      Math.max(low - 1, (Number.isFinite(lowestCriterion) ? lowestCriterion : high) - MAX_DECIBELS_BELOW) /
        GRID_DECIBELS,
    ) * GRID_DECIBELS;
  return { low: Math.min(bottom, top - MIN_DECIBELS), high: top };
}

export function levelScale({ low, high }: LevelRange, height: number): ChartScale['y'] {
  return (level) => height - ((level - low) / (high - low)) * height;
}

/** At most five lines, at multiples of five or ten. */
export function listLevelTicks({ low, high }: LevelRange): readonly number[] {
  const step = [GRID_DECIBELS, 10, 20, 50].find((width) => (high - low) / width <= 5) ?? 100;
  const ticks: number[] = [];
  for (let level = Math.ceil(low / step) * step; level <= high; level += step) ticks.push(level);
  return ticks;
}

/** A stepped path with vertical edges, and gaps where there is no level. */
export function stepPath(
  steps: readonly LevelStep[],
  read: (step: LevelStep) => number | null,
  { x, y }: ChartScale,
): string {
  const parts: string[] = [];
  let penEnd: number | null = null;
  let penLevel: number | null = null;
  for (const step of steps) {
    const level = read(step);
    if (level === null) {
      penEnd = null;
      continue;
    }
    const [start, end] = [dayNumber(step.start), dayNumber(step.end) + 1];
    if (penEnd !== start) parts.push(`M${round(x(start))} ${round(y(level))}`);
    else if (penLevel !== level) parts.push(`V${round(y(level))}`);
    parts.push(`H${round(x(end))}`);
    penEnd = end;
    penLevel = level;
  }
  return parts.join('');
}

const round = (pixels: number): number => Math.round(pixels * 100) / 100;

const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60] as const;
const LABEL_PIXELS = 62;
const DAYS_PER_MONTH = 30.4;

/** The first day of every month, or of every nth month, so that the labels fit. */
export function listDayTicks(span: DaySpan, width: number): readonly DayTick[] {
  const x = dayScale(span, width);
  const monthPixels = (width / countDays(span)) * DAYS_PER_MONTH;
  const monthStep = MONTH_STEPS.find((months) => months * monthPixels >= LABEL_PIXELS) ?? 120;
  const [firstMonth, lastMonth] = [monthOf(span.first), monthOf(span.last)];
  const ticks: DayTick[] = [];
  for (let month = Math.ceil(firstMonth / monthStep) * monthStep; month <= lastMonth; month += monthStep) {
    const label = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
    const day = `${label}-01` as DayString;
    if (day >= span.first) ticks.push({ x: x(dayNumber(day)), label });
  }
  return ticks;
}

const monthOf = (day: DayString): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
