import { z } from 'zod';
import { verdictSchema } from '../calculation/results/result.schema.ts';
import { daySchema } from '../value.schema.ts';

/** The figures at a receiver from a day until the next step, all sites together. */
export const calendarStepSchema = z.object({
  day: daySchema,
  /** Null if no site has a level here. */
  level: z.number().nullable(),
  /** The loudest site alone; null if none is audible. */
  alone: z.number().nullable(),
  criterion: z.number(),
  /** Every site alone satisfies the criterion, but all together do not. */
  isClash: z.boolean(),
});
export type CalendarStep = Readonly<z.output<typeof calendarStepSchema>>;

/**
 * The loudest day of a period, all sites together, mitigated, compared with the criterion of the day (M-50, M-57,
 * Q145).
 */
export const loudestDaySchema = z.object({
  day: daySchema,
  level: z.number(),
  criterion: z.number(),
  verdict: verdictSchema,
});
export type LoudestDay = Readonly<z.output<typeof loudestDaySchema>>;

/** A receiver on a day. */
export const dayFiguresSchema = z.object({
  /** All sites together, with the contributions entered at the receiver; null if there is no level. */
  together: z.number().nullable(),
  /** The contributions entered at the receiver (M-51). */
  typed: z.number().nullable(),
  criterion: z.number(),
});
export type DayFigures = z.output<typeof dayFiguresSchema>;
