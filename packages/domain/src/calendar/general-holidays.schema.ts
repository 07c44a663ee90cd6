import { z } from 'zod';
import { daySchema, listOf, type Shape } from '../value.schema.ts';
import { HOLIDAY_NAMES } from './general-holidays.data.ts';

const generalHolidaySchema = z.object({
  day: daySchema,
  /** Null for a day that an administrator added. */
  name: z.enum(HOLIDAY_NAMES).nullable(),
  /** A day in lieu of one that falls on a Sunday or on another holiday. */
  isInLieu: z.boolean(),
  /** Why an administrator added or removed it; '' for a day of the shipped table. */
  reason: z.string(),
});
export type GeneralHoliday = Shape<typeof generalHolidaySchema>;

/** Gazetted: from the Government's list. Computed: by the rule of M-131, until that list is published. */
export const holidayStatusSchema = z.enum(['gazetted', 'computed']);
export type HolidayStatus = z.infer<typeof holidayStatusSchema>;

/** The general holidays of Hong Kong, apart from Sundays, as maintained by administrators (M-132). */
export const holidayTableSchema = z.object({
  /** In order, without gaps. For other years only Sundays are known. */
  years: listOf(z.object({ year: z.int(), status: holidayStatusSchema })),
  /** In order. */
  holidays: listOf(generalHolidaySchema),
  /** Days of the shipped table that an administrator removed. */
  removed: listOf(generalHolidaySchema),
});
export type HolidayTable = Shape<typeof holidayTableSchema>;
