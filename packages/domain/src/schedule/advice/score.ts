import type { Exceedance } from './situations.ts';

/** What advice minimises, in this order (M-95). */
export interface AdviceScore extends Exceedance {
  readonly movedTasks: number;
  readonly movedDays: number;
}

const ORDER = ['days', 'excess', 'movedTasks', 'movedDays'] as const satisfies readonly (keyof AdviceScore)[];

export function isBetter(one: AdviceScore, other: AdviceScore): boolean {
  for (const part of ORDER) if (one[part] !== other[part]) return one[part] < other[part];
  return false;
}

export function scoreOf({ days, excess }: Exceedance, shifts: readonly number[]): AdviceScore {
  let [movedTasks, movedDays] = [0, 0];
  for (const shift of shifts) {
    if (shift !== 0) movedTasks++;
    movedDays += Math.abs(shift);
  }
  return { days, excess, movedTasks, movedDays };
}

/** The score with one more shift. */
export function withShift(score: AdviceScore, shift: number): AdviceScore {
  return {
    ...score,
    movedTasks: score.movedTasks + (shift === 0 ? 0 : 1),
    movedDays: score.movedDays + Math.abs(shift),
  };
}
