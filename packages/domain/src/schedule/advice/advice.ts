import type { LiveCalculation } from '../../calculation/live-calculation.ts';
import { type AdviceModel, type AdviceWish, buildAdviceModel } from './advice-model.ts';
import { AdviceSearch } from './advice-search.ts';
import { judgeProgramme, type ProgrammeFigures } from './judge-programme.ts';
import { listProposedShifts, type ProposedShift } from './proposed-shifts.ts';
import { shiftSnapshot, type TaskShift } from './shift-snapshot.ts';

/** A proposal, with figures by the calculation itself. Nothing is changed by it (M-95). */
export interface Advice {
  /** What saves most comes first; none when no shifts are better than the programme as it is. */
  readonly shifts: readonly ProposedShift[];
  readonly before: ProgrammeFigures;
  readonly after: ProgrammeFigures;
  /** Whether any activity at work may move at all. */
  readonly canMove: boolean;
  /** No allowed shifts are better. */
  readonly isProven: boolean;
}

export interface AdviceProgress {
  /** 0 to 1. */
  readonly share: number;
  /** Days of exceedance of the best shifts so far. */
  readonly days: number;
}

/** Advice in the making: a thread that has other things to do can do them in between. */
export class AdviceRun {
  readonly #calculation: LiveCalculation;
  readonly #wish: AdviceWish;
  readonly #model: AdviceModel;
  readonly #search: AdviceSearch;

  constructor(calculation: LiveCalculation, wish: AdviceWish, effort?: number) {
    this.#calculation = calculation;
    this.#wish = wish;
    this.#model = buildAdviceModel(calculation, wish);
    this.#search = new AdviceSearch(this.#model, effort);
  }

  /** True when there is more to try. */
  continue(isTimeUp: () => boolean): boolean {
    return this.#search.continue(isTimeUp);
  }

  get progress(): AdviceProgress {
    return { share: this.#search.share, days: this.#search.score.days };
  }

  /** The best so far. What the trials found is not believed: the calculation is made with it, and then without again. */
  finish(): Advice {
    const { canMove, isProven, best } = this.#search;
    const shifts = listProposedShifts(this.#model, best);
    const before = judgeProgramme(this.#calculation, this.#wish);
    const after = judgeShifts(this.#calculation, this.#wish, shifts);
    if (!isLess(after, before)) return { shifts: [], before, after: before, canMove, isProven };
    return { shifts, before, after, canMove, isProven };
  }
}

/** What the programme comes to with these shifts; the calculation stands as before afterwards. */
export function judgeShifts(
  calculation: LiveCalculation,
  wish: Pick<AdviceWish, 'pointIds' | 'isCumulative'>,
  shifts: readonly TaskShift[],
): ProgrammeFigures {
  const { snapshot } = calculation.prepared;
  try {
    calculation.update(shiftSnapshot(snapshot, shifts));
    return judgeProgramme(calculation, wish);
  } finally {
    calculation.update(snapshot);
  }
}

const isLess = (one: ProgrammeFigures, other: ProgrammeFigures): boolean =>
  one.days < other.days || (one.days === other.days && one.excess < other.excess);
