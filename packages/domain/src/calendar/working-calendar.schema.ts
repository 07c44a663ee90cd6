import { z } from 'zod';
import { daySchema, listOf, type Shape } from '../value.schema.ts';
import { CALENDAR_LIST_LIMIT, MAX_SHUTDOWN_NAME_LENGTH } from './calendar-limits.ts';

const shutdownSchema = z
  .object({ name: z.string().max(MAX_SHUTDOWN_NAME_LENGTH), start: daySchema, end: daySchema })
  .refine(({ start, end }) => start <= end, 'ends before it starts');

const isDistinct = (numbers: readonly number[]) => new Set(numbers).size === numbers.length;

/** The days on which a project works (M-130). A project without a calendar works on every day. */
export const workingCalendarSchema = z.object({
  /** Working days of the week: 1 is Monday, 7 is Sunday. */
  weekdays: listOf(z.int().min(1).max(7)).refine(isDistinct, 'names a day twice'),
  worksOnHolidays: z.boolean(),
  /** Both days are included. */
  shutdowns: listOf(shutdownSchema, { max: CALENDAR_LIST_LIMIT }),
  /** Working days whatever the rest of the calendar says. */
  extraDays: listOf(daySchema, { max: CALENDAR_LIST_LIMIT }),
});
export type WorkingCalendar = Shape<typeof workingCalendarSchema>;

/** The calendar with the general holidays known when it was read, to make a run repeatable. */
export const datedCalendarSchema = workingCalendarSchema.extend({ holidays: listOf(daySchema) });
export type DatedCalendar = Shape<typeof datedCalendarSchema>;

/** A team's settings for its working days. */
export const calendarSettingsSchema = z.object({
  /** Null: every day is a working day. */
  calendar: workingCalendarSchema.nullable(),
  /** Activities that also work on non-working days (M-130). */
  everyDayTaskIds: listOf(z.int()),
});
export type CalendarSettings = Shape<typeof calendarSettingsSchema>;
