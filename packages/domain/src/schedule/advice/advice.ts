import type { LiveCalculation } from '../../calculation/live-calculation.ts';
import { type AdviceModel, type AdviceRequest, buildAdviceModel } from './advice-model.ts';
import { AdviceSearch } from './advice-search.ts';
import { judgeProgramme, type ProgrammeFigures } from './judge-programme.ts';
import { listProposedShifts, type ProposedShift } from './proposed-shifts.ts';
import { shiftSnapshot, type TaskShift } from './shift-snapshot.ts';

/** A proposal with figures from the full calculation. It changes nothing (M-95). */
export interface Advice {
  /** Largest saving first; empty if no shifts improve the current programme. */
  readonly shifts: readonly ProposedShift[];
  readonly before: ProgrammeFigures;
  readonly after: ProgrammeFigures;
  /** Whether any active activity may move at all. */
  readonly canMove: boolean;
  /** Whether it is proven that no allowed shifts are better. */
  readonly isProven: boolean;
}

export interface AdviceProgress {
  /** 0 to 1. */
  readonly share: number;
  /** Days of exceedance of the best shifts so far. */
  readonly days: number;
}

/** Advice in progress. A thread can do other work in between. */
export class AdviceRun {
  readonly #calculation: LiveCalculation;
  readonly #request: AdviceRequest;
  readonly #model: AdviceModel;
  readonly #search: AdviceSearch;

  constructor(calculation: LiveCalculation, request: AdviceRequest, effort?: number) {
    this.#calculation = calculation;
    this.#request = request;
    this.#model = buildAdviceModel(calculation, request);
    this.#search = new AdviceSearch(this.#model, effort);
  }

  /** True when there is more to try. */
  continue(isTimeUp: () => boolean): boolean {
    return this.#search.continue(isTimeUp);
  }

  get progress(): AdviceProgress {
    return { share: this.#search.share, days: this.#search.score.days };
  }

  /** The best so far. The trials are not relied on: the full calculation is run with the shifts and then reverted. */
  finish(): Advice {
    const { canMove, isProven, best } = this.#search;
    const shifts = listProposedShifts(this.#model, best);
    const before = judgeProgramme(this.#calculation, this.#request);
    const after = judgeShifts(this.#calculation, this.#request, shifts);
    if (!isLess(after, before)) return { shifts: [], before, after: before, canMove, isProven };
    return { shifts, before, after, canMove, isProven };
  }
}

/** The figures of the programme with these shifts. The calculation is restored afterwards. */
export function judgeShifts(
  calculation: LiveCalculation,
  request: Pick<AdviceRequest, 'pointIds' | 'isCumulative'>,
  shifts: readonly TaskShift[],
): ProgrammeFigures {
  const { snapshot } = calculation.prepared;
  try {
    calculation.update(shiftSnapshot(snapshot, shifts));
    return judgeProgramme(calculation, request);
  } finally {
    calculation.update(snapshot);
  }
}

const isLess = (one: ProgrammeFigures, other: ProgrammeFigures): boolean =>
  one.days < other.days || (one.days === other.days && one.excess < other.excess);
