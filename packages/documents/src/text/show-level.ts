/** What is shown where nothing is heard (M-04). */
export const NOTHING = '-';

/** Whole decibels, half up (M-04). */
export const roundToWhole = (level: number): number => Math.floor(level + 0.5);

/** Tenths of a decibel, half up (M-61). The tiny term takes back what doubling tenths in binary loses (75.05 is stored as 75.0499...). */
export const roundToTenth = (level: number): number => Math.floor(level * 10 + 0.5 + 1e-9) / 10;

/** A shown level is never below 0 (M-04). */
export const showLevel = (level: number | null): string =>
  level === null ? NOTHING : String(Math.max(0, roundToWhole(level)));

/** A count with thousands set apart: 1,234. */
export const showCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** '1 day', '2 days'. */
export const countOf = (count: number, noun: string): string => `${showCount(count)} ${noun}${count === 1 ? '' : 's'}`;
