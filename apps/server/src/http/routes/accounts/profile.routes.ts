import { languageChoiceSchema, profileChangeSchema, profileSchema } from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ProfileService } from '../../../services/accounts/profile.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { readCookie } from '../../plugins/session.ts';

interface Options {
  readonly profiles: ProfileService;
  readonly isSecure: boolean;
  readonly attemptsPerMinute: number;
}

const tags = ['accounts'];

export function profileRoutes({ profiles, isSecure, attemptsPerMinute }: Options): FastifyPluginAsyncZod {
  // Rate-limited because it checks a password: a stolen session must not be used to guess it.
  const config = { rateLimit: { max: attemptsPerMinute, timeWindow: '1 minute' } };
  return async (app) => {
    app.get(
      '/api/profile',
      { schema: { summary: 'The user’s profile', tags, response: { 200: profileSchema } } },
      async (request) => profiles.get(requireUser(request)),
    );

    app.put(
      '/api/profile/language',
      {
        schema: {
          summary: 'Set the language of emails to the user',
          tags,
          body: languageChoiceSchema,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await profiles.chooseLanguage(requireUser(request), request.body.language);
        return reply.status(204).send(null);
      },
    );

    app.put(
      '/api/profile',
      {
        config,
        schema: {
          summary: 'Update the user’s profile',
          tags,
          body: profileChangeSchema,
          response: { 200: profileSchema },
        },
      },
      async (request) => {
        const deviceSecret = readCookie(request, 'device', isSecure);
        return profiles.change(requireUser(request), request.body, { address: request.ip, deviceSecret });
      },
    );
  };
}
