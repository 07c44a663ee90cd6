import { floatAt, intAt, itemAt } from '@quietsite/acoustics';
import { type Box, dropExpensive } from './box.ts';
import { type Core, computeSums, type Floor } from './core.ts';
import { PriceList, priceOf } from './price-list.ts';

/** After this many rounds without a better bound, the steps get shorter. */
const MAX_ROUNDS_WITHOUT_GAIN = 20;
const FIRST_STEP = 1;
const STEP_FACTOR = 0.7;
/** When steps are this short, prices are reset to the best ones and the search restarts. */
const MIN_STEP = 2e-3;
/** A gain of less than this share of the gap is no progress, and no step is shorter than this share. */
const MIN_SHARE = 1e-3;
/** Weight of the newest value in the averages. */
const NEW_WEIGHT = 0.1;

/**
 * A lower bound from prices on the requirements. For any prices of 0 or more, the cost of the rows plus what they pay
 * for their noise, minus the price of the available room, cannot exceed the cost of the best proposal.
 */
export class Dual {
  readonly core: Core;
  /** The cheapest options at the current prices, by row. */
  readonly choices: Int32Array;
  /** Average loudness of the rows over recent rounds, which approximate a mixture of options. */
  readonly averages: Float64Array;
  readonly #list: PriceList;
  readonly #values: Float64Array;
  readonly #charges: { readonly weights: Float64Array; readonly shares: Float64Array };
  readonly #bestCharges: { readonly weights: Float64Array; readonly shares: Float64Array };
  #bound = Number.NEGATIVE_INFINITY;
  #step = FIRST_STEP;
  #idle = 0;

  constructor(core: Core, list = new PriceList(core)) {
    const column = (length = core.rows.length) => new Float64Array(length);
    const variants = intAt(core.firstVariants, core.rows.length);
    this.core = core;
    this.choices = new Int32Array(core.rows.length);
    this.averages = column().fill(1);
    this.#list = list;
    this.#values = new Float64Array(core.bases.length);
    this.#charges = { weights: column(variants), shares: column() };
    this.#bestCharges = { weights: column(variants), shares: column() };
  }

  /** Creates another one that starts from the best prices of this one. */
  fork(): Dual {
    const fork = new Dual(this.core, this.#list.copy());
    fork.averages.set(this.averages);
    fork.#setOut();
    return fork;
  }

  /** Adds a minimum cost that every proposal has. It gets a price, as requirements do. */
  addFloor(floor: Floor): void {
    this.#list.addFloor(floor);
    this.#setOut();
  }

  /** Requirements with a price, most expensive first. */
  listPriced(): number[] {
    return this.#list.listPriced();
  }

  /** For the box in which it was last improved. */
  get bound(): number {
    return this.#bound;
  }

  /** Keeps the prices; the bound then applies to another box. */
  restart(): void {
    this.#bound = Number.NEGATIVE_INFINITY;
    this.#setOut();
  }

  #setOut(): void {
    this.#idle = 0;
    this.#step = FIRST_STEP;
    this.#list.restoreBest();
  }

  /** Runs some rounds. Stops when the bound reaches the target. */
  improve(box: Box, target: number, rounds: number): void {
    for (let round = 0; round < rounds && this.#bound < target; round++) this.#improveOnce(box, target);
  }

  #improveOnce(box: Box, target: number): void {
    const bound = this.#list.charge(this.#charges) + this.#choose(box);
    if (bound > this.#bound) {
      if (bound > this.#bound + MIN_SHARE * Math.max(1, target - this.#bound)) this.#idle = 0;
      this.#storeBound(bound);
    } else if (++this.#idle >= MAX_ROUNDS_WITHOUT_GAIN) {
      this.#step *= STEP_FACTOR;
      this.#idle = 0;
      if (this.#step < MIN_STEP) this.#setOut();
    }
    computeSums(this.core, this.choices, this.#values);
    this.#list.addViolated(this.#values);
    const distance = Math.max(target - bound, MIN_SHARE * Math.abs(target), 1);
    this.#list.update(this.#values, this.choices, this.#step * distance);
  }

  #storeBound(bound: number): void {
    this.#bound = bound;
    this.#bestCharges.weights.set(this.#charges.weights);
    this.#bestCharges.shares.set(this.#charges.shares);
    this.#list.storeBest();
  }

  /** Chooses the cheapest option of every row. Returns their total cost. */
  #choose({ loudest, quietest }: Box): number {
    const { rows } = this.core;
    let total = 0;
    for (let row = 0; row < rows.length; row++) {
      const { loudness } = itemAt(rows, row);
      let [chosen, least] = [intAt(loudest, row), Number.POSITIVE_INFINITY];
      for (let option = intAt(loudest, row); option <= intAt(quietest, row); option++) {
        const value = priceOf(this.core, this.#charges, row, option);
        if (value < least) [chosen, least] = [option, value];
      }
      this.choices[row] = chosen;
      total += least;
      this.averages[row] = (1 - NEW_WEIGHT) * floatAt(this.averages, row) + NEW_WEIGHT * floatAt(loudness, chosen);
    }
    return total;
  }

  /** Removes options from a box that would cost the target or more, at the best prices found. */
  fix(box: Box, target: number): boolean {
    return dropExpensive(this.core, box, this.#bestCharges, target - this.#bound);
  }
}
