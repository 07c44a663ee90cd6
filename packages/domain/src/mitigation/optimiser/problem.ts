import type { DayString } from '../../day.ts';
import type { NoiseModel } from '../noise-model.ts';

/** One way to run a row. */
export interface RowOption {
  /** Energy it emits. */
  readonly emission: number;
  /** Whole tenths, so that sums compare exactly (M-90). */
  readonly cost: number;
}

/** What is to be made quiet, and how it can be. The first option of a row is the row as it is. */
export interface OptimiserProblem {
  readonly model: NoiseModel;
  /** By row of the model. */
  readonly options: readonly (readonly RowOption[])[];
}

/** An option for every row: every requirement that can be met is met (M-91). */
export interface Proposal {
  /** Indices of options, by row of the model. */
  readonly choices: readonly number[];
  /** Tenths. */
  readonly cost: number;
  readonly changedRows: number;
  /** No proposal costs less, in tenths. */
  readonly lowerBound: number;
  readonly isOptimal: boolean;
  /** Receivers that exceed however quiet every row is; what remains there is the least possible. */
  readonly remaining: readonly RemainingExceedance[];
}

export interface RemainingExceedance {
  readonly pointId: number;
  /** The day on which it is worst. */
  readonly day: DayString;
  readonly criterion: number;
  /** With every row at its quietest; with neighbours and contributions when the model counts them. */
  readonly level: number;
}
