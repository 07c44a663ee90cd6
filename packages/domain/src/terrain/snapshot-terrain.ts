import { type TerrainGrid, terrainAt } from '@quietsite/geometry';
import { fromBase64, toBase64 } from './base64.ts';
import { BYTES_PER_LEVEL, packLevels, unpackLevels } from './packed-levels.ts';
import type { SnapshotTerrain } from './snapshot-terrain.schema.ts';

/** The part of a terrain model that a calculation needs, as stored in a snapshot. */
export function packTerrain({ levels, ...grid }: TerrainGrid, edition: number): SnapshotTerrain {
  return { ...grid, levels: toBase64(packLevels(levels)), edition };
}

const unpacked = new WeakMap<SnapshotTerrain, TerrainGrid>();

export function unpackTerrain(terrain: SnapshotTerrain): TerrainGrid {
  const known = unpacked.get(terrain);
  if (known) return known;
  const { levels, edition: _, ...grid } = terrain;
  const bytes = fromBase64(levels);
  if (bytes.length !== grid.columns * grid.rows * BYTES_PER_LEVEL)
    throw new RangeError(`terrain: ${bytes.length} bytes for ${grid.columns} by ${grid.rows} nodes`);
  const found = { ...grid, levels: unpackLevels(bytes) };
  unpacked.set(terrain, found);
  return found;
}

/** The terrain at a place; null if it is unknown. */
export function findTerrain(
  terrain: SnapshotTerrain | undefined,
  [easting, northing]: readonly [number, number],
): number | null {
  const level = terrain === undefined ? Number.NaN : terrainAt(unpackTerrain(terrain), easting, northing);
  return Number.isNaN(level) ? null : level;
}
