import { z } from 'zod';
import { daySchema, levelSchema, listOf, type Shape } from '../../value.schema.ts';

/**
 * One item of equipment of one activity in one of the two runs (CALC-31). Null if it makes no noise or there is nothing
 * to sum.
 */
export const equipmentRecordSchema = z.object({
  id: z.int(),
  projectId: z.int(),
  isMitigated: z.boolean(),
  zoneId: z.int(),
  taskId: z.int(),
  exclusiveGroup: z.string(),
  startDate: daySchema,
  endDate: daySchema,
  pmeId: z.string(),
  /** The name of the replacement if one is in force and has a name. */
  pmeName: z.string(),
  pmeRef: z.string(),
  swl: z.number(),
  timePercent: z.number(),
  timeCorrection: levelSchema,
  quantity: z.number(),
  totalSwl: levelSchema,
  /** Enclosure, Barrier, Hammer Bracket or a custom name; empty if there is none (CALC-32, Q93). */
  mitigationMeasure: z.string(),
  mitigationEffect: z.number(),
  mitigatedSwl: levelSchema,
  groupSwl: levelSchema,
  highestSwl: levelSchema,
});
export type EquipmentRecord = Shape<typeof equipmentRecordSchema>;

/** One activity, combination or neighbour, at one receiver in one of the two runs (CALC-33). */
export const receiverRecordSchema = z.object({
  id: z.int(),
  projectId: z.int(),
  isMitigated: z.boolean(),
  buildingId: z.int(),
  buildingName: z.string(),
  pointId: z.int(),
  name: z.string(),
  /** Only for a single activity. */
  taskId: z.int().nullable(),
  exclusiveGroup: z.string(),
  /** zoneId-taskId, several joined by '+' (CALC-34). Empty for a neighbour, whose activities are not known. */
  zoneTaskOrCombined: z.string(),
  /** The loudest groups of all its activities, joined by '+' in the order of the activities. */
  excGroups: z.string(),
  highestSwl: levelSchema,
  distance: z.number().nullable(),
  distanceCorrection: levelSchema,
  facadeCorrection: z.number(),
  /** The level of the activity alone. */
  spl: levelSchema,
  /** The level of everything that is active together. */
  totalSpl: levelSchema,
  cnl: levelSchema,
  /** Null if the receiver has no criterion (M-141). */
  noiseCriteria: z.number().nullable(),
  /** For a neighbour's part; null for the project's own. */
  approvedProjectId: z.int().nullable(),
  lastRedFloor: z.int().nullable(),
  barrierHeight: z.number().nullable(),
  totalFloor: z.int().nullable(),
  highestNoiseLevel: levelSchema,
  highestNoiseLevelWithNeighbour: levelSchema,
  startDate: daySchema,
  endDate: daySchema,
  /** Dated criteria that are exceeded, each with its days and the highest level on them (CALC-35, Q98). */
  otherCriteriaExceeded: listOf(z.object({ name: z.string(), start: daySchema, end: daySchema, level: z.number() })),
  otherCriteriaExceededMost: levelSchema,
});
export type ReceiverRecord = Shape<typeof receiverRecordSchema>;
