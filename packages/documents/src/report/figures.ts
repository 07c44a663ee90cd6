/** A criterion as entered: whole, or with its decimals. */
export const showDecibels = (value: number): string => String(Math.round(value * 10) / 10);

/** Whole days, with the decimal required by the report form (REPORT-53, Q102). */
export const showDays = (days: number): string => days.toFixed(1);
