import { packTerrain, type SnapshotTerrain, unpackLevels } from '@quietsite/domain';
import type { Bounds } from '@quietsite/geometry';
import type { Executor } from '../../database/connection.ts';
import { findTerrainGrid, listTerrainTiles, type StoredGrid, TILE_NODES } from './terrain.repository.ts';

/** The nodes around an area with their levels; undefined if no level is known there (M-101). */
export async function readTerrainWindow(db: Executor, area: Bounds): Promise<SnapshotTerrain | undefined> {
  const grid = await findTerrainGrid(db);
  if (grid === undefined) return undefined;
  const [firstColumn, lastColumn] = nodesAround(grid.west, grid, grid.columns, [area.west, area.east]);
  const [firstRow, lastRow] = nodesAround(grid.south, grid, grid.rows, [area.south, area.north]);
  if (lastColumn < firstColumn || lastRow < firstRow) return undefined;
  const tileOf = (node: number) => Math.floor(node / TILE_NODES);
  const tiles = await listTerrainTiles(db, {
    rows: [tileOf(firstRow), tileOf(lastRow)],
    columns: [tileOf(firstColumn), tileOf(lastColumn)],
  });
  const [columns, rows] = [lastColumn - firstColumn + 1, lastRow - firstRow + 1];
  const levels = new Float64Array(columns * rows).fill(Number.NaN);
  for (const tile of tiles) {
    const known = unpackLevels(tile.levels);
    const [west, south] = [tile.column * TILE_NODES, tile.row * TILE_NODES];
    const [from, to] = [Math.max(firstColumn, west), Math.min(lastColumn + 1, west + TILE_NODES)];
    for (let row = Math.max(firstRow, south); row < Math.min(lastRow + 1, south + TILE_NODES); row++) {
      const start = (row - south) * TILE_NODES - west;
      levels.set(known.subarray(start + from, start + to), (row - firstRow) * columns + from - firstColumn);
    }
  }
  if (levels.every(Number.isNaN)) return undefined;
  const { cellMetres } = grid;
  const [west, south] = [grid.west + firstColumn * cellMetres, grid.south + firstRow * cellMetres];
  const { edition } = await db
    .selectFrom('source.datasets')
    .select('edition')
    .where('name', '=', 'terrain')
    .executeTakeFirstOrThrow();
  return packTerrain({ west, south, cellMetres, columns, rows, levels }, edition);
}

/** The first and the last node that enclose a stretch, within the limits of the grid. */
function nodesAround(
  start: number,
  { cellMetres }: StoredGrid,
  count: number,
  [low, high]: readonly [number, number],
): [number, number] {
  const last = count - 1;
  const first = Math.max(0, Math.floor((low - start) / cellMetres));
  return [first, Math.min(last, Math.ceil((high - start) / cellMetres))];
}
