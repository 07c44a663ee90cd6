import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/** Nodes along the side of a stored tile. */
export const TILE_NODES = 256;

/** A grid of ground levels in EPSG:2326 without its levels; west and south are those of the south-western node. */
export interface StoredGrid {
  readonly west: number;
  readonly south: number;
  readonly cellMetres: number;
  readonly columns: number;
  readonly rows: number;
}

export interface TerrainTile {
  readonly row: number;
  readonly column: number;
  /** Packed, row by row from the south. */
  readonly levels: Buffer;
}

export async function findTerrainGrid(db: Executor) {
  return db
    .selectFrom('source.terrain_grid')
    .select(['west', 'south', 'cell_metres as cellMetres', 'columns', 'rows'])
    .select(['known_nodes as knownNodes', 'fingerprint'])
    .executeTakeFirst();
}

export interface TileRange {
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
}

export async function listTerrainTiles(db: Executor, { rows, columns }: TileRange): Promise<TerrainTile[]> {
  return db
    .selectFrom('source.terrain_tiles')
    .select(['tile_row as row', 'tile_column as column', 'levels'])
    .where((eb) => eb.between('tile_row', ...rows))
    .where((eb) => eb.between('tile_column', ...columns))
    .execute();
}

/** In the transaction of an import: readers see the old model until it ends. */
export async function replaceTerrainGrid(
  db: Executor,
  { west, south, cellMetres, columns, rows }: StoredGrid,
  { knownNodes, fingerprint }: { readonly knownNodes: number; readonly fingerprint: Buffer },
): Promise<void> {
  await sql`delete from source.terrain_tiles`.execute(db);
  await db.deleteFrom('source.terrain_grid').execute();
  await db
    .insertInto('source.terrain_grid')
    .values({ west, south, cell_metres: cellMetres, columns, rows, known_nodes: knownNodes, fingerprint })
    .execute();
}

export async function addTerrainTiles(db: Executor, tiles: readonly TerrainTile[]): Promise<void> {
  if (tiles.length === 0) return;
  await db
    .insertInto('source.terrain_tiles')
    .values(tiles.map(({ row, column, levels }) => ({ tile_row: row, tile_column: column, levels })))
    .execute();
}
