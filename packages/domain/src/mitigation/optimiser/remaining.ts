import { levelOfPositive, numberAt } from '@quietsite/acoustics';
import { fromDayNumber } from '../../day.ts';
import type { NoiseModel, Requirement } from '../noise-model.ts';
import type { RemainingExceedance } from './problem.ts';

/** The engine sums in a different order, so values this close to a limit, relative to it, do not count as below it. */
export const SAFETY_MARGIN = 1e-12;

/** The receivers that exceed with the given energies, each with its worst day. */
export function listRemaining(
  { requirements, pointIds }: NoiseModel,
  receive: (requirement: Requirement) => number,
): RemainingExceedance[] {
  const worst = new Map<number, RemainingExceedance>();
  for (const requirement of requirements) {
    const energy = receive(requirement);
    if (energy <= requirement.limit * (1 - SAFETY_MARGIN)) continue;
    const pointId = numberAt(pointIds, requirement.receiver);
    const { day, criterion, background } = requirement;
    const level = levelOfPositive(energy + background);
    const known = worst.get(pointId);
    if (known === undefined || level - criterion > known.level - known.criterion)
      worst.set(pointId, { pointId, day: fromDayNumber(day), criterion, level });
  }
  return [...worst.values()];
}
