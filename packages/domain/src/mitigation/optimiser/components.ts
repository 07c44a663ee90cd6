import type { Core } from './core.ts';

/** Rows that share requirements, directly or indirectly. Each such component can be solved separately. */
export function listComponents({ rows, rooms, firstSums, firstTerms, termRows }: Core): number[][] {
  const parents = rows.map((_, row) => row);
  const rootOf = (row: number): number => {
    let root = row;
    while (parents[root] !== root) root = parents[root] as number;
    parents[row] = root;
    return root;
  };
  const isHeard = rows.map(() => false);
  rooms.forEach((_, requirement) => {
    const from = firstTerms[firstSums[requirement] as number] as number;
    const to = firstTerms[firstSums[requirement + 1] as number] as number;
    for (let term = from; term < to; term++) {
      isHeard[termRows[term] as number] = true;
      parents[rootOf(termRows[term] as number)] = rootOf(termRows[from] as number);
    }
  });
  const heard = rows.map((_, row) => row).filter((row) => isHeard[row]);
  return [...Map.groupBy(heard, rootOf).values()];
}
