import type {} from 'fastify';
import type { AuthenticatedUser } from '../authenticated-user.ts';
import { AppError } from '../errors.ts';

export type { AuthenticatedUser };

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session plugin from the cookie, or from a bearer token where a route accepts one. */
    currentUser: AuthenticatedUser | null;
  }
}

interface RequestIdentity {
  readonly currentUser: AuthenticatedUser | null;
  readonly headers: { readonly authorization?: string | undefined };
}

/** A program that sends a malformed token gets the token error as well, instead of being asked to sign in. */
export function requireUser({ currentUser, headers }: RequestIdentity): AuthenticatedUser {
  if (currentUser) return currentUser;
  throw new AppError(/^Bearer /i.test(headers.authorization ?? '') ? 'TOKEN_INVALID' : 'NOT_SIGNED_IN');
}
