import { sessionSchema, signInAnswerSchema, signInSchema, twoFactorSchema } from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { SignInService } from '../../../services/accounts/sign-in.service.ts';
import { PENDING_MINUTES, type TwoFactorService } from '../../../services/accounts/two-factor.service.ts';
import { pageLanguage } from '../../page-language.ts';
import { readCookie, setCookie } from '../../plugins/session.ts';
import { browserOf, setSignInCookies } from '../../sign-in-cookies.ts';

interface Options {
  readonly signIns: SignInService;
  readonly twoFactor: TwoFactorService;
  readonly isSecure: boolean;
  readonly attemptsPerMinute: number;
}

export function signInRoutes({ signIns, twoFactor, isSecure, attemptsPerMinute }: Options): FastifyPluginAsyncZod {
  const config = { rateLimit: { max: attemptsPerMinute, timeWindow: '1 minute' } };
  const tags = ['session'];
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.post(
      '/api/session',
      { config, schema: { summary: 'Sign in', tags, body: signInSchema, response: { 200: signInAnswerSchema } } },
      async (request, reply) => {
        const outcome = await signIns.signIn(request.body, browserOf(request, isSecure));
        if (outcome.next === 'projects') {
          setSignInCookies(reply, outcome.opened, isSecure);
          return { next: outcome.next, session: outcome.opened.session };
        }
        setCookie(reply, 'pending', outcome.pendingSecret, { isSecure, maxAgeSeconds: PENDING_MINUTES * 60 });
        return { next: outcome.next };
      },
    );

    app.post(
      '/api/session/twofactor',
      {
        config,
        schema: { summary: 'Enter the emailed code', tags, body: twoFactorSchema, response: { 200: sessionSchema } },
      },
      async (request, reply) => {
        const pending = readCookie(request, 'pending', isSecure);
        const opened = await twoFactor.verify(pending, request.body.code, browserOf(request, isSecure));
        setSignInCookies(reply, opened, isSecure);
        return opened.session;
      },
    );

    app.post(
      '/api/session/twofactor/resend',
      { config, schema: { summary: 'Email a new code', tags, response: { 204: z.null() } } },
      async (request, reply) => {
        await twoFactor.resend(readCookie(request, 'pending', isSecure), pageLanguage(request));
        return reply.status(204).send(null);
      },
    );
  };
}
