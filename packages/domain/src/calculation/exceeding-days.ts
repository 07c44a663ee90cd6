import { countExceeding, intAt } from '@quietsite/acoustics';
import { type DayString, fromDayNumber } from '../day.ts';
import type { LiveCalculation } from './live-calculation.ts';

/** Days with the same numbers of exceeding and borderline receivers (Q145), at least one in total. */
export interface ExceedingDays {
  readonly start: DayString;
  readonly end: DayString;
  readonly exceeds: number;
  readonly borderline: number;
}

/** The number of counting steps. A thread can do other work between them. */
export function countExceedingSteps({ engine }: LiveCalculation): number {
  return engine.blocks.length;
}

/** Counts one step. Results that no edit has affected are reused. */
export function takeExceedingStep({ engine }: LiveCalculation, step: number): void {
  countExceeding(engine, step);
}

/** All days on which a receiver exceeds or is borderline, in order and merged into the longest possible periods. */
export function listExceedingDays({ engine }: LiveCalculation): ExceedingDays[] {
  const pieces: { startDay: number; endDay: number; exceeds: number; borderline: number }[] = [];
  engine.blocks.forEach(({ days }, index) => {
    const { byBoth, byOne } = countExceeding(engine, index);
    byBoth.forEach((exceeds, interval) => {
      const borderline = byOne[interval] ?? 0;
      if (exceeds + borderline === 0) return;
      const [startDay, endDay] = [intAt(days, interval), intAt(days, interval + 1) - 1];
      const last = pieces.at(-1);
      const isSame = last?.exceeds === exceeds && last.borderline === borderline;
      if (last && isSame && last.endDay + 1 === startDay) last.endDay = endDay;
      else pieces.push({ startDay, endDay, exceeds, borderline });
    });
  });
  return pieces.map(({ startDay, endDay, ...counts }) => ({
    start: fromDayNumber(startDay),
    end: fromDayNumber(endDay),
    ...counts,
  }));
}
