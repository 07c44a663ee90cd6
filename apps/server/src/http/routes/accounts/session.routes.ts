import { sessionSchema } from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../../errors.ts';
import type { SessionService } from '../../../services/accounts/session.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { clearCookie } from '../../plugins/session.ts';

/** For signed-in users; signing in is in sign-in.routes.ts. */
export function sessionRoutes(sessions: SessionService, isSecure: boolean): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.get(
      '/api/session',
      { schema: { summary: 'The current session', tags: ['session'], response: { 200: sessionSchema } } },
      async (request) => {
        const user = requireUser(request);
        if (!request.sessionExpiresAt) throw new AppError('NOT_SIGNED_IN');
        return sessions.getSession(user, request.sessionExpiresAt);
      },
    );

    app.post(
      '/api/session/extension',
      { schema: { summary: 'Extend the current session', tags: ['session'], response: { 200: sessionSchema } } },
      async (request) => {
        const user = requireUser(request);
        if (!request.sessionSecret) throw new AppError('NOT_SIGNED_IN');
        return sessions.getSession(user, await sessions.extend(request.sessionSecret));
      },
    );

    app.delete(
      '/api/session',
      { schema: { summary: 'Sign out', tags: ['session'], response: { 204: z.null() } } },
      async (request, reply) => {
        const user = requireUser(request);
        if (request.sessionSecret) await sessions.signOut(request.sessionSecret, user);
        clearCookie(reply, 'session', isSecure);
        return reply.status(204).send(null);
      },
    );
  };
}
