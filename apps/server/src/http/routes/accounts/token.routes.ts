import { createdTokenSchema, createTokenSchema, tokenSchema } from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { TokenService } from '../../../services/accounts/token.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { readCookie } from '../../plugins/session.ts';

interface Options {
  readonly tokens: TokenService;
  readonly isSecure: boolean;
  readonly attemptsPerMinute: number;
}

const tags = ['tokens'];
const parametersSchema = z.object({ tokenId: z.coerce.number().int().positive() });

export function tokenRoutes({ tokens, isSecure, attemptsPerMinute }: Options): FastifyPluginAsyncZod {
  // Rate-limited because it checks a password: a stolen session must not be used to guess it.
  const config = { rateLimit: { max: attemptsPerMinute, timeWindow: '1 minute' } };
  return async (app) => {
    app.get(
      '/api/tokens',
      { schema: { summary: 'The user’s personal access tokens', tags, response: { 200: z.array(tokenSchema) } } },
      async (request) => tokens.list(requireUser(request)),
    );

    app.post(
      '/api/tokens',
      {
        config,
        schema: {
          summary: 'Create a personal access token',
          tags,
          body: createTokenSchema,
          response: { 201: createdTokenSchema },
        },
      },
      async (request, reply) => {
        const origin = { address: request.ip, deviceSecret: readCookie(request, 'device', isSecure) };
        return reply.status(201).send(await tokens.create(requireUser(request), request.body, origin));
      },
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
