import { LiveCalculation } from './live-calculation.ts';
import type { CalculationResult } from './results/result.ts';
import { summarise } from './results/summarise.ts';
import type { CalculationSnapshot } from './snapshot.ts';

export interface CalculationOptions {
  /** Combinations kept per receiver and run, highest first; Infinity keeps all, for a few receivers. */
  readonly combinationLimit?: number;
}

/** The whole calculation with every table of every receiver: the same numbers wherever it is made. */
export function calculate(
  snapshot: CalculationSnapshot,
  { combinationLimit }: CalculationOptions = {},
): CalculationResult {
  return summarise(new LiveCalculation(snapshot), combinationLimit);
}
