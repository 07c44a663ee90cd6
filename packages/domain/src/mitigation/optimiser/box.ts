import { type Core, computeLoad, computeSums } from './core.ts';
import type { Charges } from './price-list.ts';

/** The options of each row that a search still considers, from the loudest to the quietest. */
export interface Box {
  readonly loudest: Int32Array;
  readonly quietest: Int32Array;
}

/** Sums in another order differ by less, so nothing is excluded by mistake. */
const TOLERANCE = 1e-11;

export function wholeBox({ rows }: Core): Box {
  return {
    loudest: new Int32Array(rows.length),
    quietest: Int32Array.from(rows, ({ costs }) => costs.length - 1),
  };
}

export const copyBox = ({ loudest, quietest }: Box): Box => ({ loudest: loudest.slice(), quietest: quietest.slice() });

/** Removes options that are too loud even if all other rows are at their quietest. Returns false if nothing is left. */
export function tighten(core: Core, { loudest, quietest }: Box): boolean {
  const values = new Float64Array(core.bases.length);
  computeSums(core, quietest, values);
  for (let requirement = 0; requirement < core.rooms.length; requirement++) {
    const slack = (core.rooms[requirement] as number) - computeLoad(core, requirement, values) + TOLERANCE;
    if (slack < 0) return false;
    tightenRequirement(core, requirement, slack, values, loudest, quietest);
  }
  return true;
}

function tightenRequirement(
  { rows, firstSums, choiceOfSum, firstTerms, termRows, termWeights }: Core,
  requirement: number,
  slack: number,
  values: Float64Array,
  loudest: Int32Array,
  quietest: Int32Array,
): void {
  const [first, end] = [firstSums[requirement] as number, firstSums[requirement + 1] as number];
  for (let sum = first; sum < end; sum++) {
    let highest = values[sum] as number;
    for (let other = first + 1; sum > first && other < end; other++)
      if (choiceOfSum[other] === choiceOfSum[sum]) highest = Math.max(highest, values[other] as number);
    const rise = slack + highest - (values[sum] as number);
    for (let term = firstTerms[sum] as number; term < (firstTerms[sum + 1] as number); term++) {
      const row = termRows[term] as number;
      const { emissions } = rows[row] as (typeof rows)[number];
      const most = (emissions[quietest[row] as number] as number) + rise / (termWeights[term] as number);
      while ((emissions[loudest[row] as number] as number) > most) loudest[row] = (loudest[row] as number) + 1;
    }
  }
}

/** Removes, from both ends, options that cost more than the cheapest of their row by more than a given amount. */
export function dropDear(
  { rows }: Core,
  { loudest, quietest }: Box,
  { weights, shares }: Charges,
  most: number,
): boolean {
  let isChanged = false;
  rows.forEach(({ costs, emissions }, row) => {
    const price = (option: number) =>
      (shares[row] as number) * (costs[option] as number) + (weights[row] as number) * (emissions[option] as number);
    let [low, high] = [loudest[row] as number, quietest[row] as number];
    let least = Number.POSITIVE_INFINITY;
    for (let option = low; option <= high; option++) least = Math.min(least, price(option));
    while (low < high && price(low) > least + most) low++;
    while (low < high && price(high) > least + most) high--;
    isChanged ||= low !== loudest[row] || high !== quietest[row];
    loudest[row] = low;
    quietest[row] = high;
  });
  return isChanged;
}
