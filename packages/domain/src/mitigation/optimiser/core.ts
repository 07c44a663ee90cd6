import { floatAt, intAt, itemAt, numberAt } from '@quietsite/acoustics';

/**
 * The problem as flat numbers. A requirement is met if its common sum plus the loudest sum of every choice does not
 * exceed its room. Options of a row go from the cheapest and loudest to the most expensive and quietest.
 */
export interface Core {
  readonly rows: readonly CoreRow[];
  readonly rooms: Float64Array;
  /** The sums of a requirement run from its entry to that of the next. The first is the common one. */
  readonly firstSums: Int32Array;
  readonly requirementOfSum: Int32Array;
  /** -1 for the common sum. Sums of one choice are adjacent. */
  readonly choiceOfSum: Int32Array;
  /** The contribution of settled rows to a sum. */
  readonly bases: Float64Array;
  readonly firstTerms: Int32Array;
  readonly termRows: Int32Array;
  readonly termVariants: Int32Array;
  readonly termWeights: Float64Array;
  /** The variants of a row run from its entry to that of the next. While screening is off, each row has one. */
  readonly firstVariants: Int32Array;
  /** The same terms by row. */
  readonly firstPlaces: Int32Array;
  readonly placeSums: Int32Array;
  /** Among the variants of the row. */
  readonly placeVariants: Int32Array;
  readonly placeWeights: Float64Array;
}

export interface CoreRow {
  /** Index of this row in the core from which this one was extracted. */
  readonly origin: number;
  readonly costs: Float64Array;
  /** By variant of the row, then by option; at most 1. */
  readonly emissions: readonly Float64Array[];
  /** Decreases from option to option: the emission if the row has a single variant, otherwise the place in the list. */
  readonly loudness: Float64Array;
  /** The option with which every requirement can be met. */
  readonly quietest: number;
}

export interface CoreRequirement {
  readonly room: number;
  /** The common one first; those of a choice are adjacent. */
  readonly sums: readonly CoreSum[];
}

export interface CoreSum {
  readonly choice: number;
  readonly base: number;
  readonly rows: readonly number[];
  /** Among the variants of the row. */
  readonly variants: readonly number[];
  readonly weights: readonly number[];
}

/** Rows that together cost at least a given amount, whatever the other rows do. */
export interface Floor {
  readonly rows: readonly number[];
  readonly least: number;
}

/** Not part of a choice: always runs. */
export const COMMON = -1;

export function buildCore(rows: readonly CoreRow[], requirements: readonly CoreRequirement[]): Core {
  const sums = requirements.flatMap((requirement) => requirement.sums);
  const terms = sums.reduce((total, sum) => total + sum.rows.length, 0);
  const core = {
    rows,
    rooms: Float64Array.from(requirements, ({ room }) => room),
    firstSums: startsOf(requirements.map((requirement) => requirement.sums.length)),
    requirementOfSum: Int32Array.from(requirements.flatMap((requirement, index) => requirement.sums.map(() => index))),
    choiceOfSum: Int32Array.from(sums, ({ choice }) => choice),
    bases: Float64Array.from(sums, ({ base }) => base),
    firstTerms: startsOf(sums.map((sum) => sum.rows.length)),
    termRows: new Int32Array(terms),
    termVariants: new Int32Array(terms),
    termWeights: new Float64Array(terms),
    firstVariants: startsOf(rows.map(({ emissions }) => emissions.length)),
  };
  sums.forEach((sum, index) => {
    const first = intAt(core.firstTerms, index);
    core.termRows.set(sum.rows, first);
    for (let term = 0; term < sum.rows.length; term++)
      core.termVariants[first + term] =
        intAt(core.firstVariants, numberAt(sum.rows, term)) + numberAt(sum.variants, term);
    core.termWeights.set(sum.weights, first);
  });
  return { ...core, ...listPlaces(core) };
}

function startsOf(lengths: readonly number[]): Int32Array {
  const starts = new Int32Array(lengths.length + 1);
  lengths.forEach((length, index) => {
    starts[index + 1] = intAt(starts, index) + length;
  });
  return starts;
}

function listPlaces(core: Omit<Core, keyof ReturnType<typeof emptyPlaces>>) {
  const { rows, firstTerms, termRows, termVariants, termWeights, firstVariants } = core;
  const counts = rows.map(() => 0);
  for (const row of termRows) counts[row] = numberAt(counts, row) + 1;
  const firstPlaces = startsOf(counts);
  const places = emptyPlaces(firstPlaces, termRows.length);
  const next = firstPlaces.slice();
  for (let sum = 0; sum + 1 < firstTerms.length; sum++)
    for (let term = intAt(firstTerms, sum); term < intAt(firstTerms, sum + 1); term++) {
      const row = intAt(termRows, term);
      const place = intAt(next, row);
      next[row] = place + 1;
      places.placeSums[place] = sum;
      places.placeVariants[place] = intAt(termVariants, term) - intAt(firstVariants, row);
      places.placeWeights[place] = floatAt(termWeights, term);
    }
  return places;
}

const emptyPlaces = (firstPlaces: Int32Array, terms: number) => ({
  firstPlaces,
  placeSums: new Int32Array(terms),
  placeVariants: new Int32Array(terms),
  placeWeights: new Float64Array(terms),
});

/** The value of every sum, for a given option of each row. */
export function computeSums(core: Core, choices: Int32Array, values: Float64Array): void {
  const { rows, firstVariants } = core;
  const emissions = new Float64Array(intAt(firstVariants, rows.length));
  let variant = 0;
  for (let row = 0; row < rows.length; row++)
    for (const ofVariant of itemAt(rows, row).emissions) emissions[variant++] = floatAt(ofVariant, intAt(choices, row));
  addUp(core, emissions, values);
}

/** The lowest value of each sum over all options between these two. */
export function computeLeastSums(core: Core, loudest: Int32Array, quietest: Int32Array, values: Float64Array): void {
  const { rows, firstVariants } = core;
  const emissions = new Float64Array(intAt(firstVariants, rows.length));
  let variant = 0;
  for (let row = 0; row < rows.length; row++) {
    const ofRow = itemAt(rows, row).emissions;
    const [from, to] = [intAt(loudest, row), intAt(quietest, row)];
    for (const ofVariant of ofRow) {
      let least = floatAt(ofVariant, to);
      for (let option = from; ofRow.length > 1 && option < to; option++)
        least = Math.min(least, floatAt(ofVariant, option));
      emissions[variant++] = least;
    }
  }
  addUp(core, emissions, values);
}

/** Emissions are by variant. */
function addUp(core: Core, emissions: Float64Array, values: Float64Array): void {
  const { bases, firstTerms, termVariants, termWeights } = core;
  for (let sum = 0; sum < values.length; sum++) {
    let value = floatAt(bases, sum);
    for (let term = intAt(firstTerms, sum); term < intAt(firstTerms, sum + 1); term++)
      value += floatAt(termWeights, term) * floatAt(emissions, intAt(termVariants, term));
    values[sum] = value;
  }
}

/** The common sum plus the loudest sum of every choice. */
export function computeLoad({ firstSums, choiceOfSum }: Core, requirement: number, values: Float64Array): number {
  const [first, end] = [intAt(firstSums, requirement), intAt(firstSums, requirement + 1)];
  let load = floatAt(values, first);
  for (let sum = first + 1; sum < end; ) {
    const choice = choiceOfSum[sum];
    let loudest = floatAt(values, sum++);
    for (; sum < end && choiceOfSum[sum] === choice; sum++) loudest = Math.max(loudest, floatAt(values, sum));
    load += loudest;
  }
  return load;
}

/** Sums from scratch, without the rounding errors of incremental updates. */
export function isFeasible(core: Core, choices: Int32Array): boolean {
  const values = new Float64Array(core.bases.length);
  computeSums(core, choices, values);
  return core.rooms.every((room, requirement) => computeLoad(core, requirement, values) <= room);
}

export function costOf({ rows }: Core, choices: Int32Array): number {
  return rows.reduce((total, { costs }, row) => total + floatAt(costs, intAt(choices, row)), 0);
}
