import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { readTile, type TileAddress, type TileLayer } from '../../repositories/layers/tile.repository.ts';

export type { TileAddress, TileLayer };

/** Below zoom 14, buildings are too small to see. Above zoom 16, clients scale up the tiles they have. */
const ZOOMS: Readonly<Record<TileLayer, { readonly lowest: number; readonly highest: number }>> = {
  buildings: { lowest: 14, highest: 16 },
  'base-map': { lowest: 9, highest: 16 },
};

export type TileResult =
  | { readonly kind: 'tile'; readonly tile: Buffer }
  | { readonly kind: 'other edition'; readonly currentEdition: number };

export type TileService = ReturnType<typeof createTileService>;

export function createTileService({ database }: { readonly database: Database }) {
  /** Needs no user, because source layers are public data. */
  async function findTile(layer: TileLayer, edition: number, address: TileAddress): Promise<TileResult> {
    requireTileOf(layer, address);
    const row = await readTile(database, layer, edition, address);
    if (row.edition !== edition) return { kind: 'other edition', currentEdition: row.edition };
    return { kind: 'tile', tile: row.tile };
  }

  return { findTile };
}

function requireTileOf(layer: TileLayer, { z, x, y }: TileAddress): void {
  const { lowest, highest } = ZOOMS[layer];
  if (z < lowest || z > highest) throw new AppError('VALIDATION_FAILED', { z: `between ${lowest} and ${highest}` });
  const tilesPerSide = 2 ** z;
  if (x < 0 || y < 0 || x >= tilesPerSide || y >= tilesPerSide) {
    throw new AppError('VALIDATION_FAILED', { xy: `below ${tilesPerSide}` });
  }
}
