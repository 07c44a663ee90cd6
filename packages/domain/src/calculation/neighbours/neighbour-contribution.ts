import type { Explanation } from '../explain/explain.ts';
import { storedLevel } from '../results/stored-level.ts';

/** What neighbours and contributions come to together on the day (M-50, M-51); null: nothing of theirs is heard. */
export function neighbourContribution({ withNeighbours }: Pick<Explanation, 'withNeighbours'>): number | null {
  const heard = [...withNeighbours.neighbours, ...withNeighbours.contributions];
  return storedLevel(heard.reduce((total, { energy }) => total + energy, 0));
}
