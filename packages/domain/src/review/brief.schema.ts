import { z } from 'zod';
import { comparedCountsSchema } from '../report/submission.schema.ts';
import { listOf, type Shape } from '../value.schema.ts';
import { AUTOMATIC_CHECKS, CHECK_RESULTS } from './check-names.ts';
import { namedReceiverSchema, worstReceiverSchema } from './submission-levels.schema.ts';

/** The subject of a check: a receiver, a row or an activity. */
export const reviewTargetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('receiver'), pointId: z.int() }),
  z.object({ kind: z.literal('row'), rowId: z.int(), taskId: z.int() }),
  z.object({ kind: z.literal('activity'), taskId: z.int() }),
]);
export type ReviewTarget = Shape<typeof reviewTargetSchema>;

export const automaticCheckSchema = z.object({
  name: z.enum(AUTOMATIC_CHECKS),
  result: z.enum(CHECK_RESULTS),
  /** The number of findings; for a passed check, the number of items checked. */
  count: z.int(),
  /** The first of those that need a look. */
  names: listOf(z.string()),
  /** Their subjects in the same order; empty if there are none. */
  targets: listOf(reviewTargetSchema),
});
export type AutomaticCheck = Shape<typeof automaticCheckSchema>;

/** The state of a submission, from its frozen data. */
export const briefSchema = z.object({
  /** Verdicts after mitigation. */
  counts: comparedCountsSchema,
  /** Receivers that exceed, for the list; those of the largest excess first. */
  exceeding: listOf(namedReceiverSchema),
  worst: worstReceiverSchema.nullable(),
  days: z.object({
    /** Total in the programme. */
    total: z.int(),
    /** Receivers with the most days of exceedance (M-62). */
    exceeded: listOf(namedReceiverSchema.extend({ days: z.int() })),
  }),
  measures: z.object({
    rows: z.int(),
    /** Rows with any measure. */
    withMeasure: z.int(),
    /** By stage; a row can have several. Others are reductions the team named itself. */
    ...{ methods: z.int(), quieterEquipment: z.int(), barriers: z.int(), others: z.int() },
  }),
  /** Null in submissions older than this field. */
  byHand: z
    .object({
      ...{ movedPoints: z.int(), addedPoints: z.int(), deletedPoints: z.int() },
      ...{ criteria: z.int(), centres: z.int(), buildings: z.int() },
    })
    .nullable(),
  /** Null if there is no earlier submission of the project that can be compared. */
  since: z
    .object({
      submissionId: z.int(),
      number: z.int(),
      newlyExceeding: listOf(z.string()),
      noLongerExceeding: listOf(z.string()),
      /** Changed zones, activities, rows of equipment and project details. */
      inputChanges: z.int(),
      /** Whether the working calendar is among the changes (M-130). */
      isCalendarChanged: z.boolean(),
      /** Whether screening is among the changes (M-100). */
      isScreeningChanged: z.boolean(),
    })
    .nullable(),
  checks: listOf(automaticCheckSchema),
});
export type Brief = Shape<typeof briefSchema>;
