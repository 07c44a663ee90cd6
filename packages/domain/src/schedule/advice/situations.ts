import { floatAt, itemAt, levelOfPositive, roundHalfUp } from '@quietsite/acoustics';
import type { AdviceModel } from './advice-model.ts';
import type { ReceivedStep } from './energy-sums.ts';
import type { LimitPeriod } from './limit-periods.ts';

/** Days of exceedance, summed over the receivers (M-62), and the excess of these days in tenths of a decibel. */
export interface Exceedance {
  readonly days: number;
  readonly excess: number;
}

/** A set of steps active together, identified by the path that leads to it. */
interface StepSet {
  readonly next: Map<ReceivedStep, StepSet>;
  found: Exceedance | null;
}

const NO_EXCEEDANCE: Exceedance = { days: 0, excess: 0 };
const createStepSet = (): StepSet => ({ next: new Map(), found: null });

/**
 * The exceedance of a day with certain steps active. Shifts repeat few such sets, so each is calculated once per
 * period.
 */
export function createSituations({ tasks, periods, sum }: AdviceModel) {
  const roots = periods.map(createStepSet);
  let stepSet = createStepSet();
  let period = 0;
  const steps: ReceivedStep[] = [];
  const judgeSteps = (limits: LimitPeriod) => judge(sum(steps, limits.screens), limits);
  const situation = {
    /** Call in the order of the tasks. */
    add(task: number, index: number): void {
      const step = itemAt(itemAt(tasks, task).steps, index);
      const known = stepSet.next.get(step) ?? createStepSet();
      stepSet.next.set(step, known);
      stepSet = known;
      steps.push(step);
    },
    found(): Exceedance {
      stepSet.found ??= steps.length === 0 ? NO_EXCEEDANCE : judgeSteps(itemAt(periods, period));
      return stepSet.found;
    },
  };
  return {
    from(index: number) {
      period = index;
      stepSet = itemAt(roots, index);
      steps.length = 0;
      return situation;
    },
  };
}

/** The exceedance of one day. A day without noise from the project does not count, however loud others are (M-95). */
function judge(own: Float64Array, { criteria, limits, others }: LimitPeriod): Exceedance {
  let [days, excess] = [0, 0];
  for (let receiver = 0; receiver < own.length; receiver++) {
    const energy = floatAt(own, receiver) + floatAt(others, receiver);
    if (floatAt(own, receiver) <= 0 || energy < floatAt(limits, receiver)) continue;
    days++;
    excess += tenthsAbove(energy, floatAt(criteria, receiver));
  }
  return { days, excess };
}

/** How far a level is above its criterion, as displayed, in tenths of a decibel. */
export function tenthsAbove(energy: number, criterion: number): number {
  return Math.round(10 * roundHalfUp(levelOfPositive(energy) - criterion, 1));
}
