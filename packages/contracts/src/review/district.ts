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

/** The sites that count: only approved ones, or also those awaiting a decision. */
export const calendarScopes = ['approved', 'submitted'] as const;
export type CalendarScope = (typeof calendarScopes)[number];

/** The maximum number of receivers in a calendar. */
export const MAX_CALENDAR_ROWS = 2_000;

export const districtCalendarQuerySchema = z.object({
  /** If omitted, the officer's own district; all of Hong Kong for platform administrators. */
  district: z.string().trim().min(1).max(60).optional(),
  year: z.coerce.number().int().min(2000).max(2100),
  scope: z.enum(calendarScopes).default('approved'),
  limit: z.coerce.number().int().min(1).max(MAX_CALENDAR_ROWS).default(200),
});
export type DistrictCalendarQuery = z.infer<typeof districtCalendarQuerySchema>;

/** The clash table of a year. */
export const districtClashesQuerySchema = districtCalendarQuerySchema
  .omit({ limit: true })
  .extend({ language: z.enum(languages).default('en') });
export type DistrictClashesQuery = z.infer<typeof districtClashesQuerySchema>;

export const districtSiteSchema = z.object({
  projectId: z.int(),
  title: z.string(),
  version: z.int().nullable(),
  company: z.string().nullable(),
  /** False for a site awaiting a decision. */
  isApproved: z.boolean(),
  start: daySchema,
  end: daySchema,
  outline: multiPolygonSchema,
  /** The ground of its moving work-fronts and linear zones (M-150, M-154). */
  strips: z.array(polygonSchema),
  /** Places with a level but no verdict, which no calendar lists (M-141). */
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
  /** Days on which each site alone satisfies the criterion, but all together do not. */
  clashDays: z.int(),
  /** Receivers of other projects at the same place, which have no row of their own. */
  alsoPointIds: z.array(z.int()),
  /** The levels of every day, from the first day of the calendar. They include the loudest day of each week. */
  steps: z.array(calendarStepSchema),
});
export type DistrictCalendarRow = z.infer<typeof districtCalendarRowSchema>;

export const districtCalendarSchema = z.object({
  /** Null: all of Hong Kong. */
  district: z.string().nullable(),
  /** Monday of the first week and Sunday of the last. */
  start: daySchema,
  end: daySchema,
  sites: z.array(districtSiteSchema),
  /** The number of sites that count in the year, by scope. */
  siteCounts: z.record(z.enum(calendarScopes), z.int()),
  /** Sites that are still being calculated; the rows and counts cover the others. */
  pending: z.int(),
  receiverCount: z.int(),
  clashCount: z.int(),
  /** The number of receivers with a clash, by week. */
  clashesByWeek: z.array(z.int()),
  /** The number of receivers with a clash, by day. */
  clashesByDay: z.array(z.int()),
  /** Receivers with clashes first, then by margin over the criterion. */
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

/** The level of each site alone at a receiver on a day, and of all of them together. */
export const dayPartsSchema = dayFiguresSchema.extend({
  /** Loudest first. A site awaiting a decision in another district has neither title nor outline. */
  parts: z.array(
    districtSiteSchema.pick({ projectId: true, outline: true }).extend({
      title: z.string().nullable(),
      version: z.int().nullable(),
      level: z.number(),
      /** The contact of the newest submission; null outside the reader's district and if nothing was submitted. */
      email: z.string().nullable(),
    }),
  ),
});
export type DayParts = z.infer<typeof dayPartsSchema>;

/** The dates of one site's activities that would help, while all other sites keep theirs (M-95). Nothing is changed. */
export const clashDatesSchema = z.object({
  /** Days of the clash at this receiver, over all years of the works. */
  clashDays: z.int(),
  /** The number of sites in other districts that contribute to the clash; these are not searched. */
  elsewhere: z.int(),
  /** The officer's own sites that contribute to the clash, the most helpful first. */
  sites: z.array(
    districtSiteSchema.pick({ projectId: true, title: true, version: true }).extend({
      /** Whether any activity could move without leaving the dates of its plan or starting in the past. */
      hasSlack: z.boolean(),
      /** Whether all possibilities were tried. */
      isProven: z.boolean(),
      /** Remaining days of the clash. */
      remainingDays: z.int(),
      /** Other listed receivers that would have more days above their criterion. */
      worseReceivers: z.int(),
      /** Empty if no other dates help. */
      shifts: z.array(z.object({ taskId: z.int(), name: z.string(), start: daySchema, end: daySchema, days: z.int() })),
    }),
  ),
});
export type ClashDates = z.infer<typeof clashDatesSchema>;

export const siteClashesQuerySchema = z.object({ projectId: z.coerce.number().int().positive() });
export type SiteClashesQuery = z.infer<typeof siteClashesQuerySchema>;

/** A place where a site exceeds together with others, on days on which the others alone satisfy the criterion. */
const siteClashSchema = districtCalendarRowSchema
  .pick({ pointId: true, name: true, buildingId: true, buildingName: true, position: true })
  .extend({
    /** The site of the receiver: the requested one, or one of its neighbours. */
    projectId: z.int(),
    title: z.string(),
    clashDays: z.int(),
    firstDay: daySchema,
    lastDay: daySchema,
    /** The worst of these days, for all sites together. */
    worst: loudestDaySchema,
    /** The requested site alone, on the worst day. */
    siteLevel: z.number(),
    /** All other sites on the worst day, including entered contributions; null if they have no level here. */
    othersLevel: z.number().nullable(),
    /** Each site alone on the worst day, loudest first. */
    parts: z.array(dayPartsSchema.shape.parts.element.omit({ outline: true, email: true })),
    /** The contributions entered at the receiver on the worst day (M-51). */
    typed: z.number().nullable(),
  });

/** The clashes that a site causes, as if it and all others awaiting a decision were approved. */
export const siteClashesSchema = z.object({
  /**
   * The number of calendars of the site and its neighbours that are still being calculated; the listed clashes come
   * from the others.
   */
  pending: z.int(),
  clashCount: z.int(),
  /** Largest margin over the criterion first; at most 100. */
  clashes: z.array(siteClashSchema),
});
export type SiteClash = z.infer<typeof siteClashSchema>;
export type SiteClashes = z.infer<typeof siteClashesSchema>;
