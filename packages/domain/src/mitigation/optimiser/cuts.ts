import { type Core, computeLoad } from './core.ts';
import { type Priced, UNPRICED } from './priced.ts';

/** A requirement with one sum of every choice. It is linear, so it can have a price. */
export interface Cut extends Priced {
  readonly requirement: number;
  readonly sums: readonly number[];
  /** Room left by settled rows. */
  readonly room: number;
}

/** The cuts violated so far. Few of the many ways to choose sums ever matter. */
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
  addMissed(values: Float64Array): void {
    const { rooms } = this.#core;
    for (let requirement = 0; requirement < rooms.length; requirement++)
      if (
        this.#isKnown[requirement] === 0 &&
        computeLoad(this.#core, requirement, values) > (rooms[requirement] as number)
      )
        this.#add(requirement, values);
  }

  #add(requirement: number, values: Float64Array): void {
    const { firstSums, choiceOfSum, rooms, bases } = this.#core;
    const [first, end] = [firstSums[requirement] as number, firstSums[requirement + 1] as number];
    const sums = [first];
    for (let sum = first + 1; sum < end; sum++) {
      const last = sums.at(-1) as number;
      if (choiceOfSum[sum] !== choiceOfSum[last]) sums.push(sum);
      else if ((values[sum] as number) > (values[last] as number)) sums[sums.length - 1] = sum;
    }
    if (sums.length === 1) this.#isKnown[requirement] = 1;
    const key = sums.join();
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const room = sums.reduce((left, sum) => left - (bases[sum] as number), rooms[requirement] as number);
    this.list.push({ requirement, sums, room, ...UNPRICED });
  }
}
