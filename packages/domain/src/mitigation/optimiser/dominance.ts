import { floatAt, itemAt, numberAt } from '@quietsite/acoustics';
import type { NoiseModel, Requirement } from '../noise-model.ts';
import type { Situation } from '../situations.ts';

export interface LimitedRequirement {
  readonly requirement: Requirement;
  readonly limit: number;
}

/**
 * Drops requirements implied by others: fewer rows, or the same rows at a greater distance, with as much room or more.
 */
export function dropDominated(model: NoiseModel, requirements: readonly LimitedRequirement[]): LimitedRequirement[] {
  const kept = dropSmaller(model, requirements);
  const toRows = (sources: readonly number[]) => sources.map((source) => numberAt(model.rowOfSource, source));
  // The parts of a front have the same rows, each in its own situations.
  const rowsOf = model.situations.map(({ common, choices }) =>
    JSON.stringify([toRows(common), choices.map((choice) => choice.map(toRows))]),
  );
  return [...Map.groupBy(kept, ({ requirement }) => rowsOf[requirement.situation]).values()].flatMap((ofRows) =>
    dropFarther(model, ofRows),
  );
}

/** At one receiver: the rows of one situation are a subset of those of another. */
function dropSmaller(
  { situations, rowOfSource }: NoiseModel,
  requirements: readonly LimitedRequirement[],
): LimitedRequirement[] {
  const isSubset = createSubsetTest(situations);
  const rowsOf = situations.map(({ common, choices }) => [...new Set([...common, ...choices.flat(2)])]);
  const byReceiver = Map.groupBy(requirements, ({ requirement }) => requirement.receiver);
  return [...byReceiver.values()].flatMap((ofReceiver) => {
    const kept: LimitedRequirement[] = [];
    const keptByRow = rowOfSource.map((): LimitedRequirement[] => []);
    const rows = ({ requirement }: LimitedRequirement) => itemAt(rowsOf, requirement.situation);
    // A requirement that implies another has no more room and, if the room is equal, at least as many rows.
    for (const entry of ofReceiver.toSorted((a, b) => a.limit - b.limit || rows(b).length - rows(a).length)) {
      const candidates = shortestOf(rows(entry).map((row) => itemAt(keptByRow, row)));
      if (candidates.some((other) => isSubset(entry.requirement.situation, other.requirement.situation))) continue;
      kept.push(entry);
      for (const row of rows(entry)) keptByRow[row]?.push(entry);
    }
    return kept;
  });
}

/** Any list would do: a requirement with all rows of another is in the list of each of those rows. */
const shortestOf = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  lists.reduce((least, list) => (list.length < least.length ? list : least));

function createSubsetTest(situations: readonly Situation[]): (part: number, whole: number) => boolean {
  const sets = situations.map(({ common, choices }) => ({
    common: new Set(common),
    choices: choices.map((choice) => choice.map((rows) => new Set(rows))),
  }));
  const known = new Map<number, boolean>();
  return (part, whole) => {
    const key = part * situations.length + whole;
    const answer = known.get(key) ?? isWithin(itemAt(sets, part), itemAt(sets, whole));
    known.set(key, answer);
    return answer;
  };
}

interface SituationSets {
  readonly common: ReadonlySet<number>;
  readonly choices: readonly (readonly ReadonlySet<number>[])[];
}

/**
 * Every choice has its own counterpart in the whole that is at least as loud. A single row of a choice may be common
 * there.
 */
function isWithin(part: SituationSets, whole: SituationSets): boolean {
  const free = [...whole.choices];
  const rest = without(part.common, whole.common);
  const fits = (rows: ReadonlySet<number>, alternatives: readonly ReadonlySet<number>[]) =>
    alternatives.some((other) => without(rows, other).size === 0);
  const covers = (choice: readonly ReadonlySet<number>[]) => {
    const index = free.findIndex((other) => choice.every((rows) => fits(rows, other)));
    if (index >= 0) free.splice(index, 1);
    return index >= 0;
  };
  return part.choices.every(covers) && (rest.size === 0 || coversRest(rest, free));
}

/** Browsers from two years ago have no set operations. */
const without = (rows: ReadonlySet<number>, others: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...rows].filter((row) => !others.has(row)));

/** A group that runs alone in the part may be one of several in the whole. */
function coversRest(rest: ReadonlySet<number>, free: readonly (readonly ReadonlySet<number>[])[]): boolean {
  let left = rest;
  for (const choice of free) {
    const best = choice.reduce((one, other) => (without(left, other).size < without(left, one).size ? other : one));
    left = without(left, best);
  }
  return left.size === 0;
}

/**
 * Drops requirements that another one implies: with the same rows, every row is quieter there, relative to the limit.
 */
function dropFarther(
  { transmissions, rowOfSource, situations }: NoiseModel,
  requirements: readonly LimitedRequirement[],
): LimitedRequirement[] {
  const shares = requirements.map(({ requirement, limit }) => {
    const { common, choices } = itemAt(situations, requirement.situation);
    const first = requirement.receiver * rowOfSource.length;
    return [...common, ...choices.flat(2)].map((source) => floatAt(transmissions, first + source) / limit);
  });
  const isFainter = (one: number, other: number) => {
    const [a, b] = [itemAt(shares, one), itemAt(shares, other)];
    return a.every((share, index) => share <= numberAt(b, index));
  };
  const isDropped = requirements.map(() => false);
  requirements.forEach((_, one) => {
    isDropped[one] = requirements.some((__, other) => other !== one && !isDropped[other] && isFainter(one, other));
  });
  return requirements.filter((_, index) => !isDropped[index]);
}
