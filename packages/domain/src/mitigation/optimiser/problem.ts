import type { LoudestDay } from '../../district/district.schema.ts';
import type { Emission } from '../emissions.ts';
import type { NoiseModel } from '../noise-model.ts';

/** One option to run a row. */
export interface RowOption extends Emission {
  /** Whole tenths, so that sums compare exactly (M-90). */
  readonly cost: number;
}

/** The noise to be reduced and the available options. The first option of a row is the row unchanged. */
export interface OptimiserProblem {
  readonly model: NoiseModel;
  /** By row of the model. */
  readonly options: readonly (readonly RowOption[])[];
}

/** An option for every row. Every requirement that can be met is met (M-91). */
export interface Proposal {
  /** Indices of options, by row of the model. */
  readonly choices: readonly number[];
  /** In tenths. */
  readonly cost: number;
  readonly changedRows: number;
  /** No proposal costs less; in tenths. */
  readonly lowerBound: number;
  readonly isOptimal: boolean;
  /** Further searching will find nothing cheaper. */
  readonly isFinished: boolean;
  /**
   * The search assumed the weakest screening correction where it depends on the chosen measures (M-108), or had to
   * choose between receivers. A cheaper set may exist, so the bound is 0.
   */
  readonly isCautious: boolean;
  /** Receivers that exceed even with every row at its quietest. The remaining exceedance is the lowest possible. */
  readonly remaining: readonly RemainingExceedance[];
}

/** On the worst day, with every row at its quietest. Includes neighbours and contributions if the model does. */
export interface RemainingExceedance extends Omit<LoudestDay, 'verdict'> {
  readonly pointId: number;
}
