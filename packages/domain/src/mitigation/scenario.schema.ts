import { z } from 'zod';
import { rowMeasuresSchema } from '../equipment/equipment.schema.ts';
import { listOf, type Shape } from '../value.schema.ts';

/** The data that a scenario keeps for a row of equipment. */
export const keptRowSchema = z.object({
  rowId: z.int(),
  /**
   * The equipment when the scenario was kept. It identifies a deleted row and reveals that the equipment has changed.
   */
  equipment: z.string(),
  activity: z.string(),
  /** Null if the row had none. */
  measures: rowMeasuresSchema.nullable(),
  /** Ids of its supporting files. */
  materialIds: listOf(z.int()),
});
export type KeptRow = Shape<typeof keptRowSchema>;
