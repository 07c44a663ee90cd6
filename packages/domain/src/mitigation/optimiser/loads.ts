import { floatAt, intAt, itemAt, numberAt } from '@quietsite/acoustics';
import { COMMON, type Core, computeLoad, computeSums } from './core.ts';

interface Excess {
  readonly excess: number;
  /** By option. */
  readonly emissions: Float64Array;
  readonly weight: number;
}

/** A choice of options that is changed row by row, with the resulting load of every requirement. */
export class Loads {
  readonly core: Core;
  readonly choices: Int32Array;
  readonly loads: Float64Array;
  readonly #values: Float64Array;

  constructor(core: Core, choices: Int32Array) {
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
    const { rows, firstPlaces, placeSums, placeVariants, placeWeights, requirementOfSum } = this.core;
    const present = intAt(this.choices, row);
    const { emissions } = itemAt(rows, row);
    let [variant, change] = [-1, 0];
    this.choices[row] = option;
    const end = intAt(firstPlaces, row + 1);
    for (let place = intAt(firstPlaces, row); place < end; place++) {
      const sum = intAt(placeSums, place);
      if (placeVariants[place] !== variant) {
        variant = intAt(placeVariants, place);
        const ofVariant = itemAt(emissions, variant);
        change = floatAt(ofVariant, option) - floatAt(ofVariant, present);
      }
      this.#values[sum] = floatAt(this.#values, sum) + change * floatAt(placeWeights, place);
      const requirement = intAt(requirementOfSum, sum);
      this.loads[requirement] = computeLoad(this.core, requirement, this.#values);
    }
  }

  /** How far a sum is below the loudest of its choice, which masks it; 0 for the common sum. */
  #hidden(sum: number): number {
    const { choiceOfSum } = this.core;
    const choice = intAt(choiceOfSum, sum);
    if (choice === COMMON) return 0;
    let loudest = floatAt(this.#values, sum);
    for (let other = sum - 1; choiceOfSum[other] === choice; other--)
      loudest = Math.max(loudest, floatAt(this.#values, other));
    for (let other = sum + 1; choiceOfSum[other] === choice; other++)
      loudest = Math.max(loudest, floatAt(this.#values, other));
    return loudest - floatAt(this.#values, sum);
  }

  /** The highest emission of each variant of a row that meets all requirements while the other rows stay the same. */
  allowedEmissions(row: number): readonly number[] {
    const { rows, rooms, firstPlaces, placeSums, placeVariants, placeWeights, requirementOfSum } = this.core;
    const { emissions } = itemAt(rows, row);
    const rises = emissions.map(() => Number.POSITIVE_INFINITY);
    const end = intAt(firstPlaces, row + 1);
    for (let place = intAt(firstPlaces, row); place < end; place++) {
      const sum = intAt(placeSums, place);
      const requirement = intAt(requirementOfSum, sum);
      const slack = floatAt(rooms, requirement) - floatAt(this.loads, requirement) + this.#hidden(sum);
      const variant = intAt(placeVariants, place);
      rises[variant] = Math.min(numberAt(rises, variant), slack / floatAt(placeWeights, place));
    }
    return emissions.map(
      (ofVariant, variant) => floatAt(ofVariant, intAt(this.choices, row)) + numberAt(rises, variant),
    );
  }

  /**
   * The exceeded requirements to which a row contributes: the excess, and the row's emissions there with their weight.
   */
  listExcesses(row: number): Excess[] {
    const { rooms, firstPlaces, placeSums, placeVariants, placeWeights, requirementOfSum } = this.core;
    const { emissions } = itemAt(this.core.rows, row);
    const excesses: Excess[] = [];
    const end = intAt(firstPlaces, row + 1);
    for (let place = intAt(firstPlaces, row); place < end; place++) {
      const sum = intAt(placeSums, place);
      const requirement = intAt(requirementOfSum, sum);
      const excess = floatAt(this.loads, requirement) - floatAt(rooms, requirement);
      if (excess > 0 && this.#hidden(sum) === 0)
        excesses.push({
          excess,
          emissions: itemAt(emissions, intAt(placeVariants, place)),
          weight: floatAt(placeWeights, place),
        });
    }
    return excesses;
  }

  /** The requirement with the largest excess; -1 if all are met. */
  findWorst(): number {
    let [worst, excess] = [-1, 0];
    for (let requirement = 0; requirement < this.loads.length; requirement++) {
      const over = floatAt(this.loads, requirement) - floatAt(this.core.rooms, requirement);
      if (over > excess) [worst, excess] = [requirement, over];
    }
    return worst;
  }

  /** The rows of a requirement, each once. */
  listRows(requirement: number): number[] {
    const { firstSums, firstTerms, termRows } = this.core;
    const from = intAt(firstTerms, intAt(firstSums, requirement));
    const to = intAt(firstTerms, intAt(firstSums, requirement + 1));
    return [...new Set(termRows.subarray(from, to))];
  }
}
