import type { CaseReceiver } from '../case.ts';
import { isWithin } from './days.ts';
import { Dec, dec, EQUAL_DECIBELS, energyOf } from './decimal.ts';
import { usualCriterion } from './kinds.ts';

/** A criterion as the lowest energies that exceed it by the two verdicts. */
export interface Limit {
  readonly exceedingOnMap: Dec;
  readonly exceedingInReport: Dec;
}

/** The value of the point or building, otherwise that of its kind; infinite if it has none (M-55, M-140, M-141). */
function standardCriterion(receiver: CaseReceiver): Dec {
  return dec(receiver.criterion ?? usualCriterion(receiver.kind) ?? Number.POSITIVE_INFINITY);
}

/** The lower of the standard and a dated value, less the reduction (M-56, M-57). */
export function tightened(receiver: CaseReceiver, values: readonly number[]): Dec {
  return receiver.hasClosedWindows
    ? dec(Number.POSITIVE_INFINITY)
    : Dec.min(standardCriterion(receiver), ...values).minus(receiver.criterionReduction);
}

/** Not judged on this day (M-143). */
export const isOutOfUse = (receiver: CaseReceiver, day: string): boolean =>
  (receiver.outOfUse ?? []).some((period) => isWithin(day, period));

const NO_LIMIT = { exceedingOnMap: dec(Number.POSITIVE_INFINITY), exceedingInReport: dec(Number.POSITIVE_INFINITY) };

/** The limit of each day, from the entries that apply on it (M-57). */
export function limitByDay(receiver: CaseReceiver, days: readonly string[]): Map<string, Limit> {
  return new Map(
    days.map((day) => {
      const holding = receiver.otherCriteria.filter((entry) => isWithin(day, entry));
      const values = holding.map((entry) => entry.value);
      return [day, isOutOfUse(receiver, day) ? NO_LIMIT : limitOf(tightened(receiver, values))] as const;
    }),
  );
}

/** On the map both sides are rounded to whole decibels (M-60), in the report only the level, to 0.1 (M-61). */
export function limitOf(criterion: Dec): Limit {
  return {
    exceedingOnMap: energyOf(lowestAbove(roundHalfUp(criterion, 1), dec(1))),
    exceedingInReport: energyOf(lowestAbove(criterion, dec(0.1))),
  };
}

/** Half up; a value within 1e-9 below the half counts as the half (M-04). */
export function roundHalfUp(value: Dec, step: number): Dec {
  return value.plus(EQUAL_DECIBELS).div(step).plus(0.5).floor().times(step);
}

/** The lowest level that is above the limit when rounded to the step by M-04: half a step below the next multiple. */
function lowestAbove(limit: Dec, step: Dec): Dec {
  const nextMultiple = limit.div(step).floor().plus(1).times(step);
  return nextMultiple.minus(step.div(2)).minus(EQUAL_DECIBELS);
}
