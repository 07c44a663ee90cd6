import { itemAt } from '@quietsite/acoustics';
import type { AdviceModel, AdviceTask } from './advice-model.ts';
import { type AdviceScore, isBetter, scoreOf, withShift } from './score.ts';
import { TrialProgramme } from './trial-programme.ts';

/**
 * Number of single-shift trials. Counted instead of timed, so that the same project gets the same advice everywhere.
 */
const DEFAULT_EFFORT = 150_000;
/** Share of the effort spent on a proof over all activities before groups are tried. */
const PROOF_SHARE = 0.3;

/** Max activities tried together if not all can be. */
const MAX_GROUP = 3;

/**
 * Searches for few and small shifts (M-95): first one activity at a time, then over all activities with bounds, which
 * proves the optimum of small programmes, then over pairs and triples while effort remains. Can be stopped at any time.
 */
export class AdviceSearch {
  readonly #trial: TrialProgramme;
  readonly #tasks: readonly AdviceTask[];
  /** Indices of the activities that may move. */
  readonly #movable: readonly number[];
  /** By activity, smallest shifts first. */
  readonly #shifts: readonly (readonly number[])[];
  readonly #effort: number;
  readonly #steps: Generator<void, void>;
  #best: readonly number[];
  #score: AdviceScore;
  #trials = 0;
  #isProven = false;
  #isDone = false;

  constructor(model: AdviceModel, effort = DEFAULT_EFFORT) {
    this.#tasks = model.tasks;
    this.#trial = new TrialProgramme(model);
    this.#shifts = model.tasks.map(listShifts);
    this.#movable = model.tasks.flatMap((_, index) => ((this.#shifts[index]?.length ?? 0) > 1 ? [index] : []));
    this.#effort = effort;
    this.#best = model.tasks.map(() => 0);
    this.#score = scoreOf(this.#trial.total, this.#best);
    this.#steps = this.#search();
  }

  /** Shifts by index of the model's tasks. */
  get best(): readonly number[] {
    return this.#best;
  }

  get score(): AdviceScore {
    return this.#score;
  }

  /** Whether it is proven that no allowed shifts are better. */
  get isProven(): boolean {
    return this.#isProven;
  }

  get canMove(): boolean {
    return this.#movable.length > 0;
  }

  /** Share of the effort spent, 0 to 1. */
  get share(): number {
    return this.#isDone ? 1 : Math.min(1, this.#trials / this.#effort);
  }

  /** Continues until the time is up or nothing is left to try. Returns true if there is more. */
  continue(isTimeUp: () => boolean): boolean {
    while (!this.#isDone) {
      if (this.#steps.next().done === true) this.#isDone = true;
      else if (isTimeUp()) break;
    }
    return !this.#isDone;
  }

  *#search(): Generator<void, void> {
    yield* this.#descend();
    this.#isProven = yield* this.#exhaust(this.#movable, this.#effort * PROOF_SHARE);
    for (let size = 2; size <= MAX_GROUP && !this.#isProven && this.#trials < this.#effort; size++) {
      const before = this.#score;
      yield* this.#tryGroups(size);
      if (this.#score === before) continue;
      yield* this.#descend();
      size = 1;
    }
  }

  /** Repeatedly takes the best shift of one activity. */
  *#descend(): Generator<void, void> {
    for (let before: AdviceScore | null = null; before !== this.#score && this.#score.days > 0; ) {
      before = this.#score;
      const start = this.#best;
      for (const task of this.#movable) {
        if (!this.#trial.isOnExceedingDay(task) && start[task] === 0) continue;
        for (const shift of this.#shifts[task] ?? []) this.#consider(start.with(task, shift), task, shift);
        yield;
      }
      this.#goToBest();
    }
  }

  #consider(shifts: readonly number[], task: number, shift: number): void {
    this.#trials++;
    this.#keepBetter(scoreOf(this.#trial.measure(task, shift), shifts), shifts);
  }

  #keepBetter(score: AdviceScore, shifts: readonly number[]): void {
    if (!isBetter(score, this.#score)) return;
    this.#score = score;
    this.#best = shifts;
  }

  #goToBest(): void {
    this.#best.forEach((shift, task) => {
      this.#trial.place(task, shift);
    });
  }

  /** Tries groups of an activity on an exceeding day, or already moved, with activities that can overlap it. */
  *#tryGroups(size: number): Generator<void, void> {
    const before = this.#score;
    for (const one of this.#movable) {
      if (!this.#trial.isOnExceedingDay(one) && this.#best[one] === 0) continue;
      const others = this.#movable.filter((other) => other !== one && this.#canMeet(one, other));
      for (const group of listGroups(others, size - 1)) {
        const isDone = yield* this.#exhaust([one, ...group], this.#effort - this.#trials);
        if (!isDone || this.#score !== before) return;
      }
    }
  }

  #canMeet(one: number, other: number): boolean {
    const [a, b] = [itemAt(this.#tasks, one), itemAt(this.#tasks, other)];
    return (
      a.startDay + a.range.earliest <= b.endDay + b.range.latest &&
      b.startDay + b.range.earliest <= a.endDay + a.range.latest
    );
  }

  /**
   * Tries every position of the given activities while the others stay. Returns true if all were tried or could not be
   * better.
   */
  *#exhaust(tasks: readonly number[], effort: number): Generator<void, boolean> {
    const order = this.#orderForBounds(tasks);
    const last = this.#trials + effort;
    const stay = this.#best.filter((_, task) => !tasks.includes(task));
    for (const task of tasks) this.#trial.place(task, null);
    const isDone = yield* this.#branch(order, 0, scoreOf({ days: 0, excess: 0 }, stay), [...this.#best], last);
    this.#goToBest();
    return isDone;
  }

  /**
   * Another type B activity can take the place of a louder one (M-34), so there is no bound until all of them are
   * placed.
   */
  #orderForBounds(tasks: readonly number[]): number[] {
    const rankOf = (task: number) => (this.#tasks[task]?.isTypeB ? 0 : this.#trial.isOnExceedingDay(task) ? 1 : 2);
    const ranks = new Map(tasks.map((task) => [task, rankOf(task)]));
    return tasks.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || a - b);
  }

  *#branch(
    order: readonly number[],
    depth: number,
    moved: AdviceScore,
    shifts: number[],
    last: number,
  ): Generator<void, boolean> {
    const task = order[depth];
    if (task === undefined) return true;
    const next = order[depth + 1];
    const isBound = next === undefined || !this.#tasks[next]?.isTypeB;
    for (const shift of this.#shifts[task] ?? []) {
      if (this.#trials >= last) break;
      this.#trials++;
      if (this.#trials % TRIALS_PER_STEP === 0) yield;
      const found = isBound ? this.#trial.measure(task, shift) : moved;
      const score = { ...withShift(moved, shift), days: found.days, excess: found.excess };
      if (!isBetter(score, this.#score)) continue;
      shifts[task] = shift;
      if (next === undefined) this.#keepBetter(score, [...shifts]);
      else {
        this.#trial.place(task, shift);
        yield* this.#branch(order, depth + 1, withShift(moved, shift), shifts, last);
      }
    }
    this.#trial.place(task, null);
    return this.#trials < last;
  }
}

/** Every group of a given size, in order. */
function* listGroups(tasks: readonly number[], size: number): Generator<readonly number[]> {
  if (size === 0) yield [];
  else
    for (const [index, task] of tasks.entries())
      for (const rest of listGroups(tasks.slice(index + 1), size - 1)) yield [task, ...rest];
}

/** Trials between two checks of the clock. */
const TRIALS_PER_STEP = 16;

/** From the current position outwards in both directions. */
function listShifts({ range }: AdviceTask): number[] {
  const shifts = Array.from({ length: range.latest - range.earliest + 1 }, (_, i) => range.earliest + i);
  return shifts.sort((a, b) => Math.abs(a) - Math.abs(b) || a - b);
}
