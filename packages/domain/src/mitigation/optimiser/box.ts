import { floatAt, intAt, itemAt } from '@quietsite/acoustics';
import { type Core, computeLeastSums, computeLoad } from './core.ts';
import { type Charges, priceOf } from './price-list.ts';

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
  computeLeastSums(core, loudest, quietest, values);
  for (let requirement = 0; requirement < core.rooms.length; requirement++) {
    const slack = floatAt(core.rooms, requirement) - computeLoad(core, requirement, values) + TOLERANCE;
    if (slack < 0) return false;
    tightenRequirement(core, requirement, slack, values, loudest, quietest);
  }
  return true;
}

function tightenRequirement(
  { rows, firstSums, choiceOfSum, firstTerms, termRows, termVariants, termWeights, firstVariants }: Core,
  requirement: number,
  slack: number,
  values: Float64Array,
  loudest: Int32Array,
  quietest: Int32Array,
): void {
  const [first, end] = [intAt(firstSums, requirement), intAt(firstSums, requirement + 1)];
  for (let sum = first; sum < end; sum++) {
    let highest = floatAt(values, sum);
    for (let other = first + 1; sum > first && other < end; other++)
      if (choiceOfSum[other] === choiceOfSum[sum]) highest = Math.max(highest, floatAt(values, other));
    const rise = slack + highest - floatAt(values, sum);
    for (let term = intAt(firstTerms, sum); term < intAt(firstTerms, sum + 1); term++) {
      const row = intAt(termRows, term);
      const { emissions } = itemAt(rows, row);
      const ofVariant = itemAt(emissions, intAt(termVariants, term) - intAt(firstVariants, row));
      dropTooLoud(ofVariant, emissions.length, rise / floatAt(termWeights, term), row, loudest, quietest);
    }
  }
}

/** The quietest option of a row with several variants may be anywhere in the list. */
function dropTooLoud(
  emissions: Float64Array,
  variants: number,
  rise: number,
  row: number,
  loudest: Int32Array,
  quietest: Int32Array,
): void {
  let [low, high] = [intAt(loudest, row), intAt(quietest, row)];
  let least = floatAt(emissions, high);
  for (let option = low; variants > 1 && option < high; option++) least = Math.min(least, floatAt(emissions, option));
  const most = least + rise;
  while (low < high && floatAt(emissions, low) > most) low++;
  while (low < high && floatAt(emissions, high) > most) high--;
  loudest[row] = low;
  quietest[row] = high;
}

/** Removes, from both ends, options that cost more than the cheapest of their row by more than a given amount. */
export function dropExpensive(core: Core, { loudest, quietest }: Box, charges: Charges, most: number): boolean {
  let isChanged = false;
  core.rows.forEach((_, row) => {
    const price = (option: number) => priceOf(core, charges, row, option);
    let [low, high] = [intAt(loudest, row), intAt(quietest, row)];
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
