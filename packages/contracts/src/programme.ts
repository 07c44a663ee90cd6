import { z } from 'zod';
import { daySchema, pointSchema } from './project.ts';

/** An activity of the programme (SCHED-20). Its letter and its group are derived: codeTasks, deriveGroups. */
export const taskSchema = z.object({
  id: z.int(),
  zoneId: z.int(),
  /** '-' if it belongs to no construction work (SCHED-21). */
  constructionWork: z.string(),
  name: z.string(),
  start: daySchema,
  end: daySchema,
  sourceId: z.string(),
});

export const supportMaterialSchema = z.object({
  id: z.int(),
  fileName: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  uploadedAt: z.iso.datetime(),
});
export type SupportMaterial = z.infer<typeof supportMaterialSchema>;

export const rowMeasuresSchema = z.object({
  quieterMethodName: z.string(),
  quieterMethodSoundPower: z.number(),
  customQuieterMethodName: z.string(),
  quieterEquipmentName: z.string(),
  quieterEquipmentSoundPower: z.number(),
  quieterEquipmentDefaultSoundPower: z.number(),
  enclosureDba: z.number(),
  barrierDba: z.number(),
  hammerDba: z.number(),
  customMethodDba: z.number(),
  customMethodName: z.string(),
});

/** A row of equipment (EQUIP-43, EQUIP-44). Limits are those of the current catalogue. */
export const equipmentRowSchema = z.object({
  id: z.int(),
  taskId: z.int(),
  equipmentId: z.int().nullable(),
  officialId: z.string(),
  name: z.string(),
  quantity: z.int(),
  soundPower: z.number(),
  defaultSoundPower: z.number(),
  soundPowerMin: z.number(),
  soundPowerMax: z.number(),
  timePercent: z.number(),
  percentMin: z.number(),
  start: daySchema,
  end: daySchema,
  timePeriod: z.union([z.literal(1), z.literal(2)]).nullable(),
  exclusiveGroup: z.string(),
  fixedLocation: pointSchema.nullable(),
  materialIds: z.array(z.int()),
  measures: rowMeasuresSchema,
});

export const programmeSchema = z.object({
  /** Project revision at the time of reading; sent back with a save. */
  revision: z.int(),
  tasks: z.array(taskSchema),
  equipmentRows: z.array(equipmentRowSchema),
  materials: z.array(supportMaterialSchema),
});
export type Programme = z.infer<typeof programmeSchema>;
