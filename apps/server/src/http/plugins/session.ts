import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { SessionService } from '../../services/accounts/session.service.ts';
import type { TokenService } from '../../services/accounts/token.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    sessionSecret: string | null;
    sessionExpiresAt: Date | null;
  }
}

const BEARER = /^Bearer (qs_\S*)$/i;

/** Identifies the user: by a personal token where the route declares a scope, otherwise by the session cookie. */
export function identify(
  app: FastifyInstance,
  sessions: SessionService,
  tokens: TokenService,
  isSecure: boolean,
): void {
  app.decorateRequest('currentUser', null);
  app.decorateRequest('sessionSecret', null);
  app.decorateRequest('sessionExpiresAt', null);
  app.addHook('onRequest', async (request, reply) => {
    const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (bearer) await useToken(request, reply, tokens, bearer);
    else if (!request.routeOptions.config?.isPublic) await useCookie(request, sessions, isSecure);
  });
}

/**
 * The only place where scopes are checked. A request with a token acts as the token's holder, whatever the cookie says.
 */
async function useToken(request: FastifyRequest, reply: FastifyReply, tokens: TokenService, bearer: string) {
  const holder = await tokens.findHolder(bearer);
  if (!holder) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw new AppError('TOKEN_INVALID');
  }
  const needed = request.routeOptions.config?.tokenScope ?? null;
  if (needed === null || !holder.scopes.includes(needed)) {
    const scope = needed === null ? '' : `, scope="${needed}"`;
    reply.header('www-authenticate', `Bearer error="insufficient_scope"${scope}`);
    throw new AppError('TOKEN_SCOPE', { needed, granted: holder.scopes });
  }
  request.currentUser = holder.user;
}

async function useCookie(request: FastifyRequest, sessions: SessionService, isSecure: boolean): Promise<void> {
  const secret = readCookie(request, 'session', isSecure);
  const session = secret ? await sessions.findUser(secret) : undefined;
  if (!secret || !session) return;
  const { expiresAt, ...user } = session;
  request.currentUser = user;
  request.sessionSecret = secret;
  request.sessionExpiresAt = expiresAt;
}

/** A session, a sign-in that waits for the mailed code, or a browser that signed in before. */
type CookieKind = 'session' | 'pending' | 'device';

/** The __Host- prefix binds the cookie to this host and to TLS; plain http on loopback cannot carry it. */
const cookieName = (kind: CookieKind, isSecure: boolean) => (isSecure ? `__Host-${kind}` : kind);
const attributes = (isSecure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const;

export function readCookie(request: FastifyRequest, kind: CookieKind, isSecure: boolean): string | null {
  return request.cookies[cookieName(kind, isSecure)] ?? null;
}

/** Without an age, the browser deletes the cookie when it closes. */
export function setCookie(
  reply: FastifyReply,
  kind: CookieKind,
  value: string,
  options: { readonly isSecure: boolean; readonly maxAgeSeconds?: number },
): void {
  const { isSecure, maxAgeSeconds } = options;
  const age = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds };
  reply.setCookie(cookieName(kind, isSecure), value, { ...attributes(isSecure), ...age });
}

export function clearCookie(reply: FastifyReply, kind: CookieKind, isSecure: boolean): void {
  reply.clearCookie(cookieName(kind, isSecure), attributes(isSecure));
}
