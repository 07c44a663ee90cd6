import { atLeastZero, toLevel } from '@quietsite/acoustics';

/** The one logarithm of a result, and 'at least 0' where it is stored (M-04). */
export function storedLevel(energy: number): number | null {
  const level = toLevel(energy);
  return level === null ? null : atLeastZero(level);
}
