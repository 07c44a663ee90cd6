import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionService } from '../../services/session.service.ts';
import type { TokenService } from '../../services/token.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    sessionSecret: string | null;
    sessionExpiresAt: Date | null;
  }
}

const BEARER = /^Bearer (qs_[\w-]{43})$/;

/** The __Host- prefix binds the cookie to this host and to TLS; plain http on loopback cannot carry it. */
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session');

/** Says who asks: by the session cookie everywhere, by a personal token under /ogc only. */
export function identify(
  app: FastifyInstance,
  sessions: SessionService,
  tokens: TokenService,
  isSecure: boolean,
): void {
  app.decorateRequest('currentUser', null);
  app.decorateRequest('sessionSecret', null);
  app.decorateRequest('sessionExpiresAt', null);
  app.addHook('onRequest', async (request) => {
    const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (bearer && request.url.startsWith('/ogc')) {
      request.currentUser = (await tokens.findUser(bearer)) ?? null;
      return;
    }
    await useCookie(request, sessions, isSecure);
  });
}

async function useCookie(request: FastifyRequest, sessions: SessionService, isSecure: boolean): Promise<void> {
  const secret = request.cookies[cookieName(isSecure)];
  const session = secret ? await sessions.findUser(secret) : undefined;
  if (!secret || !session) return;
  const { expiresAt, ...user } = session;
  request.currentUser = user;
  request.sessionSecret = secret;
  request.sessionExpiresAt = expiresAt;
}

export function setSessionCookie(reply: FastifyReply, secret: string, isSecure: boolean): void {
  reply.setCookie(cookieName(isSecure), secret, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure });
}

export function clearSessionCookie(reply: FastifyReply, isSecure: boolean): void {
  reply.clearCookie(cookieName(isSecure), { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure });
}
