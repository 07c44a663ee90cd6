import { createdTokenSchema, createTokenSchema, tokenSchema } from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { TokenService } from '../../services/token.service.ts';
import { requireUser } from '../authenticated-user.ts';

const tags = ['tokens'];
const parametersSchema = z.object({ tokenId: z.coerce.number().int().positive() });

export function tokenRoutes(tokens: TokenService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/tokens',
      { schema: { summary: 'Own personal access tokens', tags, response: { 200: z.array(tokenSchema) } } },
      async (request) => tokens.list(requireUser(request)),
    );

    app.post(
      '/api/tokens',
      {
        schema: {
          summary: 'Create a personal access token',
          tags,
          body: createTokenSchema,
          response: { 201: createdTokenSchema },
        },
      },
      async (request, reply) => reply.status(201).send(await tokens.create(requireUser(request), request.body)),
    );

    app.delete(
      '/api/tokens/:tokenId',
      { schema: { summary: 'Revoke a token', tags, params: parametersSchema, response: { 204: z.null() } } },
      async (request, reply) => {
        await tokens.revoke(requireUser(request), request.params.tokenId);
        return reply.status(204).send(null);
      },
    );
  };
}
