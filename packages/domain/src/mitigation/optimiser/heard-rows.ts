import { itemAt, numberAt } from '@quietsite/acoustics';
import type { HeardProblem } from './heard.ts';
import type { RowOption } from './problem.ts';

/** The options of a row that are worth a thought, cheapest first. */
export interface HeardRow {
  /** Indices of options. */
  readonly front: readonly number[];
  readonly ranks: readonly number[];
  /** The first of its ways. */
  readonly firstWay: number;
  /** By way of the row, then by place in the front. */
  readonly emissions: readonly (readonly number[])[];
}

export function listHeardRows(
  { rowOfWay, emissionOf }: HeardProblem,
  options: readonly (readonly RowOption[])[],
): HeardRow[] {
  const waysOf = Map.groupBy(rowOfWay.keys(), (way) => numberAt(rowOfWay, way));
  return options.map((ofRow, row) => {
    const ways = waysOf.get(row) ?? [];
    const heard = ofRow.map((option) => ways.map((way) => emissionOf(option, way)));
    const rank = (option: number) => rankOf(itemAt(ofRow, option), option, options.length);
    const front = listFront(heard, rank);
    return {
      front,
      ranks: front.map(rank),
      firstWay: numberAt(ways, 0),
      emissions: ways.map((_, way) => front.map((option) => numberAt(itemAt(heard, option), way))),
    };
  });
}

/** At equal cost, fewer changed rows are better: cost first, then one unit per changed row. */
function rankOf({ cost }: RowOption, option: number, rowCount: number): number {
  return cost * (rowCount + 1) + (option === 0 ? 0 : 1);
}

/** Options that are quieter, in one way at least, than every cheaper one; cheapest first. */
function listFront(heard: readonly (readonly number[])[], rank: (option: number) => number): number[] {
  const order = heard.map((_, option) => option);
  order.sort((a, b) => rank(a) - rank(b) || compare(itemAt(heard, a), itemAt(heard, b)) || a - b);
  const front: number[] = [];
  for (const option of order) {
    const emissions = itemAt(heard, option);
    if (!front.some((other) => isNowhereLouder(itemAt(heard, other), emissions))) front.push(option);
  }
  return front;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const way = one.findIndex((emission, index) => emission !== other[index]);
  return way < 0 ? 0 : numberAt(one, way) - numberAt(other, way);
}

const isNowhereLouder = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((emission, way) => emission <= numberAt(other, way));

/** By way. */
export function emissionsOf(
  rows: readonly HeardRow[],
  pick: (emissions: readonly number[], row: number) => number,
): Float64Array {
  return Float64Array.from(rows.flatMap(({ emissions }, row) => emissions.map((ofWay) => pick(ofWay, row))));
}

/** By way, with these places in the fronts. */
export function emissionsAt(rows: readonly HeardRow[], places: readonly number[]): Float64Array {
  return emissionsOf(rows, (emissions, row) => numberAt(emissions, numberAt(places, row)));
}
