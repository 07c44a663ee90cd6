import type { LevelEntry, ProjectLevels } from './levels.ts';

interface Expectation {
  /** Expected difference in decibels. */
  readonly gain?: number;
  /** Expected difference in days. */
  readonly shift?: number;
  /** Levels to compare; all by default. */
  readonly only?: (level: LevelEntry) => boolean;
}

/**
 * The largest deviation of a level from its expected value, in decibels. Infinite if the two differ in receivers or
 * days, or if something is audible in only one of them.
 */
export function largestDeviation(
  actual: ProjectLevels,
  expected: ProjectLevels,
  { gain = 0, shift = 0, only = () => true }: Expectation = {},
): number {
  if (actual.levels.size !== expected.levels.size) return Number.POSITIVE_INFINITY;
  let largest = 0;
  for (const entry of expected.levels.values()) {
    if (!only(entry)) continue;
    const { pointId, day, run, series, level } = entry;
    const counterpart = actual.levels.get(`${pointId} ${day + shift} ${run} ${series}`);
    largest = Math.max(largest, deviation(counterpart?.level, level, gain));
  }
  return largest;
}

/** A level stored as 0 may really be below 0 (M-04). */
function deviation(actual: number | null | undefined, expected: number | null, gain: number): number {
  if (actual === expected && gain === 0) return 0;
  if (actual === undefined || (actual === null) !== (expected === null)) return Number.POSITIVE_INFINITY;
  if (actual === null || expected === null) return 0;
  const [least, most] = [expected === 0 ? 0 : Math.max(0, expected + gain), Math.max(0, expected + gain)];
  return Math.max(0, least - actual, actual - most);
}

/** The largest decrease of a level, in decibels; 0 if none decreased. Silence is below every level. */
export function largestFall(
  after: ProjectLevels,
  before: ProjectLevels,
  only: (level: LevelEntry) => boolean = () => true,
): number {
  let largest = 0;
  for (const [key, entry] of before.levels) {
    if (!only(entry) || entry.level === null) continue;
    const level = after.levels.get(key)?.level ?? null;
    largest = Math.max(largest, level === null ? Number.POSITIVE_INFINITY : entry.level - level);
  }
  return largest;
}

/** Verdicts of one series with their days, for exact comparison. */
export function verdictsOf(
  { verdicts }: ProjectLevels,
  { series, shift = 0 }: { series?: 'own'; shift?: number } = {},
) {
  return [...verdicts.values()]
    .filter((verdict) => series === undefined || verdict.series === series)
    .map((verdict) => ({ ...verdict, day: verdict.day === null ? null : verdict.day - shift }))
    .sort((a, b) => a.pointId - b.pointId || (a.run + a.series < b.run + b.series ? -1 : 1));
}
