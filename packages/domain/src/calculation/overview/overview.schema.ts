import { z } from 'zod';
import { daySchema, levelSchema, listOf, pointSchema, type Shape } from '../../value.schema.ts';
import { verdictSchema } from '../results/result.schema.ts';

/** A receiver on its worst day: that on which its mitigated level is furthest above, or nearest to, its criterion. */
export const worstReceiverSchema = z.object({
  pointId: z.int(),
  verdict: verdictSchema,
  /** Null if there is no noise on any day. */
  day: daySchema.nullable(),
  level: levelSchema,
  /** The criterion on that day. */
  criterion: z.number(),
  /** Days on which it exceeds in tenths (M-62). */
  exceedanceDays: z.int(),
  /** M-70; null if the height of the building is unknown. */
  floors: z.object({ total: z.int(), lastExceeding: z.int().nullable() }).nullable(),
});
export type WorstReceiver = Shape<typeof worstReceiverSchema>;

export const monthCountsSchema = z.object({
  /** yyyy-mm */
  month: z.string(),
  /** Days of the month on which a receiver exceeds. */
  exceeds: z.int(),
  /** Other days on which a receiver is borderline. */
  borderline: z.int(),
});
export type MonthCounts = Shape<typeof monthCountsSchema>;

export const exceedanceDaysSchema = z.object({
  /** From the first to the last day with work. */
  all: z.int(),
  exceeds: z.int(),
  borderline: z.int(),
  /** Days on which a receiver exceeds or is borderline; null if there is none. */
  first: daySchema.nullable(),
  last: daySchema.nullable(),
  /** The first day on which most receivers exceed. */
  busiest: z.object({ day: daySchema, exceeds: z.int(), borderline: z.int() }).nullable(),
  /** Every month with work, in order. */
  months: listOf(monthCountsSchema),
});
export type ExceedanceDays = Shape<typeof exceedanceDaysSchema>;

const share = z.number();

export const activityShareSchema = z.object({
  taskId: z.int(),
  name: z.string(),
  zoneId: z.int(),
  zoneName: z.string(),
  /** 0 to 1. */
  share,
});
export type ActivityShare = Shape<typeof activityShareSchema>;

export const equipmentShareSchema = z.object({
  rowId: z.int(),
  name: z.string(),
  officialId: z.string(),
  ...{ taskId: z.int(), taskName: z.string(), zoneId: z.int() },
  /** Null if it works anywhere in its zone. */
  fixedLocation: pointSchema.nullable(),
  share,
});
export type EquipmentShare = Shape<typeof equipmentShareSchema>;

export const contributionsSchema = z.object({
  /** The number of receivers averaged over. */
  receivers: z.int(),
  /** The largest shares first. */
  activities: listOf(activityShareSchema),
  equipment: listOf(equipmentShareSchema),
});
export type Contributions = Shape<typeof contributionsSchema>;

/** The figures that a contractor looks at first once levels are calculated. */
export const overviewSchema = z.object({
  /** Up to ten of each verdict: exceeding ones first, and of each verdict the worst first. */
  receivers: listOf(worstReceiverSchema),
  days: exceedanceDaysSchema,
  contributions: contributionsSchema,
});
export type Overview = Shape<typeof overviewSchema>;
