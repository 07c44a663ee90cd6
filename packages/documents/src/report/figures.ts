/** A criterion as it was set: whole, or with its decimals. */
export const showDecibels = (value: number): string => String(Math.round(value * 10) / 10);

/** Whole days, with the decimal that the form of the report asks for (REPORT-53, Q102). */
export const showDays = (days: number): string => days.toFixed(1);
