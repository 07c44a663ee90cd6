import { languages } from '@quietsite/domain';
import { pointSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';

export const MAX_PLACES = 10;
export const MIN_PLACE_QUERY = 2;
export const MAX_PLACE_QUERY = 100;

const METRES = String.raw`\d{6}(?:\.\d{1,3})?`;

export const placeQuerySchema = z.object({
  q: z.string().trim().min(MIN_PLACE_QUERY).max(MAX_PLACE_QUERY),
  /** EPSG:2326 as 'easting,northing': of equally good matches, the nearest come first. */
  near: z
    .string()
    .regex(new RegExp(`^${METRES},${METRES}$`), 'easting,northing in metres')
    .transform((text) => pointSchema.parse(text.split(',').map(Number)))
    .optional(),
  /** The language of the names, where a place has several. */
  language: z.enum(languages).default('en'),
});
export type PlaceQuery = z.output<typeof placeQuerySchema>;

export const placeKinds = [
  ...(['site', 'residential', 'education', 'other'] as const),
  ...(['district', 'area', 'street', 'openSpace', 'railway'] as const),
] as const;

export const placeSchema = z.object({
  kind: z.enum(placeKinds),
  name: z.string(),
  /** The other name or the address, if that is what matches the query; otherwise the address; null if unknown. */
  detail: z.string().nullable(),
  district: z.string().nullable(),
  position: pointSchema,
  /** For sites of projects that the user may read. */
  projectId: z.int().nullable(),
});
export type Place = z.output<typeof placeSchema>;

export const placesSchema = z.object({ places: z.array(placeSchema).max(MAX_PLACES) });
