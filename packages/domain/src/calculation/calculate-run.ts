import { LiveCalculation } from './live-calculation.ts';
import { type LevelTable, listHighestLevels } from './results/level-table.ts';
import type { RunSummary } from './results/result.ts';
import { summariseRun } from './results/summarise.ts';
import type { CalculationSnapshot } from './snapshot.ts';

/** What is stored of a run. Tables of single receivers are made from its input when somebody wants to see them. */
export interface RunOutcome {
  readonly summary: RunSummary;
  readonly levels: LevelTable;
}

export interface RunOptions {
  /** Called with 0 to 1; may throw to cancel. */
  readonly onProgress?: (fraction: number) => void;
  /** Called at the end of each part, for those who measure. */
  readonly onStage?: (stage: CalculationStage) => void;
}

/** Sources placed and emissions known; levels known; tables of the project made. */
export type CalculationStage = 'prepare' | 'engine' | 'summarise';

/** The highest levels and verdicts of all receivers, and what the project as a whole came to. */
export function calculateRun(snapshot: CalculationSnapshot, { onProgress, onStage }: RunOptions = {}): RunOutcome {
  const calculation = new LiveCalculation(snapshot, {
    onProgress: (fraction) => onProgress?.(fraction),
    onPrepared: () => onStage?.('prepare'),
  });
  onStage?.('engine');
  const outcome = { summary: summariseRun(calculation), levels: listHighestLevels(calculation) };
  onStage?.('summarise');
  return outcome;
}
