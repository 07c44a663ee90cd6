import { toEnergy, toLevel } from '@quietsite/acoustics';

/** The energetic sum, using the two functions behind every sum in the product (M-04). */
export function sumLevels(levels: readonly number[]): number | null {
  return toLevel(levels.reduce((energy, level) => energy + toEnergy(level), 0));
}
