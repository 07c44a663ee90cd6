import { listOf, overviewSchema, worstReceiverSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';

const verdictCountsSchema = z.object({ satisfies: z.int(), borderline: z.int(), exceeds: z.int() });

/**
 * The overview of the newest finished calculation: counts, the worst receivers, the days that exceed, and the causes.
 * It remains after the project is changed, with the flag that it is no longer current.
 */
export const resultOverviewSchema = overviewSchema.extend({
  runId: z.int(),
  calculatedAt: z.iso.datetime(),
  /** False if the project was changed since. */
  isCurrent: z.boolean(),
  /** Receivers by the verdict of their mitigated level (Q145). */
  counts: verdictCountsSchema,
  /** The same for their unmitigated level; null if no measure lowers a level. */
  unmitigatedCounts: verdictCountsSchema.nullable(),
  /** Receivers without a verdict, which are in none of the counts. */
  leftOut: z.int(),
  /** Some work is in restricted hours, which no verdict covers (Q148). */
  isRestrictedUnassessed: z.boolean(),
  /** Under their current names; both are empty if the receiver was removed since. */
  receivers: listOf(worstReceiverSchema.extend({ name: z.string(), buildingName: z.string() })),
});
export type ResultOverview = z.infer<typeof resultOverviewSchema>;
