import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import type { StoredOgcCollection } from './ogc-collection.ts';
import { conditionSql, type OgcCondition, type OgcCrs } from './ogc-condition.ts';

export interface OgcPage {
  readonly limit: number;
  readonly offset: number;
  /** The last feature of the previous page. */
  readonly after?: string | number;
}

export interface FeatureRow {
  readonly featureId: string | number;
  /** The whole GeoJSON feature as text: the database serialises it faster than this process. */
  readonly json: string;
}

/** Reads one row more than requested, so that the caller knows whether there is another page. */
export async function listFeatures(
  db: Executor,
  collection: StoredOgcCollection,
  conditions: readonly OgcCondition[],
  page: OgcPage,
  crs: OgcCrs,
): Promise<FeatureRow[]> {
  const after = page.after === undefined ? sql`` : sql`and f.feature_id > ${page.after}`;
  const { rows } = await sql<FeatureRow>`
    select f.feature_id as "featureId", ${featureJson(collection, crs)} as json
    from (${collection.features}) f
    where ${awaitAll(conditions)} ${after}
    order by f.feature_id limit ${page.limit + 1} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countFeatures(
  db: Executor,
  collection: StoredOgcCollection,
  conditions: readonly OgcCondition[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${collection.features}) f where ${awaitAll(conditions)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const awaitAll = (conditions: readonly OgcCondition[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions.map(conditionSql), sql` and `);

function featureJson({ properties }: StoredOgcCollection, crs: OgcCrs): RawBuilder<string> {
  const pairs = Object.keys(properties).map((name) => sql`${sql.lit(name)}::text, f.${sql.ref(name)}`);
  return sql<string>`json_build_object('type', 'Feature', 'id', f.feature_id, 'geometry', ${geometryJson(crs)},
    'properties', json_build_object(${sql.join(pairs)}))::text`;
}

/**
 * Swaps the axes for EPSG:2326. It is defined with the northing first, and GeoJSON in such a system follows that
 * definition (Part 2, /req/crs).
 */
function geometryJson(crs: OgcCrs): RawBuilder<unknown> {
  switch (crs) {
    case 'CRS84':
      return sql`st_asgeojson(st_transform(f.geom, 4326), 9)::json`;
    case 'EPSG:2326':
      return sql`st_asgeojson(st_flipcoordinates(f.geom), 4)::json`;
    case 'EPSG:3857':
      return sql`st_asgeojson(st_transform(f.geom, 3857), 4)::json`;
  }
}
