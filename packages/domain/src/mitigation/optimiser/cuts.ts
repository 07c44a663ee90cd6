import { floatAt, intAt } from '@quietsite/acoustics';
import { type Core, computeLoad } from './core.ts';
import { type Priced, UNPRICED } from './priced.ts';

/** A requirement with one sum of every choice. It is linear, so it can have a price. */
export interface Cut extends Priced {
  readonly requirement: number;
  readonly sums: readonly number[];
  /** Room left by settled rows. */
  readonly room: number;
}

/** The cuts violated so far. Few of the many variants to choose sums ever matter. */
export class Cuts {
  readonly list: Cut[] = [];
  readonly #core: Core;
  readonly #known = new Set<string>();
  /** Requirements without a choice have one cut. */
  readonly #isKnown: Uint8Array;

  constructor(core: Core) {
    this.#core = core;
    this.#isKnown = new Uint8Array(core.rooms.length);
  }

  /** Copies the cuts, so that their prices can change independently. */
  copy(): Cuts {
    const copy = new Cuts(this.#core);
    copy.#isKnown.set(this.#isKnown);
    for (const key of this.#known) copy.#known.add(key);
    copy.list.push(...this.list.map((cut) => ({ ...cut })));
    return copy;
  }

  /** Adds a cut for each requirement that these sums violate. */
  addViolated(values: Float64Array): void {
    const { rooms } = this.#core;
    for (let requirement = 0; requirement < rooms.length; requirement++)
      if (
        this.#isKnown[requirement] === 0 &&
        computeLoad(this.#core, requirement, values) > floatAt(rooms, requirement)
      )
        this.#add(requirement, values);
  }

  #add(requirement: number, values: Float64Array): void {
    const { firstSums, choiceOfSum, rooms, bases } = this.#core;
    const [first, end] = [intAt(firstSums, requirement), intAt(firstSums, requirement + 1)];
    const sums = [first];
    let last = first;
    for (let sum = first + 1; sum < end; sum++) {
      if (choiceOfSum[sum] !== choiceOfSum[last]) sums.push(sum);
      else if (floatAt(values, sum) > floatAt(values, last)) sums[sums.length - 1] = sum;
      else continue;
      last = sum;
    }
    if (sums.length === 1) this.#isKnown[requirement] = 1;
    const key = sums.join();
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const room = sums.reduce((left, sum) => left - floatAt(bases, sum), floatAt(rooms, requirement));
    this.list.push({ requirement, sums, room, ...UNPRICED });
  }
}
