import { z } from 'zod';
import { daySchema } from './project.ts';

/** One piece of equipment of one activity in one of the two runs (CALC-31). */
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
  pmeName: z.string(),
  pmeRef: z.string(),
  swl: z.number(),
  timePercent: z.number(),
  timeCorrection: z.number().nullable(),
  quantity: z.number(),
  totalSwl: z.number().nullable(),
  /** Enclosure, Barrier, Hammer Bracket or a custom name; empty if there is none (CALC-32, Q93). */
  mitigationMeasure: z.string(),
  mitigationEffect: z.number(),
  mitigatedSwl: z.number().nullable(),
  groupSwl: z.number().nullable(),
  highestSwl: z.number().nullable(),
});
export type EquipmentRecord = z.infer<typeof equipmentRecordSchema>;

/** One activity, or one combination of them, at one receiver in one of the two runs (CALC-33). */
export const receiverRecordSchema = z.object({
  id: z.int(),
  projectId: z.int(),
  isMitigated: z.boolean(),
  buildingId: z.int(),
  buildingName: z.string(),
  pointId: z.int(),
  name: z.string(),
  /** For a single activity; null for a combination. */
  taskId: z.int().nullable(),
  exclusiveGroup: z.string(),
  /** zoneId-taskId, several joined by '+' (CALC-34). */
  zoneTaskOrCombined: z.string(),
  excGroups: z.string(),
  highestSwl: z.number().nullable(),
  distance: z.number().nullable(),
  distanceCorrection: z.number().nullable(),
  facadeCorrection: z.number(),
  spl: z.number().nullable(),
  totalSpl: z.number().nullable(),
  cnl: z.number().nullable(),
  noiseCriteria: z.number(),
  /** For a neighbour's part; null for the project's own. */
  approvedProjectId: z.int().nullable(),
  lastRedFloor: z.int().nullable(),
  barrierHeight: z.number().nullable(),
  totalFloor: z.int().nullable(),
  highestNoiseLevel: z.number().nullable(),
  highestNoiseLevelWithNeighbour: z.number().nullable(),
  startDate: daySchema,
  endDate: daySchema,
  /** Dated criteria that are exceeded, each with its days and the highest level on them (CALC-35, Q98). */
  otherCriteriaExceeded: z.array(z.object({ name: z.string(), start: daySchema, end: daySchema, level: z.number() })),
  otherCriteriaExceededMost: z.number().nullable(),
});
export type ReceiverRecord = z.infer<typeof receiverRecordSchema>;
