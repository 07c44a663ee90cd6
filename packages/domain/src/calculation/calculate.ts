import { calculateLevels } from '@quietsite/acoustics';
import { prepare } from './prepare.ts';
import type { CalculationResult } from './result.ts';
import type { CalculationSnapshot } from './snapshot.ts';
import { summarise } from './summarise.ts';

/** A popup lists at most 20 combinations per section (Q25), and no one reads on. */
export const DEFAULT_COMBINATION_LIMIT = 20;

export interface CalculationOptions {
  /** Combinations kept per receiver and run, highest first; Infinity keeps all, for a few receivers. */
  readonly combinationLimit?: number;
  /** Called with 0 to 1; may throw to cancel. */
  readonly onProgress?: (fraction: number) => void;
}

/** Placing the notional sources takes about this share of the time of a large project. */
const PREPARATION_SHARE = 0.15;

/** The whole calculation: the same numbers on the server, in the browser and in a repeat of a stored run. */
export function calculate(snapshot: CalculationSnapshot, options: CalculationOptions = {}): CalculationResult {
  const report = options.onProgress ?? (() => undefined);
  report(0);
  const prepared = prepare(snapshot, (fraction) => report(fraction * PREPARATION_SHARE));
  const engine = calculateLevels(prepared.input, {
    combinationLimit: options.combinationLimit ?? DEFAULT_COMBINATION_LIMIT,
    onProgress: (fraction) => report(PREPARATION_SHARE + fraction * (1 - PREPARATION_SHARE)),
  });
  return summarise(snapshot.receivers, prepared, engine);
}
