import { countExceeding } from '@quietsite/acoustics';
import { type DayString, fromDayNumber } from '../day.ts';
import type { LiveCalculation } from './live-calculation.ts';

/** Days on which the same number of receivers exceeds on the map, at least one (M-60). */
export interface ExceedingDays {
  readonly start: DayString;
  readonly end: DayString;
  readonly receivers: number;
}

/** How many steps the counting takes: a thread that has other things to do can count between them. */
export function countExceedingSteps({ engine }: LiveCalculation): number {
  return engine.blocks.length;
}

/** Counts one step; what an edit did not touch since is known already. */
export function takeExceedingStep({ engine }: LiveCalculation, step: number): void {
  countExceeding(engine, step);
}

/** All exceeding days of a project, in order and in pieces as long as possible. */
export function listExceedingDays({ engine }: LiveCalculation): ExceedingDays[] {
  const pieces: { startDay: number; endDay: number; receivers: number }[] = [];
  engine.blocks.forEach(({ days }, index) => {
    countExceeding(engine, index).forEach((receivers, interval) => {
      if (receivers === 0) return;
      const [startDay, endDay] = [days[interval] as number, (days[interval + 1] as number) - 1];
      const last = pieces.at(-1);
      if (last && last.receivers === receivers && last.endDay + 1 === startDay) last.endDay = endDay;
      else pieces.push({ startDay, endDay, receivers });
    });
  });
  return pieces.map(({ startDay, endDay, receivers }) => ({
    start: fromDayNumber(startDay),
    end: fromDayNumber(endDay),
    receivers,
  }));
}
