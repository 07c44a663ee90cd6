import { MAX_EQUIPMENT_NAME_LENGTH, MAX_MATERIALS_PER_ROW, MAX_ROWS } from '@quietsite/domain';
import { z } from 'zod';
import { programmeSchema, rowMeasuresSchema } from './programme.ts';
import { projectSchema } from './project.ts';

const text = z.string().trim().max(MAX_EQUIPMENT_NAME_LENGTH);

/** Numbers have their limits in the domain, where the page finds them too; the rest follows from the catalogue (U23). */
const writtenMeasuresSchema = rowMeasuresSchema
  .omit({ customQuieterMethodName: true, hammerDba: true, quieterEquipmentDefaultSoundPower: true })
  .extend({ quieterMethodName: text, quieterEquipmentName: text, customMethodName: text });

/** The measures of the rows that were changed; a row that is not named keeps its own. */
export const mitigationChangeSchema = z.object({
  revision: z.int(),
  rows: z
    .array(
      z.object({
        id: z.int().positive(),
        measures: writtenMeasuresSchema,
        /** All files that prove its figures (EQUIP-57). */
        materialIds: z.array(z.int().positive()).max(MAX_MATERIALS_PER_ROW),
      }),
    )
    .min(1)
    .max(MAX_ROWS),
});
export type MitigationChange = z.infer<typeof mitigationChangeSchema>;

export const savedMitigationSchema = z.object({ project: projectSchema, programme: programmeSchema });
export type SavedMitigation = z.infer<typeof savedMitigationSchema>;
