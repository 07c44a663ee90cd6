import type { CaseRow } from '../case.ts';
import { type Dec, isLouder, sum } from './decimal.ts';

export interface LoudestGroup {
  readonly rows: readonly CaseRow[];
  readonly energy: Dec;
}

/**
 * The loudest group of the working rows of one zone-task: its own rows and those without group, or all rows when none
 * names a group; of equally loud ones the name that sorts first (M-12). What is compared, sound power or the level at a
 * receiver (M-32), is the caller's choice of energy.
 */
export function loudestGroup(rows: readonly CaseRow[], energyOfRow: (row: CaseRow) => Dec): LoudestGroup {
  const names = [...new Set(rows.map((row) => row.exclusiveGroup).filter((name) => name !== ''))].sort();
  const groups = (names.length === 0 ? [''] : names).map((name) => {
    const together = rows.filter((row) => row.exclusiveGroup === '' || row.exclusiveGroup === name);
    return { rows: together, energy: sum(together.map(energyOfRow)) };
  });
  return groups.reduce((best, group) => (isLouder(group.energy, best.energy) ? group : best));
}
