import { addDays, type DayString, dayNumber } from '../day.ts';
import type { Period } from './site-calendar.ts';

export const DAYS_PER_WEEK = 7;
/** 1970-01-01 was a Thursday. */
const FIRST_MONDAY = -3;

/** The whole weeks, Monday to Sunday, that contain every day of the year. */
export function weeksOfYear(year: number): Period {
  const start = mondayOf(`${year}-01-01` as DayString);
  return { start, end: addDays(mondayOf(`${year}-12-31` as DayString), DAYS_PER_WEEK - 1) };
}

export function mondayOf(day: DayString): DayString {
  const sinceMonday = (((dayNumber(day) - FIRST_MONDAY) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  return addDays(day, -sinceMonday);
}
