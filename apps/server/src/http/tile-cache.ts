import { LRUCache } from 'lru-cache';
import type { TileAddress, TileLayer, TileResult, TileService } from '../services/layers/tile.service.ts';
import { compressors, type Encoding, isWorthCompressing } from './compression.ts';

/** A tile as it is sent. */
export interface CompressedTile {
  readonly content: Buffer;
  /** Undefined if the tile is not compressed. */
  readonly encoding: Encoding | undefined;
}

type OtherEdition = Extract<TileResult, { kind: 'other edition' }>;
export type CachedTileResult = OtherEdition | ({ readonly kind: 'tile' } & CompressedTile);

interface TileRequest {
  readonly layer: TileLayer;
  readonly edition: number;
  readonly address: TileAddress;
  readonly encoding: Encoding | undefined;
}

/** Added to the size of each entry, because empty tiles would otherwise never fill the cache. */
const ENTRY_BYTES = 256;

/**
 * Caches recently requested tiles, compressed. An edition never changes, so a cached tile stays valid. Requests for a
 * tile that is being built wait for that build.
 */
export function createTileCache(tiles: TileService, maxBytes: number) {
  async function buildTile({ layer, edition, address, encoding }: TileRequest): Promise<CachedTileResult> {
    const answer = await tiles.findTile(layer, edition, address);
    return answer.kind === 'tile' ? { kind: 'tile', ...(await compress(answer.tile, encoding)) } : answer;
  }

  const cache = new LRUCache<string, CachedTileResult, TileRequest>({
    maxSize: maxBytes,
    sizeCalculation: (answer) => ENTRY_BYTES + (answer.kind === 'tile' ? answer.content.length : 0),
    fetchMethod: (_key, _stale, { context }) => buildTile(context),
    // A tile that is evicted while it is being built is still sent.
    ignoreFetchAbort: true,
  });

  return async (request: TileRequest): Promise<CachedTileResult> => {
    const { layer, edition, address, encoding } = request;
    const key = [layer, edition, address.z, address.x, address.y, encoding].join('/');
    const answer = await cache.forceFetch(key, { context: request });
    // Not cached, because the requested edition may still be created.
    if (answer.kind === 'other edition') cache.delete(key);
    return answer;
  };
}

async function compress(tile: Buffer, encoding: Encoding | undefined): Promise<CompressedTile> {
  if (!encoding || !isWorthCompressing(tile.length)) return { content: tile, encoding: undefined };
  return { content: await compressors[encoding](tile), encoding };
}
