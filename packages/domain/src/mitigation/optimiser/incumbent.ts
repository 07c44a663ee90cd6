import { type Core, costOf, isFeasible } from './core.ts';

/** The best proposal so far. */
export class Incumbent {
  readonly core: Core;
  #choices: Int32Array;
  #cost: number;

  constructor(core: Core, choices: Int32Array) {
    this.core = core;
    this.#choices = choices;
    this.#cost = costOf(core, choices);
  }

  get choices(): Int32Array {
    return this.#choices;
  }

  get cost(): number {
    return this.#cost;
  }

  /** A lower bound that rules out anything better: costs are whole numbers, sums of prices are not. */
  get target(): number {
    return this.#cost - 1 + 1e-6 + 1e-12 * this.#cost;
  }

  offer(choices: Int32Array): boolean {
    const cost = costOf(this.core, choices);
    if (cost >= this.#cost || !isFeasible(this.core, choices)) return false;
    this.#choices = Int32Array.from(choices);
    this.#cost = cost;
    return true;
  }
}
