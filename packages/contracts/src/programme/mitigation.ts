import { MAX_EQUIPMENT_NAME_LENGTH, MAX_MATERIALS_PER_ROW, MAX_ROWS } from '@quietsite/domain';
import { rowMeasuresSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';
import { projectSchema } from '../project/project.ts';
import { programmeSchema } from './programme.ts';

const text = z.string().trim().max(MAX_EQUIPMENT_NAME_LENGTH);

/**
 * The limits of numbers are in the domain package, which the page also uses. The rest follows from the catalogue (U23).
 */
const writtenMeasuresSchema = rowMeasuresSchema
  .omit({ customQuieterMethodName: true, hammerDba: true, quieterEquipmentDefaultSoundPower: true })
  .extend({ quieterMethodName: text, quieterEquipmentName: text, customMethodName: text });

/** The measures of the changed rows; rows not listed keep theirs. */
export const mitigationChangeSchema = z.object({
  revision: z.int(),
  rows: z
    .array(
      z.object({
        id: z.int().positive(),
        measures: writtenMeasuresSchema,
        /** All files that support its figures (EQUIP-57). */
        materialIds: z.array(z.int().positive()).max(MAX_MATERIALS_PER_ROW),
      }),
    )
    .min(1)
    .max(MAX_ROWS),
});
export type MitigationChange = z.infer<typeof mitigationChangeSchema>;

export const savedMitigationSchema = z.object({ project: projectSchema, programme: programmeSchema });
export type SavedMitigation = z.infer<typeof savedMitigationSchema>;
