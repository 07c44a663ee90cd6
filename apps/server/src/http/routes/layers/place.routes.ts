import { placeQuerySchema, placesSchema } from '@quietsite/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PlaceService } from '../../../services/layers/place.service.ts';
import { requireUser } from '../../authenticated-user.ts';

interface Dependencies {
  readonly places: PlaceService;
  /** Per person: users behind a proxy share an IP address. */
  readonly requestsPerMinute: number;
}

/** For signed-in users: the layers are public, but a search costs more than a tile, and sites are not public. */
export function placeRoutes({ places, requestsPerMinute: max }: Dependencies): FastifyPluginAsyncZod {
  const keyGenerator = ({ currentUser, ip }: FastifyRequest) => `places ${currentUser ? currentUser.id : ip}`;
  return async (app) => {
    app.get(
      '/api/places',
      {
        config: { rateLimit: { max, timeWindow: '1 minute', keyGenerator } },
        schema: {
          summary: 'Buildings, addresses, streets, districts and sites with a name like the text',
          ...{ tags: ['projects'], querystring: placeQuerySchema, response: { 200: placesSchema } },
        },
      },
      async (request) => places.search(requireUser(request), request.query),
    );
  };
}
