import { z } from 'zod';
import { listOf, type Shape } from '../value.schema.ts';

/** An entry of the equipment catalogue (EQUIP-47). */
export const catalogueItemSchema = z.object({
  id: z.int(),
  officialId: z.string(),
  name: z.string(),
  /** Names used on site. */
  nicknames: z.array(z.string()).readonly(),
  soundPower: z.number(),
  soundPowerMin: z.number(),
  soundPowerMax: z.number(),
  percentMin: z.number(),
  isQpme: z.boolean(),
  isQuieterMethod: z.boolean(),
  /** Up to three lists of equipment that must accompany this item: one of each list (EQUIP-07). */
  required: z.array(z.array(z.int()).readonly()).max(3).readonly(),
});
export type CatalogueItem = Shape<typeof catalogueItemSchema>;

/** The usual equipment of an activity (EQUIP-19). */
export const defaultEquipmentSchema = z.object({ equipmentId: z.int(), quantity: z.int(), timePercent: z.number() });
export type DefaultEquipment = Shape<typeof defaultEquipmentSchema>;

/** A group of the quieter construction methods (EQUIP-49). */
export const quieterMethodSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  equipment: listOf(
    z.object({
      replacesId: z.int(),
      equipmentId: z.int(),
      name: z.string(),
      soundPower: z.number(),
      hammerDba: z.number(),
    }),
  ),
});
export type QuieterMethod = Shape<typeof quieterMethodSchema>;

/** Which quieter equipment replaces which (EQUIP-50). */
export const quieterEquipmentSchema = z.object({
  quieterId: z.int(),
  quieterName: z.string(),
  soundPower: z.number(),
  replacesId: z.int(),
  replacesName: z.string(),
});
export type QuieterEquipment = Shape<typeof quieterEquipmentSchema>;

/** Where equipment is used, by the names of the programme and the catalogue. */
export const relationshipNamesSchema = z.object({
  constructionWork: z.string(),
  activity: z.string(),
  equipmentName: z.string(),
  officialId: z.string(),
});
export type RelationshipNames = Shape<typeof relationshipNamesSchema>;
