import { z } from 'zod';

/** An entry of the equipment catalogue (EQUIP-47); `required` holds up to three lists of ids (EQUIP-07). */
export const catalogueItemSchema = z.object({
  id: z.int(),
  officialId: z.string(),
  name: z.string(),
  nicknames: z.array(z.string()).readonly(),
  soundPower: z.number(),
  soundPowerMin: z.number(),
  soundPowerMax: z.number(),
  percentMin: z.number(),
  isQpme: z.boolean(),
  isQuieterMethod: z.boolean(),
  required: z.array(z.array(z.int()).readonly()).max(3).readonly(),
});

const defaultEquipmentSchema = z.object({ equipmentId: z.int(), quantity: z.int(), timePercent: z.number() });

/** A construction work, its activities, and the equipment each usually needs (EQUIP-48). */
export const catalogueWorkSchema = z.object({
  name: z.string(),
  activities: z.array(z.object({ name: z.string(), equipment: z.array(defaultEquipmentSchema) })),
});
export type CatalogueWork = z.infer<typeof catalogueWorkSchema>;

/** A group of the quieter construction methods (EQUIP-49). */
export const quieterMethodSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  equipment: z.array(
    z.object({
      replacesId: z.int(),
      equipmentId: z.int(),
      name: z.string(),
      soundPower: z.number(),
      hammerDba: z.number(),
    }),
  ),
});
export type QuieterMethod = z.infer<typeof quieterMethodSchema>;

/** Which quieter equipment replaces which (EQUIP-50). */
export const quieterEquipmentSchema = z.object({
  quieterId: z.int(),
  quieterName: z.string(),
  soundPower: z.number(),
  replacesId: z.int(),
  replacesName: z.string(),
});
export type QuieterEquipment = z.infer<typeof quieterEquipmentSchema>;

const fitPlace = {
  /** Blank means all. */
  constructionWork: z.string(),
  activity: z.string(),
  equipmentName: z.string(),
  officialId: z.string(),
  source: z.string(),
};

/**
 * Where quieter alternatives apply, as entered by an administrator. Anything not listed is not proposed (MITI-42,
 * MITI-43).
 */
export const catalogueFitsSchema = z.object({
  methods: z
    .array(
      z.object({
        ...{ id: z.int(), methodName: z.string(), ...fitPlace, note: z.string() },
        /** Null means all equipment that the method replaces. */
        replacesId: z.int().nullable(),
      }),
    )
    .readonly(),
  classes: z
    .array(z.object({ id: z.int(), equipmentId: z.int(), ...fitPlace, className: z.string(), duty: z.string() }))
    .readonly(),
  staticPlant: z
    .array(
      z.object({
        ...{ id: z.int(), equipmentId: z.int(), equipmentName: z.string(), officialId: z.string() },
        ...{ enclosureDba: z.number(), source: z.string() },
      }),
    )
    .readonly(),
});
export type CatalogueFitLists = z.infer<typeof catalogueFitsSchema>;

/** A row of the relationship database (EQUIP-51). */
export const relationshipSchema = z.object({
  id: z.int(),
  constructionWork: z.string(),
  activity: z.string(),
  equipmentName: z.string(),
  officialId: z.string(),
});
export type Relationship = z.infer<typeof relationshipSchema>;
