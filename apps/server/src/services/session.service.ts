import type { Session } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../authenticated-user.ts';
import type { Database } from '../database/connection.ts';
import { AppError } from '../errors.ts';
import { recordAudit } from '../repositories/audit.repository.ts';
import {
  extendSession,
  findSession,
  insertSession,
  removeExpiredSessions,
  removeSession,
} from '../repositories/session.repository.ts';
import { findSignInUser, getCurrentUser } from '../repositories/user.repository.ts';
import type { Clock } from './clock.ts';
import { checkDecoy, isPasswordRight } from './password.ts';
import { createSecret, hashSecret } from './secret.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly idleMinutes: number;
  readonly absoluteHours: number;
  readonly isHidingUnknownUsers: boolean;
}

export type SessionService = ReturnType<typeof createSessionService>;

export function createSessionService({ database, clock, ...rules }: Dependencies) {
  const idleEnd = () => new Date(clock().getTime() + rules.idleMinutes * 60_000);

  async function checkCredentials(username: string, password: string) {
    const user = await findSignInUser(database, username);
    if (!user) {
      await checkDecoy(password);
      throw new AppError(rules.isHidingUnknownUsers ? 'BAD_CREDENTIALS' : 'UNKNOWN_USER');
    }
    if (!(await isPasswordRight(user.passwordHash, password))) throw new AppError('BAD_CREDENTIALS');
    if (!user.isActive) throw new AppError('PENDING', { userType: user.userType });
    return user;
  }

  return {
    /** A new secret at every sign-in: a planted cookie is worth nothing. */
    async signIn(username: string, password: string): Promise<{ secret: string; session: Session }> {
      const user = await checkCredentials(username, password);
      const secret = createSecret();
      const expiresAt = idleEnd();
      const absoluteExpiresAt = new Date(clock().getTime() + rules.absoluteHours * 3_600_000);
      await database.transaction().execute(async (transaction) => {
        await removeExpiredSessions(transaction, clock());
        await insertSession(transaction, { idHash: hashSecret(secret), userId: user.id, expiresAt, absoluteExpiresAt });
        await recordAudit(transaction, { userId: user.id, action: 'session.signIn' });
      });
      const session = { user: await getCurrentUser(database, user.id), expiresAt: expiresAt.toISOString() };
      return { secret, session };
    },

    async findUser(secret: string): Promise<(AuthenticatedUser & { readonly expiresAt: Date }) | undefined> {
      return findSession(database, hashSecret(secret), clock());
    },

    async getSession(user: AuthenticatedUser, expiresAt: Date): Promise<Session> {
      return { user: await getCurrentUser(database, user.id), expiresAt: expiresAt.toISOString() };
    },

    async extend(secret: string): Promise<Date> {
      return extendSession(database, hashSecret(secret), idleEnd());
    },

    async signOut(secret: string, user: AuthenticatedUser): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await removeSession(transaction, hashSecret(secret));
        await recordAudit(transaction, { userId: user.id, action: 'session.signOut' });
      });
    },
  };
}
