import { z } from 'zod';
import { daySchema, listOf, pointSchema, type Shape } from '../value.schema.ts';
import { FRONT_PROGRESS_RANGE, FRONT_WIDTH_RANGE, MAX_ALIGNMENT_CORNERS } from './front-limits.ts';

/** A zone drawn as a line with a width: work that moves along it (M-150), or a linear zone (M-154). */
export const frontSchema = z.object({
  /** Chainage 0 is at its start. */
  alignment: listOf(pointSchema, { max: MAX_ALIGNMENT_CORNERS }).refine((line) => line.length > 1, 'has one point'),
  widthMetres: z.number().min(FRONT_WIDTH_RANGE.min).max(FRONT_WIDTH_RANGE.max),
  /** Per working day; null if the work does not move, in which case start and direction have no meaning. */
  metresPerDay: z.number().min(FRONT_PROGRESS_RANGE.min).max(FRONT_PROGRESS_RANGE.max).nullable(),
  start: daySchema,
  direction: z.enum(['forwards', 'backwards']),
});
export type Front = Shape<typeof frontSchema>;

/** Its parts are derived, never stored (M-152). */
export const movingFrontSchema = frontSchema.extend({ metresPerDay: frontSchema.shape.metresPerDay.unwrap() });
export type MovingFront = Shape<typeof movingFrontSchema>;

/** Only a portion of this zone counts at a receiver (M-154). */
export const linearZoneSchema = frontSchema.pick({ alignment: true, widthMetres: true });
export type LinearZone = Shape<typeof linearZoneSchema>;
