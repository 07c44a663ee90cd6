import { listOf, overviewSchema, worstReceiverSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';

const verdictCountsSchema = z.object({ satisfies: z.int(), borderline: z.int(), exceeds: z.int() });

/**
 * The first look at the newest finished calculation: counts, the worst receivers, the days that exceed and what causes
 * it. It stays when the project is changed, and then says that it is no longer current.
 */
export const resultOverviewSchema = overviewSchema.extend({
  runId: z.int(),
  calculatedAt: z.iso.datetime(),
  /** False if the project was changed since. */
  isCurrent: z.boolean(),
  /** Receivers by the verdict of their mitigated level (Q145). */
  counts: verdictCountsSchema,
  /** By that of their unmitigated level; null where no measure lowers a level. */
  unmitigatedCounts: verdictCountsSchema.nullable(),
  /** Receivers without a verdict, which no count includes. */
  leftOut: z.int(),
  /** Some work is in restricted hours, which no verdict covers (Q148). */
  isRestrictedUnassessed: z.boolean(),
  /** Under their present names; both are empty if the receiver was removed since. */
  receivers: listOf(worstReceiverSchema.extend({ name: z.string(), buildingName: z.string() })),
});
export type ResultOverview = z.infer<typeof resultOverviewSchema>;
