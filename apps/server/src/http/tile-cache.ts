import { LRUCache } from 'lru-cache';
import type { TileAddress, TileAnswer, TileLayer, TileService } from '../services/layers/tile.service.ts';
import { type Encoding, isWorthPacking, packers } from './packing.ts';

/** A tile as it is sent. */
export interface CompressedTile {
  readonly content: Buffer;
  /** Undefined if it is as the database returned it. */
  readonly encoding: Encoding | undefined;
}

type OtherEdition = Extract<TileAnswer, { kind: 'other edition' }>;
export type CachedTileAnswer = OtherEdition | ({ readonly kind: 'tile' } & CompressedTile);

interface Wanted {
  readonly layer: TileLayer;
  readonly edition: number;
  readonly address: TileAddress;
  readonly encoding: Encoding | undefined;
}

/** Size of the entry itself: without it a city of empty tiles would count as nothing. */
const ENTRY_BYTES = 256;

/**
 * Caches recently requested tiles, compressed. An edition never changes, so a cached tile stays valid. Requests for a
 * tile that is being built wait for that build.
 */
export function createTileCache(tiles: TileService, maxBytes: number) {
  const kept = new LRUCache<string, CompressedTile>({
    maxSize: maxBytes,
    sizeCalculation: ({ content }) => content.length + ENTRY_BYTES,
  });
  const underWay = new Map<string, Promise<CachedTileAnswer>>();

  async function cut(key: string, { layer, edition, address, encoding }: Wanted): Promise<CachedTileAnswer> {
    const answer = await tiles.findTile(layer, edition, address);
    if (answer.kind === 'other edition') return answer;
    const tile = await pack(answer.tile, encoding);
    kept.set(key, tile);
    return { kind: 'tile', ...tile };
  }

  return async (wanted: Wanted): Promise<CachedTileAnswer> => {
    const { layer, edition, address, encoding } = wanted;
    const key = [layer, edition, address.z, address.x, address.y, encoding].join('/');
    const known = kept.get(key);
    if (known) return { kind: 'tile', ...known };
    const cutting = underWay.get(key) ?? cut(key, wanted).finally(() => underWay.delete(key));
    underWay.set(key, cutting);
    return cutting;
  };
}

async function pack(tile: Buffer, encoding: Encoding | undefined): Promise<CompressedTile> {
  if (!encoding || !isWorthPacking(tile.length)) return { content: tile, encoding: undefined };
  return { content: await packers[encoding](tile), encoding };
}
