import { z } from 'zod';
import { daySchema, type Shape } from '../../value.schema.ts';
import { VERDICTS } from '../verdict.ts';

export const verdictSchema = z.enum(VERDICTS);

export const combinationLevelSchema = z.object({
  /** zoneId-taskId joined by '+' (M-41). */
  key: z.string(),
  level: z.number(),
  day: daySchema,
});
export type CombinationLevel = Shape<typeof combinationLevelSchema>;
