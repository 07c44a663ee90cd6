import { atLeastZero, toLevel } from '@quietsite/acoustics';

/** The only place that converts energy to a level; stored levels are at least 0 (M-04). */
export function storedLevel(energy: number): number | null {
  const level = toLevel(energy);
  return level === null ? null : atLeastZero(level);
}
