import { languages } from '@quietsite/domain';
import {
  calendarStepSchema,
  dayFiguresSchema,
  daySchema,
  loudestDaySchema,
  multiPolygonSchema,
  pointSchema,
  polygonSchema,
} from '@quietsite/domain/schemas';
import { z } from 'zod';

/** The sites that count: the approved ones, or also those that wait for a decision. */
export const calendarScopes = ['approved', 'submitted'] as const;
export type CalendarScope = (typeof calendarScopes)[number];

/** As many receivers as a calendar lists at most. */
export const MAX_CALENDAR_ROWS = 2_000;

export const districtCalendarQuerySchema = z.object({
  /** The officer's own if it is left out; all Hong Kong for platform administrators. */
  district: z.string().trim().min(1).max(60).optional(),
  year: z.coerce.number().int().min(2000).max(2100),
  scope: z.enum(calendarScopes).default('approved'),
  limit: z.coerce.number().int().min(1).max(MAX_CALENDAR_ROWS).default(200),
});
export type DistrictCalendarQuery = z.infer<typeof districtCalendarQuerySchema>;

/** The table of the clashes of a year. */
export const districtClashesQuerySchema = districtCalendarQuerySchema
  .omit({ limit: true })
  .extend({ language: z.enum(languages).default('en') });
export type DistrictClashesQuery = z.infer<typeof districtClashesQuerySchema>;

export const districtSiteSchema = z.object({
  projectId: z.int(),
  title: z.string(),
  version: z.int().nullable(),
  company: z.string().nullable(),
  /** False for a site that waits for a decision. */
  isApproved: z.boolean(),
  start: daySchema,
  end: daySchema,
  outline: multiPolygonSchema,
  /** The ground of its moving work-fronts and linear zones (M-150, M-154). */
  strips: z.array(polygonSchema),
  /** Places with a level and without a verdict, which no calendar lists (M-141). */
  openAirPlaces: z.array(z.object({ pointId: z.int(), name: z.string(), position: pointSchema })),
});
export type DistrictSite = z.infer<typeof districtSiteSchema>;

export const districtCalendarRowSchema = z.object({
  projectId: z.int(),
  pointId: z.int(),
  name: z.string(),
  buildingId: z.int(),
  buildingName: z.string(),
  position: pointSchema,
  loudest: loudestDaySchema,
  /** Days on which every site alone satisfies the criterion and all together do not. */
  clashDays: z.int(),
  /** Receivers of other projects at the same place, which are not listed by themselves. */
  alsoPointIds: z.array(z.int()),
  /** The levels of every day, from the first day of the calendar. The loudest day of a week is among them. */
  steps: z.array(calendarStepSchema),
});
export type DistrictCalendarRow = z.infer<typeof districtCalendarRowSchema>;

export const districtCalendarSchema = z.object({
  /** Null for all Hong Kong. */
  district: z.string().nullable(),
  /** Monday of the first week and Sunday of the last. */
  start: daySchema,
  end: daySchema,
  sites: z.array(districtSiteSchema),
  /** How many sites count in the year, by scope. */
  siteCounts: z.record(z.enum(calendarScopes), z.int()),
  /** Sites that are still being calculated; the rows and counts are of the others. */
  pending: z.int(),
  receiverCount: z.int(),
  clashCount: z.int(),
  /** Receivers with a clash, week by week. */
  clashesByWeek: z.array(z.int()),
  /** Receivers with a clash, day by day. */
  clashesByDay: z.array(z.int()),
  /** Receivers with clashes first, then the loudest against their criterion. */
  rows: z.array(districtCalendarRowSchema),
});
export type DistrictCalendar = z.infer<typeof districtCalendarSchema>;

export const dayPartsQuerySchema = z.object({
  projectId: z.coerce.number().int().positive(),
  pointId: z.coerce.number().int().positive(),
  day: daySchema,
  scope: z.enum(calendarScopes).default('approved'),
});
export type DayPartsQuery = z.infer<typeof dayPartsQuerySchema>;

/** What each site by itself does to a receiver on a day, and all of them together. */
export const dayPartsSchema = dayFiguresSchema.extend({
  /** The loudest first. A site that waits for a decision in another district has neither title nor outline. */
  parts: z.array(
    districtSiteSchema.pick({ projectId: true, outline: true }).extend({
      title: z.string().nullable(),
      version: z.int().nullable(),
      level: z.number(),
      /** The contact of the newest submission; null outside the own district and where nothing was submitted. */
      email: z.string().nullable(),
    }),
  ),
});
export type DayParts = z.infer<typeof dayPartsSchema>;

/** Which dates of the activities of one site would help, while all others keep theirs (M-95). Nothing is changed. */
export const clashDatesSchema = z.object({
  /** Days of the clash at this receiver, over all years of the works. */
  clashDays: z.int(),
  /** Sites that matter in the clash and belong to another district, which are not searched. */
  elsewhere: z.int(),
  /** The sites of the own district that matter in the clash: what ends it with the least first. */
  sites: z.array(
    districtSiteSchema.pick({ projectId: true, title: true, version: true }).extend({
      /** Whether any activity could move without leaving the days of its plan, or going into the past. */
      hasSlack: z.boolean(),
      /** Whether everything was tried. */
      isProven: z.boolean(),
      /** Days of the clash that stay. */
      remainingDays: z.int(),
      /** Other receivers of the list that would have more days above their criterion. */
      worseReceivers: z.int(),
      /** Empty where no other dates help. */
      shifts: z.array(z.object({ taskId: z.int(), name: z.string(), start: daySchema, end: daySchema, days: z.int() })),
    }),
  ),
});
export type ClashDates = z.infer<typeof clashDatesSchema>;

export const siteClashesQuerySchema = z.object({ projectId: z.coerce.number().int().positive() });
export type SiteClashesQuery = z.infer<typeof siteClashesQuerySchema>;

/** A place at which a site exceeds together with others, on days on which the others alone satisfy the criterion. */
const siteClashSchema = districtCalendarRowSchema
  .pick({ pointId: true, name: true, buildingId: true, buildingName: true, position: true })
  .extend({
    /** The site whose receiver it is: the one that is asked about, or one beside it. */
    projectId: z.int(),
    title: z.string(),
    clashDays: z.int(),
    firstDay: daySchema,
    lastDay: daySchema,
    /** The worst of these days, all sites together. */
    worst: loudestDaySchema,
    /** The site that is asked about by itself, on the worst day. */
    siteLevel: z.number(),
    /** All others without it on the worst day, with what was typed; null if nobody else is heard. */
    othersLevel: z.number().nullable(),
    /** Each site alone on the worst day, the loudest first. */
    parts: z.array(dayPartsSchema.shape.parts.element.omit({ outline: true, email: true })),
    /** The contributions typed at the receiver on the worst day (M-51). */
    typed: z.number().nullable(),
  });

/** The clashes that a site takes part in, as if it and all others that wait for a decision were approved. */
export const siteClashesSchema = z.object({
  /** Calendars of the site and those beside it that are still being calculated; the clashes are of the others. */
  pending: z.int(),
  clashCount: z.int(),
  /** The largest margin to the criterion first; at most 100. */
  clashes: z.array(siteClashSchema),
});
export type SiteClash = z.infer<typeof siteClashSchema>;
export type SiteClashes = z.infer<typeof siteClashesSchema>;
