import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

export type TileLayer = 'buildings' | 'base-map';

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export interface TileRow {
  readonly edition: number;
  readonly tile: Buffer;
}

const EXTENT = 4096;
/** Margin around the tile for outlines, in tile units. */
const BUFFER = 64;
/** Below this zoom level, base features are simplified to what a pixel can show. */
const FULL_DETAIL_ZOOM = 15;
const WORLD_WIDTH_METRES = 40_075_016.685578488;

/**
 * Reads the current edition, and the tile if that is the requested edition. One statement reads both, so they match.
 */
export async function readTile(
  db: Executor,
  layer: TileLayer,
  edition: number,
  address: TileAddress,
): Promise<TileRow> {
  const { rows } = await tileQuery(layer, edition, address).execute(db);
  const row = rows[0];
  if (!row) throw new Error(`the data set of ${layer} is missing`);
  return row;
}

/** Compiles only the statement, for measuring the server's overhead. */
export function compileTile(
  db: Executor,
  layer: TileLayer,
  edition: number,
  address: TileAddress,
): CompiledQuery<TileRow> {
  return tileQuery(layer, edition, address).compile(db);
}

/**
 * Joins the tile to the row of its data set, so that no tile is built if another edition is current. The join also
 * stops the planner from starting parallel processes, which cost more than a tile as soon as two people use the map.
 */
function tileQuery(layer: TileLayer, edition: number, address: TileAddress): RawBuilder<TileRow> {
  const isBuildings = layer === 'buildings';
  const features = isBuildings ? buildingFeatures(address) : baseFeatures(address);
  return sql<TileRow>`
    select current.edition, cut.tile
    from source.datasets current
    cross join lateral (
      select st_asmvt(feature, ${sql.lit(isBuildings ? 'buildings' : 'base')}, ${sql.lit(EXTENT)}, 'geom') as tile
      from (${features} and current.edition = ${edition}) feature
    ) cut
    where current.name = ${isBuildings ? 'buildings' : 'base_map'}`;
}

const envelope = ({ z, x, y }: TileAddress) => sql`st_tileenvelope(${sql.lit(z)}, ${sql.lit(x)}, ${sql.lit(y)})`;
const envelopeWithMargin = ({ z, x, y }: TileAddress) =>
  sql`st_tileenvelope(${sql.lit(z)}, ${sql.lit(x)}, ${sql.lit(y)}, margin => ${sql.lit(BUFFER / EXTENT)})`;

/** A shape that vanishes at this scale becomes null, and st_asmvt skips it. */
const cutShape = (shape: RawBuilder<unknown>, address: TileAddress) =>
  sql`st_asmvtgeom(${shape}, ${envelope(address)}, ${sql.lit(EXTENT)}, ${sql.lit(BUFFER)}) as geom`;

function buildingFeatures(address: TileAddress): RawBuilder<unknown> {
  return sql`
    select building_id as id, kind, nullif(name, '') as name, ${cutShape(sql`geom_mercator`, address)}
    from source.buildings where geom_mercator && ${envelopeWithMargin(address)}`;
}

function baseFeatures(address: TileAddress): RawBuilder<unknown> {
  const pixelMetres = WORLD_WIDTH_METRES / 2 ** address.z / 512;
  const shape =
    address.z < FULL_DETAIL_ZOOM ? sql`st_simplify(geom_mercator, ${sql.lit(pixelMetres)}, true)` : sql`geom_mercator`;
  return sql`
    select kind, nullif(name, '') as name, ${cutShape(shape, address)}
    from source.base_features
    where geom_mercator && ${envelopeWithMargin(address)} and min_zoom <= ${sql.lit(address.z)}`;
}
