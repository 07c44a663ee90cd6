import { z } from 'zod';
import type { Shape } from '../value.schema.ts';

/** A window of the installation's terrain model (M-101). */
export const snapshotTerrainSchema = z.object({
  /** The south-western node of the grid in EPSG:2326. */
  west: z.number(),
  south: z.number(),
  cellMetres: z.number().positive(),
  columns: z.int().positive(),
  rows: z.int().positive(),
  /** In mPD, row by row from the south: decimetres as 16-bit integers, little-endian, in base64; -32768 where unknown. */
  levels: z.string(),
  /** The edition of the terrain model, for the submission (M-117). */
  edition: z.int(),
});
export type SnapshotTerrain = Shape<typeof snapshotTerrainSchema>;
