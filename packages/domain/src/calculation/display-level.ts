import { atLeastZero, roundHalfUp } from '@quietsite/acoustics';
import { judgeLevel } from './verdict.ts';

/** A level as a person reads it: one decimal, half up, at least 0; nothing heard is '-' (M-04). */
export function displayLevel(level: number | null): string {
  return level === null ? '-' : roundHalfUp(atLeastZero(level), 1).toFixed(1);
}

/**
 * A level beside its criterion: in tenths, or in hundredths where the tenths alone would have another verdict. 75.46
 * against 75 is borderline, yet would read 75.5, which exceeds. What even hundredths would round up is cut off.
 */
export function displayJudged(level: number | null, criterion: number): string {
  if (level === null) return displayLevel(level);
  const verdict = judgeLevel(level, criterion);
  const explains = (shown: number) => judgeLevel(shown, criterion) === verdict;
  if (explains(roundHalfUp(atLeastZero(level), 1))) return displayLevel(level);
  const shown = [Math.round(level * 100) / 100, Math.floor(level * 100) / 100].find(explains);
  return shown === undefined ? displayLevel(level) : shown.toFixed(2);
}
