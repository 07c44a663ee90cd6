import {
  calculationTypeSchema,
  combinationLevelSchema,
  daySchema,
  pointSchema,
  verdictSchema,
} from '@quietsite/domain/schemas';
import { z } from 'zod';
import { idParameterSchema } from '../project/project.ts';

export const runStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export const calculationRunSchema = z.object({
  id: z.int(),
  projectId: z.int(),
  status: z.enum(runStatuses),
  /** 0 to 1. */
  progress: z.number(),
  errorCode: z.string().nullable(),
  engineVersion: z.string(),
  inputHash: z.string(),
  queuedAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type CalculationRun = z.infer<typeof calculationRunSchema>;

/** One entry per receiver, as shown on the map and in the table. */
export const receiverLevelSchema = z.object({
  pointId: z.int(),
  rank: z.int(),
  isLeftOut: z.boolean(),
  /** Null for a receiver without a criterion, such as an open-air place (M-141). */
  criterion: z.number().nullable(),
  unmitigatedLevel: z.number().nullable(),
  mitigatedLevel: z.number().nullable(),
  withNeighbourLevel: z.number().nullable(),
  /**
   * For each of the three levels over all days (Q145); null if the receiver is left out or has no criterion on any day.
   */
  unmitigatedVerdict: verdictSchema.nullable(),
  verdict: verdictSchema.nullable(),
  withNeighbourVerdict: verdictSchema.nullable(),
});
export type ReceiverLevel = z.infer<typeof receiverLevelSchema>;

/** A receiver's level as stored with a run. */
const storedLevelSchema = receiverLevelSchema.extend({
  /** Some work is in restricted hours, which no verdict covers (Q148). */
  isRestrictedUnassessed: z.boolean(),
});

export const calculationResultsSchema = z.object({
  run: calculationRunSchema,
  firstDay: daySchema.nullable(),
  lastDay: daySchema.nullable(),
  activityCodes: z.array(z.object({ taskId: z.int(), code: z.string() })),
  receivers: z.array(storedLevelSchema),
  /** Rows that work in restricted hours and therefore need a construction noise permit (Q141). */
  restrictedRowIds: z.array(z.int()),
  leftOut: z.array(z.object({ reason: z.string(), id: z.int() })),
  /** A neighbour was revealed after the run, so the levels with neighbours do not include it (Q38). */
  hasNewNeighbour: z.boolean(),
});
export type CalculationResults = z.infer<typeof calculationResultsSchema>;

const combinationSchema = combinationLevelSchema.extend({ code: z.string() });

/** The content of a receiver's popup. Each section lists at most 20 entries, highest first (Q25). */
export const receiverDetailSchema = storedLevelSchema.extend({
  name: z.string(),
  buildingName: z.string(),
  isDefaultCriterion: z.boolean(),
  hasNeighbourContribution: z.boolean(),
  unmitigated: z.array(combinationSchema),
  mitigated: z.array(combinationSchema),
  notionalSources: z.array(
    z.object({ zoneId: z.int(), zoneName: z.string(), position: pointSchema, distanceMetres: z.number() }),
  ),
  /** One for each activity of a zone, with the specification's fields for a notional point (NSR-35). */
  notionalPoints: z.array(
    z.object({
      ...{ projectId: z.int(), buildingId: z.int(), zoneTaskId: z.string(), name: z.string(), distance: z.number() },
      ...{ remark: z.literal('notional'), calculationType: calculationTypeSchema },
    }),
  ),
});
export type ReceiverDetail = z.infer<typeof receiverDetailSchema>;

export const receiverParametersSchema = idParameterSchema.extend({ pointId: z.coerce.number().int().positive() });
