import type { CaseRow } from '../case.ts';
import { type Dec, isLouder, sum } from './decimal.ts';

export interface LoudestGroup {
  readonly rows: readonly CaseRow[];
  readonly energy: Dec;
  readonly energyOf: (row: CaseRow) => Dec;
}

/**
 * The loudest group of the active rows of one zone-task: its own rows and those without a group, or all rows if none
 * has a group. Ties go to the first by name (M-12). The caller's energy function decides whether sound power or the
 * level at a receiver (M-32) is compared; it may depend on the rows that run together (M-107).
 */
export function loudestGroup(
  rows: readonly CaseRow[],
  energyAmong: (together: readonly CaseRow[]) => (row: CaseRow) => Dec,
): LoudestGroup {
  const names = [...new Set(rows.map((row) => row.exclusiveGroup).filter((name) => name !== ''))].sort();
  const groups = (names.length === 0 ? [''] : names).map((name) => {
    const together = rows.filter((row) => row.exclusiveGroup === '' || row.exclusiveGroup === name);
    const energyOf = energyAmong(together);
    return { rows: together, energy: sum(together.map(energyOf)), energyOf };
  });
  return groups.reduce((best, group) => (isLouder(group.energy, best.energy) ? group : best));
}
