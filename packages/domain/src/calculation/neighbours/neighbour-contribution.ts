import type { Explanation } from '../explain/explain.ts';
import { storedLevel } from '../results/stored-level.ts';

/** The combined level of neighbours and contributions on the day (M-50, M-51); null if there is none. */
export function neighbourContribution({ withNeighbours }: Pick<Explanation, 'withNeighbours'>): number | null {
  const parts = [...withNeighbours.neighbours, ...withNeighbours.contributions];
  return storedLevel(parts.reduce((total, { energy }) => total + energy, 0));
}
