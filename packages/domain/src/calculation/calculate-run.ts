import { LiveCalculation } from './live-calculation.ts';
import { type LevelTable, listHighestLevels } from './results/level-table.ts';
import type { RunSummary } from './results/result.ts';
import { summariseRun } from './results/summarise.ts';
import type { CalculationSnapshot } from './snapshot.schema.ts';

/** The stored result of a run. Tables of single receivers are calculated from its input on demand. */
export interface RunResult {
  readonly summary: RunSummary;
  readonly levels: LevelTable;
}

export interface RunOptions {
  /** Called with 0 to 1; may throw to cancel. */
  readonly onProgress?: (fraction: number) => void;
  /** Called at the end of each stage, for timing. */
  readonly onStage?: (stage: CalculationStage) => void;
}

/** Prepare: sources placed and emissions calculated. Engine: levels calculated. Summarise: project tables built. */
export type CalculationStage = 'prepare' | 'engine' | 'summarise';

/** Calculates the highest levels and verdicts of all receivers, and the summary of the project. */
export function calculateRun(snapshot: CalculationSnapshot, { onProgress, onStage }: RunOptions = {}): RunResult {
  const calculation = new LiveCalculation(snapshot, {
    onProgress: (fraction) => onProgress?.(fraction),
    onPrepared: () => onStage?.('prepare'),
  });
  onStage?.('engine');
  const outcome = { summary: summariseRun(calculation), levels: listHighestLevels(calculation) };
  onStage?.('summarise');
  return outcome;
}
