import { z } from 'zod';
import { relationshipNamesSchema } from '../equipment/catalogue.schema.ts';
import { listOf, type Shape } from '../value.schema.ts';

/** A blank construction work or activity matches any. */
const fitPlaceSchema = relationshipNamesSchema.extend({ id: z.int(), source: z.string() });

/** A method is suitable for an activity, for one item of equipment or for all that it replaces. */
const methodFitSchema = fitPlaceSchema.extend({
  methodName: z.string(),
  /** Null if it applies to all equipment that the method replaces. */
  replacesId: z.int().nullable(),
  /** What it is and is not suitable for. */
  note: z.string(),
});
export type MethodFit = Shape<typeof methodFitSchema>;

/** The class and duty of equipment. Equipment can replace only equipment of the same class and duty. */
const equipmentClassSchema = fitPlaceSchema.extend({
  equipmentId: z.int(),
  className: z.string(),
  duty: z.string(),
});
export type EquipmentClass = Shape<typeof equipmentClassSchema>;

/** Equipment that stays in one place, so that it can be enclosed. */
const staticPlantSchema = z.object({
  id: z.int(),
  equipmentId: z.int(),
  equipmentName: z.string(),
  officialId: z.string(),
  /** The strongest enclosure on offer, below 0. */
  enclosureDba: z.number(),
  source: z.string(),
});
export type StaticPlant = Shape<typeof staticPlantSchema>;

/**
 * The administrator's data on where quieter alternatives are suitable. Nothing else is proposed (MITI-42, MITI-43).
 */
export const catalogueFitsSchema = z.object({
  methods: listOf(methodFitSchema),
  classes: listOf(equipmentClassSchema),
  staticPlant: listOf(staticPlantSchema),
});
export type CatalogueFits = Shape<typeof catalogueFitsSchema>;
