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

export function requireUser(request: { currentUser: AuthenticatedUser | null }): AuthenticatedUser {
  if (!request.currentUser) throw new AppError('NOT_SIGNED_IN');
  return request.currentUser;
}
