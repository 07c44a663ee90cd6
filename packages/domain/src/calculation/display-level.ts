import { atLeastZero, roundHalfUp } from '@quietsite/acoustics';

/** A level as a person reads it: one decimal, half up, at least 0; nothing heard is '-' (M-04). */
export function displayLevel(level: number | null): string {
  return level === null ? '-' : roundHalfUp(atLeastZero(level), 1).toFixed(1);
}
