import { floatAt, intAt, itemAt } from '@quietsite/acoustics';
import type { Core, Floor } from './core.ts';
import { Cuts } from './cuts.ts';
import { movePrice, type Priced, restoreBestPrice, storeBestPrice, UNPRICED, updateDirection } from './priced.ts';

/** The charges of the rows at the current prices. */
export interface Charges {
  /** Per unit of emission, by variant. */
  readonly weights: Float64Array;
  /** Share of their cost that no floor pays for. */
  readonly shares: Float64Array;
}

/** The cost of an option plus the price of its noise. */
export function priceOf(
  { rows, firstVariants }: Core,
  { weights, shares }: Charges,
  row: number,
  option: number,
): number {
  const { costs, emissions } = itemAt(rows, row);
  const first = intAt(firstVariants, row);
  let price = floatAt(shares, row) * floatAt(costs, option);
  for (let variant = 0; variant < emissions.length; variant++)
    price += floatAt(weights, first + variant) * floatAt(itemAt(emissions, variant), option);
  return price;
}

/** Prices on requirements and floors, which every proposal must meet. */
export class PriceList {
  readonly #core: Core;
  readonly #cuts: Cuts;
  readonly #floors: (Floor & Priced)[] = [];
  readonly #prices: Float64Array;

  constructor(core: Core, cuts = new Cuts(core)) {
    this.#core = core;
    this.#cuts = cuts;
    this.#prices = new Float64Array(core.bases.length);
  }

  copy(): PriceList {
    const copy = new PriceList(this.#core, this.#cuts.copy());
    copy.#floors.push(...this.#floors.map((floor) => ({ ...floor })));
    return copy;
  }

  addFloor(floor: Floor): void {
    this.#floors.push({ ...floor, ...UNPRICED });
  }

  addViolated(values: Float64Array): void {
    this.#cuts.addViolated(values);
  }

  storeBest(): void {
    this.#cuts.list.forEach(storeBestPrice);
    this.#floors.forEach(storeBestPrice);
  }

  restoreBest(): void {
    this.#cuts.list.forEach(restoreBestPrice);
    this.#floors.forEach(restoreBestPrice);
  }

  /** Requirements with a price, most expensive first. */
  listPriced(): number[] {
    const prices = new Map<number, number>();
    for (const { requirement, bestPrice } of this.#cuts.list)
      if (bestPrice > 0) prices.set(requirement, (prices.get(requirement) ?? 0) + bestPrice);
    return [...prices].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([requirement]) => requirement);
  }

  /** Charges the rows. Returns the income from floors minus the price of the available room. */
  charge({ weights, shares }: Charges): number {
    let total = 0;
    this.#prices.fill(0);
    for (const { price, sums, room } of this.#cuts.list) {
      if (price === 0) continue;
      total -= price * room;
      for (const sum of sums) this.#prices[sum] = floatAt(this.#prices, sum) + price;
    }
    this.#weigh(weights);
    shares.fill(1);
    for (const { price, rows, least } of this.#floors) {
      if (price === 0) continue;
      total += price;
      for (const row of rows) shares[row] = floatAt(shares, row) - price / least;
    }
    return total;
  }

  #weigh(weights: Float64Array): void {
    const { firstTerms, termVariants, termWeights } = this.#core;
    weights.fill(0);
    for (let sum = 0; sum < this.#prices.length; sum++) {
      const price = floatAt(this.#prices, sum);
      if (price === 0) continue;
      for (let term = intAt(firstTerms, sum); term < intAt(firstTerms, sum + 1); term++) {
        const variant = intAt(termVariants, term);
        weights[variant] = floatAt(weights, variant) + price * floatAt(termWeights, term);
      }
    }
  }

  /** Raises prices where there is too much noise or too little cost, and lowers them where there is room. */
  update(values: Float64Array, choices: Int32Array, length: number): void {
    let square = 0;
    for (const cut of this.#cuts.list) {
      let excess = -cut.room;
      for (const sum of cut.sums) excess += floatAt(values, sum) - floatAt(this.#core.bases, sum);
      square += updateDirection(cut, excess);
    }
    for (const floor of this.#floors) square += updateDirection(floor, this.#missing(floor, choices));
    if (square === 0) return;
    const step = length / square;
    for (const cut of this.#cuts.list) movePrice(cut, step);
    for (const floor of this.#floors) movePrice(floor, step);
  }

  /** Relative to the floor, as noise is relative to the room. */
  #missing({ rows, least }: Floor, choices: Int32Array): number {
    let cost = 0;
    for (const row of rows) cost += floatAt(itemAt(this.#core.rows, row).costs, intAt(choices, row));
    return 1 - cost / least;
  }
}
