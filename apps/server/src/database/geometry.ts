import type { Hk80MultiPolygon, Hk80Point, Hk80Polygon } from '@quietsite/geometry';
import { type RawBuilder, sql } from 'kysely';

// Fifteen decimals preserve every double exactly, so a stored coordinate equals a calculated one.

/** Selects a geometry column as its coordinates. */
export const coordinatesOf = <Shape extends Hk80Point | readonly Hk80Point[] | Hk80Polygon | Hk80MultiPolygon>(
  column: string,
): RawBuilder<Shape> => sql<Shape>`(st_asgeojson(${sql.ref(column)}, 15)::json -> 'coordinates')`;

/** The same for points but in half the time, because lists of receivers have hundreds of points. */
export const positionOf = (column: string): RawBuilder<Hk80Point> =>
  sql<Hk80Point>`json_build_array(st_x(${sql.ref(column)}), st_y(${sql.ref(column)}))`;

type GeometryType = 'Point' | 'LineString' | 'Polygon' | 'MultiPolygon';

/** Builds a geometry in EPSG:2326 from coordinates. */
export const geometryFrom = (type: GeometryType, coordinates: unknown): RawBuilder<string> =>
  sql<string>`st_setsrid(st_geomfromgeojson(${JSON.stringify({ type, coordinates })}), 2326)`;
