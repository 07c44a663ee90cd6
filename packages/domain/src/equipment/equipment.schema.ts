import { z } from 'zod';
import { lineProblemSchema } from '../schedule/line-problem.schema.ts';
import { PLANT_HEIGHT_RANGE } from '../screening/screening-limits.ts';
import { daySchema, listOf, pointSchema, type Shape } from '../value.schema.ts';

/** Set by the mitigation stages. Rows with different measures are not merged (U50). */
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
export type RowMeasures = Shape<typeof rowMeasuresSchema>;

/** A row of equipment (EQUIP-43, EQUIP-44). Ids below 0 are not stored yet. */
export const equipmentEntrySchema = z.object({
  id: z.int(),
  /** Catalogue id; null if named by the user. */
  equipmentId: z.int().nullable(),
  /** Such as 'CNP 081'; '' if there is none. */
  officialId: z.string(),
  name: z.string(),
  /** 0 means that no quantity is set yet (Q81). */
  quantity: z.int(),
  soundPower: z.number(),
  /** From the current catalogue, as are the limits; the defaults for equipment named by the user. */
  defaultSoundPower: z.number(),
  soundPowerMin: z.number(),
  soundPowerMax: z.number(),
  timePercent: z.number(),
  percentMin: z.number(),
  start: daySchema,
  end: daySchema,
  timePeriod: z.union([z.literal(1), z.literal(2)]).nullable(),
  /** '' if it runs with every group (M-12). */
  exclusiveGroup: z.string(),
  /** Null if at the notional source. */
  fixedLocation: pointSchema.nullable(),
  /** Metres above the ground, for a fixed location; null for the height of its zone (M-101). */
  plantHeight: z.number().min(PLANT_HEIGHT_RANGE.min).max(PLANT_HEIGHT_RANGE.max).nullable(),
  /** Ids of supporting files. */
  materialIds: listOf(z.int()),
  measures: rowMeasuresSchema,
});
export type EquipmentEntry = Shape<typeof equipmentEntrySchema>;

/** Why a line of an equipment file is rejected (EQUIP-22 to EQUIP-25, EQUIP-35 to EQUIP-37). */
export const equipmentLineProblemSchema = lineProblemSchema([
  'BAD_DATE',
  'END_BEFORE_START',
  'DATE_OUTSIDE_TASK',
  'BAD_PERCENT',
  'BAD_NUMBER',
  'QUANTITY_OUTSIDE',
  'SOUND_POWER_OUTSIDE',
  'NAME_MISSING',
  'TEXT_TOO_LONG',
]);
export type EquipmentLineProblem = Shape<typeof equipmentLineProblemSchema>;
