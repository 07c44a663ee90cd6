import { itemAt, numberAt } from '@quietsite/acoustics';
import type { RowOption } from './problem.ts';
import type { VariantProblem } from './row-variants.ts';

/** The options of a row that are worth considering, cheapest first. */
export interface CandidateRow {
  /** Indices of options. */
  readonly front: readonly number[];
  readonly ranks: readonly number[];
  /** The first variant of the row. */
  readonly firstVariant: number;
  /** By variant of the row, then by place in the front. */
  readonly emissions: readonly (readonly number[])[];
}

export function listCandidateRows(
  { rowOfVariant, emissionOf }: VariantProblem,
  options: readonly (readonly RowOption[])[],
): CandidateRow[] {
  const variantsOf = Map.groupBy(rowOfVariant.keys(), (variant) => numberAt(rowOfVariant, variant));
  return options.map((ofRow, row) => {
    const variants = variantsOf.get(row) ?? [];
    const emissionsByOption = ofRow.map((option) => variants.map((variant) => emissionOf(option, variant)));
    const rank = (option: number) => rankOf(itemAt(ofRow, option), option, options.length);
    const front = listFront(emissionsByOption, rank);
    return {
      front,
      ranks: front.map(rank),
      firstVariant: numberAt(variants, 0),
      emissions: variants.map((_, variant) =>
        front.map((option) => numberAt(itemAt(emissionsByOption, option), variant)),
      ),
    };
  });
}

/** At equal cost, fewer changed rows are better: cost first, then one unit per changed row. */
function rankOf({ cost }: RowOption, option: number, rowCount: number): number {
  return cost * (rowCount + 1) + (option === 0 ? 0 : 1);
}

/** Options that are quieter than every cheaper one in at least one variant; cheapest first. */
function listFront(emissionsByOption: readonly (readonly number[])[], rank: (option: number) => number): number[] {
  const order = emissionsByOption.map((_, option) => option);
  order.sort(
    (a, b) => rank(a) - rank(b) || compare(itemAt(emissionsByOption, a), itemAt(emissionsByOption, b)) || a - b,
  );
  const front: number[] = [];
  for (const option of order) {
    const emissions = itemAt(emissionsByOption, option);
    if (!front.some((other) => isNowhereLouder(itemAt(emissionsByOption, other), emissions))) front.push(option);
  }
  return front;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const variant = one.findIndex((emission, index) => emission !== other[index]);
  return variant < 0 ? 0 : numberAt(one, variant) - numberAt(other, variant);
}

const isNowhereLouder = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((emission, variant) => emission <= numberAt(other, variant));

/** The picked emission of every variant. */
export function emissionsOf(
  rows: readonly CandidateRow[],
  pick: (emissions: readonly number[], row: number) => number,
): Float64Array {
  return Float64Array.from(rows.flatMap(({ emissions }, row) => emissions.map((ofVariant) => pick(ofVariant, row))));
}

/** The emission of every variant, with each row at the given place in its front. */
export function emissionsAt(rows: readonly CandidateRow[], places: readonly number[]): Float64Array {
  return emissionsOf(rows, (emissions, row) => numberAt(emissions, numberAt(places, row)));
}
