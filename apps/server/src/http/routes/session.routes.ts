import { sessionSchema, signInSchema } from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { SessionService } from '../../services/session.service.ts';
import { requireUser } from '../authenticated-user.ts';
import { clearSessionCookie, setSessionCookie } from '../plugins/session.ts';

interface Options {
  readonly sessions: SessionService;
  readonly isSecure: boolean;
  readonly attemptsPerMinute: number;
}

export function sessionRoutes({ sessions, isSecure, attemptsPerMinute }: Options): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/session',
      {
        config: { rateLimit: { max: attemptsPerMinute, timeWindow: '1 minute' } },
        schema: { summary: 'Sign in', tags: ['session'], body: signInSchema, response: { 200: sessionSchema } },
      },
      async (request, reply) => {
        const { secret, session } = await sessions.signIn(request.body.username, request.body.password);
        setSessionCookie(reply, secret, isSecure);
        return session;
      },
    );

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
        clearSessionCookie(reply, isSecure);
        return reply.status(204).send(null);
      },
    );
  };
}
