import { intAt, itemAt, numberAt } from '../checked-reads.ts';
import { type Block, buildBlock, DAYS_PER_BLOCK } from './block.ts';
import { type Combinations, listCombinations } from './combinations.ts';
import { type EngineInput, KEPT_RUNS, type RunPair } from './engine-input.ts';
import { findIncreases, raiseBounds } from './increase.ts';
import { createLanes, fillLanes, LANES, type Lanes } from './lanes.ts';
import { buildLimits, type Limits, listProfileEdges, minLimit } from './limits.ts';
import {
  type BlockPeaks,
  createBlockPeaks,
  createPeaks,
  mightExceed,
  type Peaks,
  storeBounds,
  storePeaks,
} from './peaks.ts';
import { isUntouched, settleGroup } from './settle.ts';
import { boundBlock, createSweep, type Sweep, sweepBlock } from './sweep.ts';

interface BlockState {
  readonly block: Block;
  peaks: BlockPeaks;
  /** By profile, created on first use. */
  limits: (Limits | undefined)[];
}

export interface EngineChanges {
  /** Periods in which some emission differs from the previous input. */
  readonly days: readonly { readonly startDay: number; readonly endDay: number }[];
  /** Receivers whose distances or profile changed. */
  readonly receivers: readonly number[];
}

export interface ListeningPoint {
  readonly receiver: number;
  readonly height: number;
}

/** This many groups of four receivers are processed together per block, so that its sources stay in the L1 cache. */
const GROUPS_PER_BATCH = 16;
const RECEIVERS_PER_BATCH = GROUPS_PER_BATCH * LANES;

/**
 * An exact sweep over the intervals between date edges (M-40 to M-42), in blocks of days. Every block has a bound at
 * every receiver, and only blocks that can matter are swept. After a change, only the bounds of the affected blocks and
 * receivers are recalculated.
 */
export class Engine {
  #input: EngineInput;
  #edges: readonly number[];
  #states: readonly BlockState[];
  #peaks: Peaks;
  #combinations: Combinations | null = null;
  readonly #sweep: Sweep = createSweep();
  /** One for each current group of receivers. */
  readonly #lanes: readonly Lanes[];
  readonly #limits: Limits[] = [];
  /** By profile: the lowest limit on any day. */
  #minLimits: readonly number[] = [];

  constructor(input: EngineInput) {
    this.#input = input;
    this.#edges = listProfileEdges(input.profiles, input.screening?.stages);
    this.#minLimits = input.profiles.map(minLimit);
    this.#lanes = Array.from({ length: GROUPS_PER_BATCH }, () => createLanes(input.zones.length));
    this.#states = this.#buildStates(() => undefined);
    this.#peaks = createPeaks(input.receiverCount);
  }

  get input(): EngineInput {
    return this.#input;
  }

  get blocks(): readonly Block[] {
    return this.#states.map(({ block }) => block);
  }

  /** Share of blocks and receiver groups that had to be swept, because the bounds did not exclude them. */
  get sweptShare(): number {
    const groups = this.#states.map(({ peaks }) => peaks.isSwept);
    const swept = groups.reduce((total, isSwept) => total + isSwept.reduce((sum, value) => sum + value, 0), 0);
    return (
      swept /
      Math.max(
        1,
        groups.reduce((total, { length }) => total + length, 0),
      )
    );
  }

  get peaks(): Peaks {
    return this.#peaks;
  }

  get combinations(): Combinations {
    this.#combinations ??= listCombinations(this.blocks);
    return this.#combinations;
  }

  /** Calculates everything. The callback receives the progress and may throw to cancel. */
  calculate(onProgress?: (fraction: number) => void): void {
    this.#calculateReceivers(this.#states, { onProgress });
    onProgress?.(1);
  }

  /** Takes a new input with the same zones and receivers, and recalculates what depends on the changes. */
  update(input: EngineInput, { days, receivers }: EngineChanges): void {
    const before = new Map(this.#states.map((state) => [state.block.firstDay, state]));
    const edges = listProfileEdges(input.profiles, input.screening?.stages);
    const changedEdges = differenceOf(this.#edges, edges);
    const isTouched = ({ firstDay, lastDay }: Block) =>
      days.some((period) => period.startDay <= lastDay && period.endDay >= firstDay) ||
      changedEdges.some((day) => firstDay <= day && day <= lastDay);
    this.#input = input;
    this.#edges = edges;
    this.#minLimits = input.profiles.map(minLimit);
    this.#combinations = null;
    this.#states = this.#buildStates((firstDay, lastDay) => {
      const state = before.get(firstDay);
      return state && state.block.lastDay === lastDay && !isTouched(state.block) ? state : undefined;
    });
    const known = new Set(before.values());
    const fresh = this.#states.filter((state) => !known.has(state));
    if (receivers.length > 0) for (const state of this.#states) state.limits = [];
    const unbounded = receivers.length > 0 ? fresh : fresh.filter((state) => !this.#raise(state, before));
    const groups = new Set(receivers.map((receiver) => receiver - (receiver % LANES)));
    for (const first of groups) this.#boundReceivers(first, this.#countFrom(first, LANES), this.#states);
    const present = new Set(this.#states);
    const removed = [...known].filter((state) => !present.has(state));
    if (fresh.length > 0 || removed.length > 0)
      this.#calculateReceivers(unbounded, { isUntouched: this.#createUntouched([...removed, ...fresh], groups) });
    else for (const first of groups) this.#calculateGroup(first);
  }

  /** Passes the energies of up to four listening points to the visitor, block by block in time order. */
  visit(
    points: readonly ListeningPoint[],
    runs: RunPair,
    visitor: (sweep: Sweep, block: Block, index: number) => void,
  ): void {
    const lanes = itemAt(this.#lanes, 0);
    fillLanes(lanes, this.#input, points);
    this.#states.forEach(({ block }, index) => {
      sweepBlock(this.#sweep, lanes, block, runs, this.#input.fixedDistance);
      visitor(this.#sweep, block, index);
    });
  }

  /** Passes the energies of one block to the visitor, four receivers at a time. Unwanted groups are skipped. */
  visitBlock(
    index: number,
    visitor: (sweep: Sweep, firstReceiver: number, count: number) => void,
    isWanted: (firstReceiver: number, count: number) => boolean = () => true,
  ): void {
    const { block } = itemAt(this.#states, index);
    for (let first = 0; first < this.#input.receiverCount; first += LANES) {
      const count = this.#countFrom(first, LANES);
      if (!isWanted(first, count)) continue;
      this.#fillGroup(0, first, count);
      sweepBlock(this.#sweep, itemAt(this.#lanes, 0), block, KEPT_RUNS, this.#input.fixedDistance);
      visitor(this.#sweep, first, count);
    }
  }

  /**
   * Whether a block can exceed at one of four receivers by either rule, as far as the calculation knows (M-60, M-61).
   */
  canExceed(index: number, series: number, firstReceiver: number, count: number): boolean {
    const state = itemAt(this.#states, index);
    for (let receiver = firstReceiver; receiver < firstReceiver + count; receiver++)
      if (mightExceed(state.peaks, receiver, series, this.#limitsOf(state, receiver).least)) return true;
    return false;
  }

  limitsIn(index: number, receiver: number): Limits {
    return this.#limitsOf(itemAt(this.#states, index), receiver);
  }

  /** The limits of a receiver in every block, in block order. */
  listLimits(receiver: number): Limits[] {
    return this.#states.map((state) => this.#limitsOf(state, receiver));
  }

  #buildStates(reuse: (firstDay: number, lastDay: number) => BlockState | undefined): BlockState[] {
    const { firstDay, lastDay, receiverCount } = this.#input;
    const states: BlockState[] = [];
    for (
      let start = Math.floor(firstDay / DAYS_PER_BLOCK) * DAYS_PER_BLOCK;
      start <= lastDay;
      start += DAYS_PER_BLOCK
    ) {
      const from = Math.max(start, firstDay);
      const to = Math.min(start + DAYS_PER_BLOCK - 1, lastDay);
      states.push(
        reuse(from, to) ?? {
          block: buildBlock(this.#input, this.#edges, from, to),
          peaks: createBlockPeaks(receiverCount),
          limits: [],
        },
      );
    }
    return states;
  }

  /** Derives the bounds from the previous block if it only became louder. Returns false if that is not possible. */
  #raise(state: BlockState, before: ReadonlyMap<number, BlockState>): boolean {
    const previous = before.get(state.block.firstDay);
    if (previous === undefined || previous.block.lastDay !== state.block.lastDay) return false;
    const increases = findIncreases(previous.block, state.block, this.#input.zones.length);
    if (increases === null) return false;
    state.peaks = raiseBounds(previous.peaks, increases, this.#input);
    return true;
  }

  #countFrom(first: number, most: number): number {
    return Math.min(most, this.#input.receiverCount - first);
  }

  /**
   * All receivers: first finds the bounds of the given blocks, then sweeps the blocks that the bounds do not exclude.
   */
  #calculateReceivers(
    fresh: readonly BlockState[],
    {
      onProgress,
      isUntouched,
    }: {
      onProgress?: ((fraction: number) => void) | undefined;
      isUntouched?: (first: number, count: number) => boolean;
    },
  ): void {
    const { receiverCount } = this.#input;
    for (let first = 0; first < receiverCount; first += RECEIVERS_PER_BATCH) {
      onProgress?.(first / receiverCount);
      const count = this.#countFrom(first, RECEIVERS_PER_BATCH);
      if (fresh.length > 0) this.#boundReceivers(first, count, fresh);
      for (let start = first; start < first + count; start += LANES)
        if (!isUntouched?.(start, this.#countFrom(start, LANES))) this.#calculateGroup(start);
    }
  }

  #calculateGroup(first: number): void {
    const count = this.#countFrom(first, LANES);
    this.#fillGroup(0, first, count);
    this.#settle(first, count);
  }

  /**
   * Groups whose results the exchanged blocks cannot change. Groups with changed receivers or dated criteria are not
   * checked.
   */
  #createUntouched(exchanged: readonly BlockState[], changedGroups: ReadonlySet<number>) {
    const { profiles, profileOfReceiver } = this.#input;
    return (first: number, count: number): boolean => {
      if (changedGroups.has(first)) return false;
      for (let receiver = first; receiver < first + count; receiver++)
        if (profiles[intAt(profileOfReceiver, receiver)]?.criteria.length !== 1) return false;
      return isUntouched(exchanged, first, count, this.#peaks);
    };
  }

  #fillGroup(group: number, first: number, count: number): void {
    const points = Array.from({ length: count }, (_, lane) => ({ receiver: first + lane, height: 0 }));
    fillLanes(itemAt(this.#lanes, group), this.#input, points);
  }

  /** Writes the bounds of some receivers, starting at the first of a group, in some blocks. */
  #boundReceivers(first: number, count: number, states: readonly BlockState[]): void {
    const groups = Math.ceil(count / LANES);
    for (let group = 0; group < groups; group++)
      this.#fillGroup(group, first + group * LANES, this.#countFrom(first + group * LANES, LANES));
    for (const state of states)
      for (let group = 0; group < groups; group++) {
        const start = first + group * LANES;
        boundBlock(this.#sweep, itemAt(this.#lanes, group), state.block, KEPT_RUNS, this.#input.fixedDistance);
        this.#fillLimits(state, start, this.#countFrom(start, LANES));
        storeBounds(state.peaks, this.#sweep.ownBounds, this.#sweep.totalBounds, this.#limits, start);
      }
  }

  /** Settles a group whose receivers fill the first lanes. */
  #settle(first: number, count: number): void {
    const access = {
      limitsOf: (index: number, receiver: number) => this.#limitsOf(itemAt(this.#states, index), receiver),
      minLimitOf: (receiver: number) => numberAt(this.#minLimits, intAt(this.#input.profileOfReceiver, receiver)),
      sweep: (index: number) => {
        const state = itemAt(this.#states, index);
        sweepBlock(this.#sweep, itemAt(this.#lanes, 0), state.block, KEPT_RUNS, this.#input.fixedDistance);
        this.#fillLimits(state, first, count);
        storePeaks(this.#sweep, state.block, this.#limits, state.peaks, first);
      },
    };
    settleGroup(this.#states, first, count, access, this.#peaks);
  }

  #fillLimits(state: BlockState, first: number, count: number): void {
    this.#limits.length = count;
    for (let lane = 0; lane < count; lane++) this.#limits[lane] = this.#limitsOf(state, first + lane);
  }

  #limitsOf(state: BlockState, receiver: number): Limits {
    const profile = intAt(this.#input.profileOfReceiver, receiver);
    const known = state.limits[profile];
    if (known !== undefined) return known;
    const limits = buildLimits(state.block, itemAt(this.#input.profiles, profile));
    state.limits[profile] = limits;
    return limits;
  }
}

/** The entries that are in only one of the lists. */
function differenceOf(a: readonly number[], b: readonly number[]): number[] {
  const [inA, inB] = [new Set(a), new Set(b)];
  return [...a.filter((value) => !inB.has(value)), ...b.filter((value) => !inA.has(value))];
}
