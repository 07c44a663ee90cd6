import { type Comparison, compareWithOracle, type MethodCase } from '@quietsite/validation';
import { compareGolden, type GoldenFolder, isVector, listGoldenFolders } from '@quietsite/validation/golden';
import { addComparison, NOTHING_COMPARED, type Totals } from './totals.ts';

export interface GoldenEntry {
  readonly folder: GoldenFolder;
  readonly comparison: Comparison;
}

export interface GoldenReport {
  readonly entries: readonly GoldenEntry[];
  /** Every term of every expected.json. */
  readonly expected: Totals;
  /** The inputs of the full cases again, with every term of the oracle's result. */
  readonly byOracle: Totals;
}

export function compareGoldenFolders(): GoldenReport {
  const entries = listGoldenFolders().map((folder) => ({ folder, comparison: compareGolden(folder) }));
  let [expected, byOracle] = [NOTHING_COMPARED, NOTHING_COMPARED];
  for (const { folder, comparison } of entries) {
    // A vector has no receivers: it tests single rules.
    const receivers = isVector(folder) ? 0 : (folder.input as MethodCase).receivers.length;
    expected = addComparison(expected, folder.name, receivers, comparison);
    if (isVector(folder)) continue;
    const whole = compareWithOracle(folder.input as MethodCase);
    byOracle = addComparison(byOracle, `${folder.name}, oracle`, receivers, whole);
  }
  return { entries, expected, byOracle };
}
