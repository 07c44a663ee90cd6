import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../errors.ts';
import type { TileLayer, TileService } from '../../../services/layers/tile.service.ts';
import { acceptedEncoding } from '../../compression.ts';
import { createTileCache } from '../../tile-cache.ts';

const digits = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const parametersSchema = z.object({ edition: digits, z: digits, x: digits, y: digits });

/** Public: the source layers are open data. An edition never changes, so caches may keep a tile indefinitely. */
export function tileRoutes(services: { readonly tiles: TileService }, cacheBytes: number): FastifyPluginAsync {
  return async (app) => {
    const findTile = createTileCache(services.tiles, cacheBytes);
    const options = { schema: { hide: true }, config: { isPublic: true } };
    for (const layer of ['buildings', 'base-map'] as const) {
      app.get(`/tiles/${layer}/:edition/:z/:x/:y.pbf`, options, (request, reply) =>
        sendTile(findTile, layer, request, reply),
      );
    }
  };
}

type FindTile = ReturnType<typeof createTileCache>;

async function sendTile(findTile: FindTile, layer: TileLayer, request: FastifyRequest, reply: FastifyReply) {
  const parameters = parametersSchema.safeParse(request.params);
  if (!parameters.success) throw new AppError('VALIDATION_FAILED', { tile: 'edition/z/x/y.pbf in whole numbers' });
  const { edition, ...address } = parameters.data;
  const result = await findTile({ layer, edition, address, encoding: acceptedEncoding(request) });
  if (result.kind === 'other edition') {
    const { z, x, y } = address;
    reply.header('cache-control', 'no-store');
    return reply.redirect(`/tiles/${layer}/${result.currentEdition}/${z}/${x}/${y}.pbf`, 307);
  }
  reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding');
  const { content, encoding } = result;
  if (content.length === 0) return reply.code(204).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('application/vnd.mapbox-vector-tile').send(content);
}
