import { MAX_HOLIDAY_REASON_LENGTH } from '@quietsite/domain';
import { daySchema, holidayStatusSchema, holidayTableSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';

export const holidayDayParameterSchema = z.object({ day: daySchema });
export const holidayYearParameterSchema = z.object({ year: z.coerce.number().int() });

/** Makes a day a general holiday, or no longer one; the reason is stored and shown with it. */
export const holidayChangeSchema = z.object({
  isHoliday: z.boolean(),
  reason: z.string().trim().min(1).max(MAX_HOLIDAY_REASON_LENGTH),
});
export type HolidayChange = z.infer<typeof holidayChangeSchema>;

export const holidayYearChangeSchema = z.object({ status: holidayStatusSchema });

export const changedHolidaysSchema = z.object({
  table: holidayTableSchema,
  /** Projects whose results are out of date because they use the year. */
  outdatedProjects: z.int(),
});
export type ChangedHolidays = z.infer<typeof changedHolidaysSchema>;
