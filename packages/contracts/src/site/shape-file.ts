import { polygonSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';

export const shapeFormats = ['shapefile', 'geojson', 'kml', 'gpkg', 'dxf'] as const;

/** Why a file is rejected; each reason has its own text on the page. */
export const fileRefusals = [
  'UNKNOWN_FORMAT',
  'NOT_READABLE',
  'FILE_TOO_LARGE',
  'ARCHIVE_TOO_LARGE',
  'ARCHIVE_TOO_MANY_FILES',
  'ARCHIVE_UNSAFE',
  'ARCHIVE_ENCRYPTED',
  'ARCHIVE_BROKEN',
  'NO_SHAPEFILE',
  'SEVERAL_SHAPEFILES',
  'INCOMPLETE_SHAPEFILE',
  'UNKNOWN_SYSTEM',
  'OUTSIDE_HONG_KONG',
  'TOO_MANY_CORNERS',
  'TOO_MANY_SHAPES',
  'CROSSED_OUTLINE',
  'TOO_SLOW',
  'VIRUS',
  'NOT_CHECKED',
] as const;
export type FileRefusal = (typeof fileRefusals)[number];

/** The content of an uploaded file in EPSG:2326, for a preview before it is used (SITE-01, SITE-02). */
export const shapeLayerSchema = z.object({
  name: z.string(),
  /** For example 'EPSG:3857', or the name given in the file. */
  coordinateSystem: z.string(),
  /** The file names no coordinate system, so it was inferred from the coordinates. */
  isSystemAssumed: z.boolean(),
  fields: z.array(z.string()),
  polygons: z.array(z.object({ outline: polygonSchema, values: z.record(z.string(), z.string()) })),
  notes: z.object({
    /** Height (Z) or measure (M) values were dropped (SITE-12, U52). */
    isFlattened: z.boolean(),
    /** Polygons split from multi-part shapes (Q67). */
    splitParts: z.int(),
    /** Self-intersecting outlines that were repaired (U52). */
    repaired: z.int(),
    /** Shapes that are empty or not polygons. */
    leftOut: z.int(),
  }),
});
export type ShapeLayer = z.infer<typeof shapeLayerSchema>;

export const shapeFileSchema = z.object({
  format: z.enum(shapeFormats),
  fileName: z.string(),
  /** Only layers with polygons; at least one. */
  layers: z.array(shapeLayerSchema).min(1),
});
export type ShapeFile = z.infer<typeof shapeFileSchema>;
