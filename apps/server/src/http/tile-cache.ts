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
  async function cut({ layer, edition, address, encoding }: Wanted): Promise<CachedTileAnswer> {
    const answer = await tiles.findTile(layer, edition, address);
    return answer.kind === 'tile' ? { kind: 'tile', ...(await pack(answer.tile, encoding)) } : answer;
  }

  const kept = new LRUCache<string, CachedTileAnswer, Wanted>({
    maxSize: maxBytes,
    sizeCalculation: (answer) => ENTRY_BYTES + (answer.kind === 'tile' ? answer.content.length : 0),
    fetchMethod: (_key, _stale, { context }) => cut(context),
    // A tile that is pushed out while it is built is still sent.
    ignoreFetchAbort: true,
  });

  return async (wanted: Wanted): Promise<CachedTileAnswer> => {
    const { layer, edition, address, encoding } = wanted;
    const key = [layer, edition, address.z, address.x, address.y, encoding].join('/');
    const answer = await kept.forceFetch(key, { context: wanted });
    // The edition may come yet.
    if (answer.kind === 'other edition') kept.delete(key);
    return answer;
  };
}

async function pack(tile: Buffer, encoding: Encoding | undefined): Promise<CompressedTile> {
  if (!encoding || !isWorthPacking(tile.length)) return { content: tile, encoding: undefined };
  return { content: await packers[encoding](tile), encoding };
}
