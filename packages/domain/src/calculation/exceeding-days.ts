import { countExceeding } from '@quietsite/acoustics';
import { type DayString, fromDayNumber } from '../day.ts';
import type { LiveCalculation } from './live-calculation.ts';

/** Days on which the same numbers of receivers exceed and are borderline (Q145), at least one of them. */
export interface ExceedingDays {
  readonly start: DayString;
  readonly end: DayString;
  readonly exceeds: number;
  readonly borderline: number;
}

/** How many steps the counting takes: a thread that has other things to do can count between them. */
export function countExceedingSteps({ engine }: LiveCalculation): number {
  return engine.blocks.length;
}

/** Counts one step; what an edit did not touch since is known already. */
export function takeExceedingStep({ engine }: LiveCalculation, step: number): void {
  countExceeding(engine, step);
}

/** All days on which a receiver of a project exceeds or is borderline, in order and in pieces as long as possible. */
export function listExceedingDays({ engine }: LiveCalculation): ExceedingDays[] {
  const pieces: { startDay: number; endDay: number; exceeds: number; borderline: number }[] = [];
  engine.blocks.forEach(({ days }, index) => {
    const { byBoth, byOne } = countExceeding(engine, index);
    byBoth.forEach((exceeds, interval) => {
      const borderline = byOne[interval] as number;
      if (exceeds + borderline === 0) return;
      const [startDay, endDay] = [days[interval] as number, (days[interval + 1] as number) - 1];
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
