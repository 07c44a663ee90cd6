import { NOTHING } from '../text/show-level.ts';

/** A criterion as entered: whole, or with its decimals. Empty if there is none (M-141). */
export const showDecibels = (value: number | null): string =>
  value === null ? NOTHING : String(Math.round(value * 10) / 10);

/** Whole days, with the decimal required by the report form (REPORT-53, Q102). */
export const showDays = (days: number): string => days.toFixed(1);
