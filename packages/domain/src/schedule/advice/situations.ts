import { roundHalfUp, toLevel } from '@quietsite/acoustics';
import type { AdviceModel } from './advice-model.ts';
import type { HeardStep } from './energy-sums.ts';
import type { LimitPeriod } from './limit-periods.ts';

/** Days of exceedance, added up over the receivers (M-62), and the excess of these days in tenths of a decibel. */
export interface Exceedance {
  readonly days: number;
  readonly excess: number;
}

/** Steps at work together, by the path that leads to them. */
interface Place {
  readonly next: Map<HeardStep, Place>;
  found: Exceedance | null;
}

const NOTHING: Exceedance = { days: 0, excess: 0 };
const createPlace = (): Place => ({ next: new Map(), found: null });

/** What a day comes to with certain steps at work: shifts repeat few such sets, so each is added up once per period. */
export function createSituations({ tasks, periods, sum }: AdviceModel) {
  const roots = periods.map(createPlace);
  let place = createPlace();
  let period = 0;
  const steps: HeardStep[] = [];
  const situation = {
    /** In the order of the tasks. */
    add(task: number, index: number): void {
      const step = tasks[task]?.steps[index] as HeardStep;
      const known = place.next.get(step) ?? createPlace();
      place.next.set(step, known);
      place = known;
      steps.push(step);
    },
    found(): Exceedance {
      place.found ??= steps.length === 0 ? NOTHING : judge(sum(steps), periods[period] as LimitPeriod);
      return place.found;
    },
  };
  return {
    from(index: number) {
      period = index;
      place = roots[index] as Place;
      steps.length = 0;
      return situation;
    },
  };
}

/** Over one day. A day on which nothing of the project is heard is none of its own, however loud others are (M-95). */
function judge(own: Float64Array, { criteria, limits, others }: LimitPeriod): Exceedance {
  let [days, excess] = [0, 0];
  for (let receiver = 0; receiver < own.length; receiver++) {
    const energy = (own[receiver] as number) + (others[receiver] as number);
    if ((own[receiver] as number) <= 0 || energy < (limits[receiver] as number)) continue;
    days++;
    excess += tenthsAbove(energy, criteria[receiver] as number);
  }
  return { days, excess };
}

/** By how much a level is above its criterion, as it is shown: in tenths of a decibel. */
export function tenthsAbove(energy: number, criterion: number): number {
  return Math.round(10 * roundHalfUp((toLevel(energy) as number) - criterion, 1));
}
