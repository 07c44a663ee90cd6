import { z } from 'zod';
import { verdictSchema } from '../calculation/results/result.schema.ts';
import type { Shape } from '../value.schema.ts';

export const namedReceiverSchema = z.object({ pointId: z.int(), name: z.string(), buildingName: z.string() });

/** The receiver and day with the largest excess, or the smallest margin; null if there is no noise. */
export const worstReceiverSchema = namedReceiverSchema.extend({
  level: z.number(),
  criterion: z.number(),
  /** Level above the criterion in tenths of a decibel; negative if it is below. */
  excess: z.number(),
  verdict: verdictSchema.nullable(),
});

/** The levels of the reported receivers after mitigation, frozen with the submission for lists. */
export const submissionLevelsSchema = z.object({
  ...{ satisfies: z.int(), borderline: z.int(), exceeds: z.int() },
  worst: worstReceiverSchema.nullable(),
});
export type SubmissionLevels = Shape<typeof submissionLevelsSchema>;
