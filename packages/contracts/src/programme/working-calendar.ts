import { MAX_TASKS } from '@quietsite/domain';
import { calendarSettingsSchema, listOf } from '@quietsite/domain/schemas';
import { z } from 'zod';
import { projectSchema } from '../project/project.ts';
import { programmeSchema } from './programme.ts';

/** The calendar and all activities that work every day, in one request: activities not listed follow the calendar. */
export const calendarChangeSchema = calendarSettingsSchema.extend({
  revision: z.int(),
  everyDayTaskIds: listOf(z.int().positive(), { max: MAX_TASKS }),
});
export type CalendarChange = z.infer<typeof calendarChangeSchema>;

export const savedCalendarSchema = z.object({ project: projectSchema, programme: programmeSchema });
export type SavedCalendar = z.infer<typeof savedCalendarSchema>;
