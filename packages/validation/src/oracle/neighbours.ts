import type { CaseNearbyProject, CaseReceiver, MethodCase } from '../case.ts';
import { isWithin } from './days.ts';
import { type Dec, dec, energyOf, sum } from './decimal.ts';

/** Never another version of this project; of a neighbour, the approved version with the highest number (M-50). */
export function countingNeighbours(input: MethodCase): CaseNearbyProject[] {
  const approved = input.nearbyProjects.filter(
    (project) => project.isApproved && project.lineageId !== input.lineageId,
  );
  return approved.filter((project) =>
    approved.every((other) => other.lineageId !== project.lineageId || other.version <= project.version),
  );
}

/** The contributions of a day (M-51); null if there is none. */
export function contributedEnergy(receiver: CaseReceiver, day: string): Dec | null {
  const levels = receiver.contributions.filter((entry) => isWithin(day, entry)).map((entry) => entry.level);
  return levels.length === 0 ? null : sum(levels.map((level) => energyOf(dec(level))));
}
