import {
  EQUIPMENT_COLUMNS,
  MAX_EQUIPMENT_NAME_LENGTH,
  MAX_MATERIALS_PER_ROW,
  MAX_OFFICIAL_ID_LENGTH,
  MAX_ROWS,
  MAX_TASKS,
  type NumberColumn,
  numberRule,
  recordOf,
  TEXT_FIELDS,
} from '@quietsite/domain';
import { equipmentEntrySchema, equipmentLineProblemSchema, listOf } from '@quietsite/domain/schemas';
import { z } from 'zod';
import { projectSchema } from '../project/project.ts';
import { equipmentRowSchema, programmeSchema } from './programme.ts';

function numberSchema(key: NumberColumn): z.ZodNumber {
  const { isWhole, min, max } = numberRule(key);
  return (isWhole ? z.int() : z.number()).min(min).max(max);
}

/** The fields of a row that the user enters. The server sets limits, defaults and measures (U23). */
const writtenRowSchema = equipmentEntrySchema
  .omit({ defaultSoundPower: true, soundPowerMin: true, soundPowerMax: true, percentMin: true, measures: true })
  .extend({
    /** Null if not stored yet. A stored row keeps its measures. */
    id: z.int().positive().nullable(),
    equipmentId: z.int().positive().nullable(),
    officialId: z.string().trim().max(MAX_OFFICIAL_ID_LENGTH),
    name: z.string().trim().min(1).max(MAX_EQUIPMENT_NAME_LENGTH),
    quantity: numberSchema('quantity'),
    soundPower: numberSchema('soundPower'),
    timePercent: numberSchema('onTime'),
    ...recordOf(TEXT_FIELDS, (field) => z.string().trim().max(EQUIPMENT_COLUMNS[field].maxLength)),
    materialIds: z.array(z.int().positive()).max(MAX_MATERIALS_PER_ROW),
    /** If omitted, the stored one stays. */
    plantHeight: equipmentEntrySchema.shape.plantHeight.optional(),
  });

/** The rows of the changed activities, complete for each activity: rows not in the list are removed. */
export const equipmentChangeSchema = z
  .object({
    revision: z.int(),
    activities: z
      .array(z.object({ taskId: z.int().positive(), rows: z.array(writtenRowSchema) }))
      .min(1)
      .max(MAX_TASKS),
  })
  .refine(({ activities }) => activities.reduce((sum, { rows }) => sum + rows.length, 0) <= MAX_ROWS, {
    message: `at most ${MAX_ROWS} rows`,
  });
export type EquipmentChange = z.infer<typeof equipmentChangeSchema>;

/** The response replaces the rows (EQUIP-27). */
export const savedEquipmentSchema = z.object({
  project: projectSchema,
  programme: programmeSchema,
  /** Rows merged into identical ones (EQUIP-26). */
  mergedCount: z.int(),
});
export type SavedEquipment = z.infer<typeof savedEquipmentSchema>;

export const taskQuerySchema = z.object({ taskId: z.coerce.number().int().positive() });
export const optionalTaskQuerySchema = z.object({ taskId: z.coerce.number().int().positive().optional() });

/**
 * Rows of an uploaded file, completed from catalogue and activity; ids are below 0. If there are problems, none of the
 * rows is used.
 */
export const equipmentFileSchema = z.object({
  fileName: z.string(),
  rows: listOf(equipmentRowSchema),
  /** The line number of each row in the file, counted from 1. */
  lines: listOf(z.int()),
  problems: listOf(equipmentLineProblemSchema),
  blankLines: z.int(),
});
export type EquipmentFile = z.infer<typeof equipmentFileSchema>;

export const materialParametersSchema = z.object({
  projectId: z.coerce.number().int().positive(),
  materialId: z.coerce.number().int().positive(),
});

/** Why a whole equipment file is rejected; each reason has its own text (EQUIP-32, U48). */
export const equipmentRefusals = [
  'UNKNOWN_FORMAT',
  'EMPTY',
  'NOT_TEXT',
  'NOT_READABLE',
  'NO_HEADER',
  'NO_ROWS',
  'TOO_MANY_ROWS',
  'CELL_TOO_LONG',
  'FILE_TOO_LARGE',
  'VIRUS',
  'NOT_CHECKED',
] as const;
export type EquipmentRefusal = (typeof equipmentRefusals)[number];

/** Why a supporting file is rejected (U53). */
export const materialRefusals = [
  'UNKNOWN_TYPE',
  'FILE_TOO_LARGE',
  'EMPTY',
  'HAS_MACROS',
  'TOO_MANY_FILES',
  'VIRUS',
  'NOT_CHECKED',
] as const;
export type MaterialRefusal = (typeof materialRefusals)[number];
