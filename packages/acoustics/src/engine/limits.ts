import { mapLimitEnergy, reportLimitEnergy } from '../verdict.ts';
import type { Block } from './block.ts';
import type { DatedValue, ReceiverProfile } from './engine-input.ts';

/** A profile in the intervals of one block: the exceedance limits and the energies added by contributions. */
export interface Limits {
  /** Energies from which M-60 and M-61 find an exceedance. */
  readonly map: Float64Array;
  readonly report: Float64Array;
  /** The lower of the two limits: nothing below it exceeds. */
  readonly least: number;
  /** Null if no contribution falls into the block (M-51). */
  readonly contributions: Float64Array | null;
  /** The highest contribution; 0 if there is none. */
  readonly highestContribution: number;
}

export function buildLimits({ days, firstDay, lastDay }: Block, profile: ReceiverProfile): Limits {
  const starts = days.subarray(0, -1);
  const criteria = Float64Array.from(starts, (day) => criterionOn(profile, day));
  const hasContributions = profile.contributions.some((entry) => entry.startDay <= lastDay && entry.endDay >= firstDay);
  const map = criteria.map(mapLimitEnergy);
  const report = criteria.map(reportLimitEnergy);
  const contributions = hasContributions ? Float64Array.from(starts, (day) => contributionOn(profile, day)) : null;
  return {
    map,
    report,
    least: Math.min(...map, ...report),
    contributions,
    highestContribution: contributions === null ? 0 : Math.max(...contributions),
  };
}

/** The energy below which nothing exceeds on any day. */
export function minLimit({ criteria }: ReceiverProfile): number {
  const lowest = Math.min(...criteria.map(({ value }) => value));
  return Math.min(mapLimitEnergy(lowest), reportLimitEnergy(lowest));
}

/** The pieces of a profile's criteria cover every day. */
export function criterionOn({ criteria }: Pick<ReceiverProfile, 'criteria'>, day: number): number {
  const piece = criteria.find((one) => covers(one, day));
  if (piece === undefined) throw new RangeError(`No criterion on day ${day}`);
  return piece.value;
}

/** Energy of all contributions of a day (M-51). */
export function contributionOn({ contributions }: ReceiverProfile, day: number): number {
  let energy = 0;
  for (const entry of contributions) if (covers(entry, day)) energy += entry.value;
  return energy;
}

function covers({ startDay, endDay }: DatedValue, day: number): boolean {
  return startDay <= day && day <= endDay;
}

/** The days on which a criterion, a contribution or a stage begins, and the days after one ends (M-40, M-115). */
export function listProfileEdges(
  profiles: readonly ReceiverProfile[],
  stages: readonly Pick<DatedValue, 'startDay' | 'endDay'>[] = [],
): number[] {
  const edges = new Set<number>();
  for (const { startDay, endDay } of stages) edges.add(startDay).add(endDay + 1);
  for (const { criteria, contributions } of profiles)
    for (const { startDay, endDay } of [...criteria, ...contributions]) edges.add(startDay).add(endDay + 1);
  return [...edges].filter(Number.isFinite).sort((a, b) => a - b);
}
