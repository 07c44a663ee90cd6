import { z } from 'zod';
import { daySchema, listOf, pointSchema, type Shape } from '../value.schema.ts';
import { FRONT_PROGRESS_RANGE, FRONT_WIDTH_RANGE, MAX_ALIGNMENT_CORNERS } from './front-limits.ts';

/** Work that moves along an alignment (M-150). Its parts are derived, never stored. */
export const frontSchema = z.object({
  /** Chainage 0 is at its start. */
  alignment: listOf(pointSchema, { max: MAX_ALIGNMENT_CORNERS }).refine((line) => line.length > 1, 'has one point'),
  widthMetres: z.number().min(FRONT_WIDTH_RANGE.min).max(FRONT_WIDTH_RANGE.max),
  /** Per working day. */
  metresPerDay: z.number().min(FRONT_PROGRESS_RANGE.min).max(FRONT_PROGRESS_RANGE.max),
  start: daySchema,
  direction: z.enum(['forwards', 'backwards']),
});
export type Front = Shape<typeof frontSchema>;
