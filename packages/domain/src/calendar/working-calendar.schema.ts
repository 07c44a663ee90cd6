import { z } from 'zod';
import { daySchema, listOf, type Shape } from '../value.schema.ts';

/** A project has at most this many shutdowns, and as many extra working days. */
export const CALENDAR_LIST_LIMIT = 200;

const shutdownSchema = z.object({ name: z.string().max(100), start: daySchema, end: daySchema });

/** The days on which a project works (M-130). A project without a calendar works on every day. */
export const workingCalendarSchema = z.object({
  /** Worked days of the week: 1 is Monday, 7 is Sunday. */
  weekdays: listOf(z.int().min(1).max(7), { max: 7 }),
  worksOnHolidays: z.boolean(),
  /** Both days are included. */
  shutdowns: listOf(shutdownSchema, { max: CALENDAR_LIST_LIMIT }),
  /** Worked whatever the rest of the calendar says. */
  extraDays: listOf(daySchema, { max: CALENDAR_LIST_LIMIT }),
});
export type WorkingCalendar = Shape<typeof workingCalendarSchema>;

/** The calendar with the general holidays as they were known when it was read, so that a run can be repeated. */
export const datedCalendarSchema = workingCalendarSchema.extend({ holidays: listOf(daySchema) });
export type DatedCalendar = Shape<typeof datedCalendarSchema>;
