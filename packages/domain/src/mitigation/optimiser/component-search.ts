import { type Box, tighten, wholeBox } from './box.ts';
import { branchAndBound } from './branch-and-bound.ts';
import type { Core } from './core.ts';
import { Dual } from './dual.ts';
import { FloorFinder } from './floors.ts';
import { Incumbent } from './incumbent.ts';
import { Neighbourhoods } from './neighbourhoods.ts';
import { completeProposal, proposeAtOnce } from './repair.ts';

const ROUNDS_PER_PROPOSAL = 20;
const INITIAL_PROPOSALS = 20;
const ROUNDS_PER_NODE = 20;
/**
 * Up to this many undecided rows, a proof is attempted first. With more rows, it takes longer than finding better
 * proposals.
 */
const FEW_ROWS = 120;
/** Initial effort, doubled each time. */
const EFFORT_FOR_FEW = { nodes: 600, neighbourhoods: 20, floors: 40 };
const EFFORT_FOR_MANY = { nodes: 100, neighbourhoods: 150, floors: 30 };
/** The bound is improved once per this many neighbourhoods. */
const NEIGHBOURHOODS_PER_BOUND = 6;

/**
 * The search for one component of related rows. It has a proposal from the start, and improves proposals and bounds
 * over time.
 */
export class ComponentSearch {
  readonly core: Core;
  readonly incumbent: Incumbent;
  readonly #box: Box;
  readonly #dual: Dual;
  readonly #finder: FloorFinder;
  readonly #neighbourhoods: Neighbourhoods;
  readonly #work: Generator<void, void>;
  #bound = 0;
  #isOptimal = false;
  #turns = 0;

  constructor(core: Core) {
    this.core = core;
    this.incumbent = new Incumbent(core, proposeAtOnce(core));
    this.#box = wholeBox(core);
    tighten(core, this.#box);
    this.#dual = new Dual(core);
    this.#finder = new FloorFinder(core);
    this.#neighbourhoods = new Neighbourhoods(this.incumbent, createRandom(core.rows.length));
    this.#work = this.#search();
  }

  get isOptimal(): boolean {
    return this.#isOptimal;
  }

  get bound(): number {
    return this.#isOptimal ? this.incumbent.cost : Math.min(this.#bound, this.incumbent.cost);
  }

  /** The number of turns so far. */
  get turns(): number {
    return this.#turns;
  }

  /** Does a small amount of work. */
  advance(): void {
    this.#turns++;
    if (this.#work.next().done === true) this.#isOptimal = true;
  }

  /** Ends when nothing better is possible. */
  *#search(): Generator<void, void> {
    if (yield* this.#improveBound(INITIAL_PROPOSALS)) return;
    for (let times = 1; ; times *= 2) {
      const isFew = this.#countOpen() <= FEW_ROWS;
      const { nodes, neighbourhoods, floors } = isFew ? EFFORT_FOR_FEW : EFFORT_FOR_MANY;
      if (!isFew && (yield* this.#tryNeighbourhoods(times * neighbourhoods))) return;
      if (yield* this.#raiseFloors(times * floors)) return;
      if (yield* this.#divide(times * nodes)) return;
      if (isFew && (yield* this.#tryNeighbourhoods(times * neighbourhoods))) return;
    }
  }

  #countOpen(): number {
    const { loudest, quietest } = this.#box;
    return loudest.reduce((count, option, row) => count + (option === quietest[row] ? 0 : 1), 0);
  }

  /** Improves prices and then proposals. Returns true if nothing better is possible. */
  *#improveBound(turns: number): Generator<void, boolean> {
    const { incumbent } = this;
    for (let turn = 0; turn < turns; turn++) {
      this.#dual.improve(this.#box, incumbent.target, ROUNDS_PER_PROPOSAL);
      this.#bound = Math.max(this.#bound, this.#dual.bound);
      const completed = completeProposal(this.core, this.#dual.choices);
      if (completed !== null) incumbent.offer(completed);
      if (this.#bound >= incumbent.target) return true;
      if (this.#dual.fix(this.#box, incumbent.target)) tighten(this.core, this.#box);
      yield;
    }
    return false;
  }

  *#tryNeighbourhoods(count: number): Generator<void, boolean> {
    for (let turn = 0; turn < count; turn++) {
      if (turn % NEIGHBOURHOODS_PER_BOUND === 0 && (yield* this.#improveBound(1))) return true;
      yield* this.#neighbourhoods.tryOnce();
      yield;
    }
    return false;
  }

  /** Adds the minimum cost of a requirement's rows as a floor, most expensive first. No mixture can be cheaper. */
  *#raiseFloors(most: number): Generator<void, boolean> {
    for (let count = 0; count < most; count++) {
      const floor = yield* this.#finder.findNext([...this.#dual.listPriced(), ...this.core.rooms.keys()]);
      if (floor === null) break;
      if (floor.least <= 0) continue;
      this.#dual.addFloor(floor);
      if (yield* this.#improveBound(1)) return true;
    }
    return yield* this.#improveBound(INITIAL_PROPOSALS);
  }

  *#divide(nodes: number): Generator<void, boolean> {
    const effort = { nodes, rounds: ROUNDS_PER_NODE };
    return yield* branchAndBound(this.#dual.fork(), this.incumbent, this.#box, effort);
  }
}

/** Reproducible pseudo-random numbers from 0 (inclusive) to 1 (exclusive), so that a search can be repeated. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
  };
}
