import { floatAt, intAt, numberAt } from '@quietsite/acoustics';
import { wholeBox } from './box.ts';
import { branchAndBound } from './branch-and-bound.ts';
import type { Core } from './core.ts';
import { Dual } from './dual.ts';
import { Incumbent } from './incumbent.ts';
import { Loads } from './loads.ts';
import { restrict } from './restrict.ts';

const MIN_ROWS = 6;
const MAX_ROWS = 40;
const INITIAL_ROWS = 10;
/** A requirement that uses more than this share of its room is tight. */
const TIGHT_SHARE = 0.9;
const EFFORT = { nodes: 150, rounds: 25 };
const INITIAL_ROUNDS = 60;

/** Reopens some rows that compete with each other and searches for their best options. */
export class Neighbourhoods {
  readonly #incumbent: Incumbent;
  readonly #chance: () => number;
  #size = INITIAL_ROWS;

  constructor(incumbent: Incumbent, chance: () => number) {
    this.#incumbent = incumbent;
    this.#chance = chance;
  }

  *tryOnce(): Generator<void, void> {
    const { core, choices } = this.#incumbent;
    const open = this.#pickRows(new Loads(core, choices));
    const part = restrict(core, open, choices);
    const best = new Incumbent(
      part,
      Int32Array.from(open, (row) => intAt(choices, row)),
    );
    const before = best.cost;
    const dual = new Dual(part);
    dual.improve(wholeBox(part), best.target, INITIAL_ROUNDS);
    const isComplete = yield* branchAndBound(dual, best, wholeBox(part), EFFORT);
    this.#size = isComplete ? Math.min(MAX_ROWS, this.#size + 0.2) : Math.max(MIN_ROWS, this.#size - 1);
    if (best.cost >= before) return;
    const whole = choices.slice();
    open.forEach((row, index) => {
      whole[row] = intAt(best.choices, index);
    });
    this.#incumbent.offer(whole);
  }

  #pickRows(loads: Loads): number[] {
    const { core } = loads;
    const tight = [...core.rooms.keys()].filter(
      (requirement) => floatAt(loads.loads, requirement) > TIGHT_SHARE * floatAt(core.rooms, requirement),
    );
    const picked = new Set<number>();
    const most = Math.min(core.rows.length, Math.round(this.#size));
    let requirement = this.#pick(tight.length > 0 ? tight : [...core.rooms.keys()]);
    for (let turn = 0; picked.size < most && turn < MAX_ROWS; turn++) {
      for (const row of this.#shuffle(loads.listRows(requirement))) if (picked.size < most) picked.add(row);
      const row = this.#pick([...picked]);
      requirement = this.#pick(listRequirements(core, row));
    }
    return [...picked].sort((a, b) => a - b);
  }

  #pick(items: readonly number[]): number {
    return numberAt(items, Math.floor(this.#chance() * items.length));
  }

  #shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, place: this.#chance() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }
}

function listRequirements({ firstPlaces, placeSums, requirementOfSum }: Core, row: number): number[] {
  const sums = placeSums.subarray(firstPlaces[row], firstPlaces[row + 1]);
  return Array.from(sums, (sum) => intAt(requirementOfSum, sum));
}
