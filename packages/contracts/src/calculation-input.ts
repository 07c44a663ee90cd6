import type { CalculationSnapshot } from '@quietsite/domain';
import { z } from 'zod';
import { buildingKinds, daySchema, pointSchema, polygonSchema } from './project.ts';
import { contributionSchema, otherCriterionSchema } from './receiver.ts';

const rowSchema = z.object({
  id: z.int(),
  taskId: z.int(),
  name: z.string(),
  officialId: z.string(),
  quantity: z.number(),
  soundPower: z.number(),
  timePercent: z.number(),
  start: daySchema,
  end: daySchema,
  exclusiveGroup: z.string(),
  fixedLocation: pointSchema.nullable(),
  quieterMethodSoundPower: z.number(),
  quieterEquipmentSoundPower: z.number(),
  quieterMethodName: z.string().optional(),
  quieterEquipmentName: z.string().optional(),
  enclosureDba: z.number(),
  barrierDba: z.number(),
  hammerDba: z.number(),
  customMethodDba: z.number(),
  customMethodName: z.string(),
});

const receiverSchema = z.object({
  pointId: z.int(),
  name: z.string(),
  buildingId: z.int(),
  buildingName: z.string(),
  kind: z.enum(buildingKinds),
  heightMetres: z.number().nullable(),
  position: pointSchema,
  criterion: z.number().nullable(),
  criterionOrigin: z.enum(['point', 'building']).optional(),
  criterionReduction: z.number(),
  isInsideZoneWithBuilding: z.boolean(),
  otherCriteria: z.array(otherCriterionSchema),
  contributions: z.array(contributionSchema),
});

const energiesSchema = z.array(z.number());
const partSchema = z.object({
  notional: energiesSchema,
  fixed: z.array(z.object({ position: pointSchema, energies: energiesSchema })),
});
/** Anonymous: outlines, centres and energies by date; no rows and no names (M-50, U26). */
const neighbourZoneSchema = z.object({
  type: z.enum(['A', 'B']),
  outline: polygonSchema,
  centre: pointSchema,
  tasks: z.array(
    z.array(z.object({ start: daySchema, end: daySchema, common: partSchema, groups: z.array(partSchema) })),
  ),
});

/** Everything a calculation depends on. */
export const snapshotSchema = z.object({
  zones: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      type: z.enum(['A', 'B']),
      outline: polygonSchema,
      centre: pointSchema,
    }),
  ),
  tasks: z.array(
    z.object({
      id: z.int(),
      zoneId: z.int(),
      construction: z.string(),
      name: z.string(),
      start: daySchema,
      end: daySchema,
    }),
  ),
  rows: z.array(rowSchema),
  receivers: z.array(receiverSchema),
  neighbours: z.array(z.object({ zones: z.array(neighbourZoneSchema) })),
});

/** The browser's calculation input: the stored project at this revision. */
export const calculationInputSchema = z.object({ revision: z.int(), snapshot: snapshotSchema });
export type CalculationInput = { readonly revision: number; readonly snapshot: CalculationSnapshot };
