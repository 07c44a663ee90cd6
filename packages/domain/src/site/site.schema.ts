import { z } from 'zod';
import { frontSchema } from '../front/front.schema.ts';
import { listOf, multiPolygonSchema, pointSchema, polygonSchema, type Shape } from '../value.schema.ts';

export const calculationTypeSchema = z.enum(['A', 'B']);
export type CalculationType = z.output<typeof calculationTypeSchema>;

/** A zone as drawn; `id` is null until it is stored. */
export const drawnZoneSchema = z.object({
  id: z.int().nullable(),
  name: z.string(),
  calculationType: calculationTypeSchema,
  outline: polygonSchema,
  /** The geographical centre as moved by the user; null if it is that of M-30. */
  movedCentre: pointSchema.nullable(),
  /**
   * Set for a moving work-front, whose outline covers its whole alignment (M-150); absent for a zone drawn as a
   * polygon.
   */
  front: frontSchema.exactOptional(),
});
export type DrawnZone = Shape<typeof drawnZoneSchema>;

/** Drawn and saved together, all or nothing (U32). */
export const drawnSiteSchema = z.object({
  radiusMetres: z.int(),
  /** A site can have several polygons (Q67). */
  parts: multiPolygonSchema,
  /** In the order of the zone table. */
  zones: listOf(drawnZoneSchema),
});
export type DrawnSite = Shape<typeof drawnSiteSchema>;
