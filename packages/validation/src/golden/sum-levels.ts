import { toEnergy, toLevel } from '@quietsite/acoustics';

/** The energetic sum, by the two functions of which the product makes every sum (M-04). */
export function sumLevels(levels: readonly number[]): number | null {
  return toLevel(levels.reduce((energy, level) => energy + toEnergy(level), 0));
}
