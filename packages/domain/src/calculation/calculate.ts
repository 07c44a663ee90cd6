import { LiveCalculation } from './live-calculation.ts';
import type { CalculationResult } from './results/result.ts';
import { summarise } from './results/summarise.ts';
import type { CalculationSnapshot } from './snapshot.schema.ts';

export interface CalculationOptions {
  /** Max combinations per receiver and run, highest first. Infinity keeps all; use it only for a few receivers. */
  readonly combinationLimit?: number;
}

/** The whole calculation with every table of every receiver. The numbers are the same wherever it runs. */
export function calculate(
  snapshot: CalculationSnapshot,
  { combinationLimit }: CalculationOptions = {},
): CalculationResult {
  return summarise(new LiveCalculation(snapshot), combinationLimit);
}
