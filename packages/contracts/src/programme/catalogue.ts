import { defaultEquipmentSchema, listOf, relationshipNamesSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';

/** A construction work, its activities, and the equipment each usually needs (EQUIP-48). */
export const catalogueWorkSchema = z.object({
  name: z.string(),
  activities: listOf(z.object({ name: z.string(), equipment: listOf(defaultEquipmentSchema) })),
});
export type CatalogueWork = z.infer<typeof catalogueWorkSchema>;

/** A row of the relationship database (EQUIP-51). */
export const relationshipSchema = relationshipNamesSchema.extend({ id: z.int() });
export type Relationship = z.infer<typeof relationshipSchema>;
