import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { TileLayer, TileService } from '../../services/tile.service.ts';
import { chooseEncoding, packers } from '../packing.ts';

const digits = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const parametersSchema = z.object({ edition: digits, z: digits, x: digits, y: digits });

/** Public: the source layers are open data, and an edition never changes, so any cache may keep a tile for good. */
export function tileRoutes(services: { readonly tiles: TileService }): FastifyPluginAsync {
  return async (app) => {
    for (const layer of ['buildings', 'base-map'] as const) {
      app.get(`/tiles/${layer}/:edition/:z/:x/:y.pbf`, { schema: { hide: true } }, (request, reply) =>
        answerTile(services.tiles, layer, request, reply),
      );
    }
  };
}

async function answerTile(tiles: TileService, layer: TileLayer, request: FastifyRequest, reply: FastifyReply) {
  const parameters = parametersSchema.safeParse(request.params);
  if (!parameters.success) throw new AppError('VALIDATION_FAILED', { tile: 'edition/z/x/y.pbf in whole numbers' });
  const { edition, ...address } = parameters.data;
  const answer = await tiles.findTile(layer, edition, address);
  if (answer.kind === 'other edition') {
    const { z, x, y } = address;
    reply.header('cache-control', 'no-store');
    return reply.redirect(`/tiles/${layer}/${answer.currentEdition}/${z}/${x}/${y}.pbf`, 307);
  }
  reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding');
  if (answer.tile.length === 0) return reply.code(204).send();
  reply.type('application/vnd.mapbox-vector-tile');
  const encoding = chooseEncoding(request, answer.tile.length);
  if (!encoding) return reply.send(answer.tile);
  return reply.header('content-encoding', encoding).send(await packers[encoding](answer.tile));
}
