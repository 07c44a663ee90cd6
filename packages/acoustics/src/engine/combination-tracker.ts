import { floatAt, intAt, itemAt, numberAt } from '../checked-reads.ts';
import { TIE_ENERGY_RATIO } from '../level.ts';
import type { Block } from './block.ts';
import type { Combinations } from './combinations.ts';
import { LANES } from './lanes.ts';
import type { Sweep } from './sweep.ts';

/**
 * The loudest combinations of every receiver in one run: `limit` entries each, highest first; -1 if there are no more.
 */
export interface LoudestCombinations {
  readonly limit: number;
  readonly combinations: Int32Array;
  readonly energies: Float64Array;
  readonly days: Int32Array;
}

/**
 * Stores the results of a sweep at up to four receivers and picks the loudest combinations from them (M-41): block by
 * block, loudest first, until no block can contain a louder one.
 */
export class CombinationTracker {
  /** Two runs, as in the sweep. */
  readonly loudest: readonly [LoudestCombinations, LoudestCombinations];
  readonly #blocks: readonly Block[];
  readonly #ofInterval: Combinations['ofInterval'];
  readonly #receiverCount: number;
  /** Index of each block's first interval among all intervals. */
  readonly #starts: readonly number[];
  /** By run; index is interval times LANES plus lane. */
  readonly #energies: readonly [Float64Array, Float64Array];
  /** The highest energy of each block at the current receiver; 0 once the block has been processed. */
  readonly #highest: Float64Array;

  constructor(
    blocks: readonly Block[],
    { tasks, ofInterval }: Combinations,
    receiverCount: number,
    combinationLimit: number,
  ) {
    const limit = Math.min(combinationLimit, tasks.length);
    this.loudest = [createLoudest(receiverCount, limit), createLoudest(receiverCount, limit)];
    this.#blocks = blocks;
    this.#ofInterval = ofInterval;
    this.#receiverCount = receiverCount;
    let count = 0;
    this.#starts = ofInterval.map(({ length }) => {
      count += length;
      return count - length;
    });
    this.#energies = [new Float64Array(count * LANES), new Float64Array(count * LANES)];
    this.#highest = new Float64Array(blocks.length);
  }

  /** Stores the energies of a swept block. */
  store({ own }: Sweep, blockIndex: number): void {
    const count = itemAt(this.#ofInterval, blockIndex).length * LANES;
    const first = numberAt(this.#starts, blockIndex) * LANES;
    for (let i = 0; i < count; i++) {
      this.#energies[0][first + i] = floatAt(own[0], i);
      this.#energies[1][first + i] = floatAt(own[1], i);
    }
  }

  pick(): void {
    if (this.loudest[0].limit === 0) return;
    for (let receiver = 0; receiver < this.#receiverCount; receiver++) {
      this.#pickRun(0, receiver);
      this.#pickRun(1, receiver);
    }
  }

  #pickRun(run: 0 | 1, receiver: number): void {
    const loudest = this.loudest[run];
    const last = (receiver + 1) * loudest.limit - 1;
    this.#findHighest(run, receiver);
    for (;;) {
      const block = indexOfHighest(this.#highest);
      const highest = floatAt(this.#highest, block);
      // Continues on ties, because the earlier day wins (M-42). An empty entry has the energy 0.
      if (highest === 0 || highest * TIE_ENERGY_RATIO < floatAt(loudest.energies, last)) return;
      this.#highest[block] = 0;
      this.#pickBlock(run, receiver, block);
    }
  }

  #findHighest(run: 0 | 1, lane: number): void {
    const energies = this.#energies[run];
    let place = lane;
    for (let block = 0; block < this.#highest.length; block++) {
      let highest = 0;
      for (let i = itemAt(this.#ofInterval, block).length; i > 0; i--) {
        const energy = floatAt(energies, place);
        if (energy > highest) highest = energy;
        place += LANES;
      }
      this.#highest[block] = highest;
    }
  }

  #pickBlock(run: 0 | 1, receiver: number, block: number): void {
    const loudest = this.loudest[run];
    const ofInterval = itemAt(this.#ofInterval, block);
    const { days } = itemAt(this.#blocks, block);
    const first = numberAt(this.#starts, block) * LANES + receiver;
    const last = (receiver + 1) * loudest.limit - 1;
    for (let interval = 0; interval < ofInterval.length; interval++) {
      const energy = floatAt(this.#energies[run], first + interval * LANES);
      const isLoudEnough = energy * TIE_ENERGY_RATIO >= floatAt(loudest.energies, last);
      if (isLoudEnough && intAt(ofInterval, interval) >= 0)
        insertCombination(loudest, receiver, intAt(ofInterval, interval), energy, intAt(days, interval));
    }
  }
}

function createLoudest(receiverCount: number, limit: number): LoudestCombinations {
  return {
    limit,
    combinations: new Int32Array(receiverCount * limit).fill(-1),
    energies: new Float64Array(receiverCount * limit),
    days: new Int32Array(receiverCount * limit),
  };
}

function indexOfHighest(values: Float64Array): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (floatAt(values, i) > floatAt(values, best)) best = i;
  return best;
}

/** Inserts a combination or moves it up. Ties go to the combination that occurred first. */
function insertCombination(
  target: LoudestCombinations,
  receiver: number,
  combination: number,
  energy: number,
  day: number,
): void {
  const { limit, combinations, energies, days } = target;
  const first = receiver * limit;
  const end = first + limit;
  let at = first;
  while (at < end && combinations[at] !== combination && combinations[at] !== -1) at++;
  let [keptEnergy, keptDay] = [energy, day];
  if (at === end) {
    at = end - 1;
    if (!isBefore(energy, combination, floatAt(energies, at), intAt(combinations, at))) return;
  } else if (combinations[at] === combination) {
    const known = floatAt(energies, at);
    keptEnergy = Math.max(energy, known);
    // If several days are equally loud, the first one is kept (M-42).
    if (energy * TIE_ENERGY_RATIO < known) keptDay = intAt(days, at);
    else if (energy <= known * TIE_ENERGY_RATIO) keptDay = Math.min(day, intAt(days, at));
  }
  for (
    ;
    at > first && isBefore(keptEnergy, combination, floatAt(energies, at - 1), intAt(combinations, at - 1));
    at--
  ) {
    energies[at] = floatAt(energies, at - 1);
    combinations[at] = intAt(combinations, at - 1);
    days[at] = intAt(days, at - 1);
  }
  energies[at] = keptEnergy;
  combinations[at] = combination;
  days[at] = keptDay;
}

function isBefore(energy: number, combination: number, otherEnergy: number, otherCombination: number): boolean {
  return energy > otherEnergy || (energy === otherEnergy && combination < otherCombination);
}
