import { atLeastZero, roundHalfUp } from '@quietsite/domain';

/** Shown if nothing is audible (M-04). */
export const NOTHING = '-';

/** Whole decibels, never below 0 (M-04). */
export const showLevel = (level: number | null): string =>
  level === null ? NOTHING : String(roundHalfUp(atLeastZero(level), 0));

/** A count with thousands separators: 1,234. */
export const showCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** '1 day', '2 days'. */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
  `${showCount(count)} ${count === 1 ? noun : plural}`;
