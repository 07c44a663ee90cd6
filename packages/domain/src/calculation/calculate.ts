import { LiveCalculation } from './live-calculation.ts';
import type { CalculationResult } from './result.ts';
import type { CalculationSnapshot } from './snapshot.ts';
import { summarise } from './summarise.ts';

export interface CalculationOptions {
  /** Combinations kept per receiver and run, highest first; Infinity keeps all, for a few receivers. */
  readonly combinationLimit?: number;
  /** Called with 0 to 1; may throw to cancel. */
  readonly onProgress?: (fraction: number) => void;
}

/** The levels of a large project take about this share of the time, the tables of its receivers the rest. */
const LEVELS_SHARE = 0.4;

/** The whole calculation: the same numbers on the server, in the browser and in a repeat of a stored run. */
export function calculate(snapshot: CalculationSnapshot, options: CalculationOptions = {}): CalculationResult {
  const { combinationLimit, onProgress } = options;
  const calculation = new LiveCalculation(snapshot, {
    onProgress: (fraction) => onProgress?.(fraction * LEVELS_SHARE),
  });
  return summarise(calculation, {
    ...(combinationLimit !== undefined && { combinationLimit }),
    onProgress: (fraction) => onProgress?.(LEVELS_SHARE + fraction * (1 - LEVELS_SHARE)),
  });
}
