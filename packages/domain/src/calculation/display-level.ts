import { atLeastZero, roundHalfUp } from '@quietsite/acoustics';
import { judgeLevel } from './verdict.ts';

/** Formats a level for display: one decimal, rounded half up, at least 0; '-' if there is no noise (M-04). */
export function displayLevel(level: number | null): string {
  return level === null ? '-' : roundHalfUp(atLeastZero(level), 1).toFixed(1);
}

/**
 * Formats a level next to its criterion: one decimal, or two if one decimal would suggest another verdict. 75.46
 * against 75 is borderline, but 75.5 would exceed. If two decimals would also round up to another verdict, the rest is
 * truncated.
 */
export function displayJudged(level: number | null, criterion: number | null): string {
  if (level === null || criterion === null) return displayLevel(level);
  const verdict = judgeLevel(level, criterion);
  const explains = (shown: number) => judgeLevel(shown, criterion) === verdict;
  if (explains(roundHalfUp(atLeastZero(level), 1))) return displayLevel(level);
  const shown = [Math.round(level * 100) / 100, Math.floor(level * 100) / 100].find(explains);
  return shown === undefined ? displayLevel(level) : shown.toFixed(2);
}
