import { COMMON, type Core, computeLoad, computeSums } from './core.ts';

/** A choice of options that is changed row by row, with the resulting load of every requirement. */
export class Loads {
  readonly core: Core;
  readonly choices: Int32Array;
  readonly loads: Float64Array;
  readonly #values: Float64Array;

  constructor(core: Core, choices: ArrayLike<number>) {
    this.core = core;
    this.choices = Int32Array.from(choices);
    this.#values = new Float64Array(core.bases.length);
    this.loads = new Float64Array(core.rooms.length);
    computeSums(core, choices, this.#values);
    this.loads.forEach((_, requirement) => {
      this.loads[requirement] = computeLoad(core, requirement, this.#values);
    });
  }

  set(row: number, option: number): void {
    const { rows, firstPlaces, placeSums, placeWeights, requirementOfSum } = this.core;
    const { emissions } = rows[row] as (typeof rows)[number];
    const change = (emissions[option] as number) - (emissions[this.choices[row] as number] as number);
    this.choices[row] = option;
    const end = firstPlaces[row + 1] as number;
    for (let place = firstPlaces[row] as number; place < end; place++) {
      const sum = placeSums[place] as number;
      this.#values[sum] = (this.#values[sum] as number) + change * (placeWeights[place] as number);
      const requirement = requirementOfSum[sum] as number;
      this.loads[requirement] = computeLoad(this.core, requirement, this.#values);
    }
  }

  /** How far a sum is below the loudest of its choice, which masks it; 0 for the common sum. */
  #hidden(sum: number): number {
    const { choiceOfSum } = this.core;
    const choice = choiceOfSum[sum] as number;
    if (choice === COMMON) return 0;
    let loudest = this.#values[sum] as number;
    for (let other = sum - 1; choiceOfSum[other] === choice; other--)
      loudest = Math.max(loudest, this.#values[other] as number);
    for (let other = sum + 1; choiceOfSum[other] === choice; other++)
      loudest = Math.max(loudest, this.#values[other] as number);
    return loudest - (this.#values[sum] as number);
  }

  /** The max emission of a row while the others stay the same. */
  allowedEmission(row: number): number {
    const { rows, rooms, firstPlaces, placeSums, placeWeights, requirementOfSum } = this.core;
    let rise = Number.POSITIVE_INFINITY;
    const end = firstPlaces[row + 1] as number;
    for (let place = firstPlaces[row] as number; place < end; place++) {
      const sum = placeSums[place] as number;
      const requirement = requirementOfSum[sum] as number;
      const slack = (rooms[requirement] as number) - (this.loads[requirement] as number) + this.#hidden(sum);
      rise = Math.min(rise, slack / (placeWeights[place] as number));
    }
    return (rows[row]?.emissions[this.choices[row] as number] as number) + rise;
  }

  /** The requirements that a row helps to exceed: the excess, and the weight of a unit of the row. */
  listExcesses(row: number): { readonly excess: number; readonly weight: number }[] {
    const { rooms, firstPlaces, placeSums, placeWeights, requirementOfSum } = this.core;
    const excesses: { excess: number; weight: number }[] = [];
    const end = firstPlaces[row + 1] as number;
    for (let place = firstPlaces[row] as number; place < end; place++) {
      const sum = placeSums[place] as number;
      const requirement = requirementOfSum[sum] as number;
      const excess = (this.loads[requirement] as number) - (rooms[requirement] as number);
      if (excess > 0 && this.#hidden(sum) === 0) excesses.push({ excess, weight: placeWeights[place] as number });
    }
    return excesses;
  }

  /** The requirement with the largest excess; -1 if all are met. */
  findWorst(): number {
    let [worst, excess] = [-1, 0];
    for (let requirement = 0; requirement < this.loads.length; requirement++) {
      const over = (this.loads[requirement] as number) - (this.core.rooms[requirement] as number);
      if (over > excess) [worst, excess] = [requirement, over];
    }
    return worst;
  }

  /** The rows of a requirement, each once. */
  listRows(requirement: number): number[] {
    const { firstSums, firstTerms, termRows } = this.core;
    const from = firstTerms[firstSums[requirement] as number] as number;
    const to = firstTerms[firstSums[requirement + 1] as number] as number;
    return [...new Set(termRows.subarray(from, to))];
  }
}
