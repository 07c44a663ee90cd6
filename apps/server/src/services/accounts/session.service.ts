import type { Session } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { setLanguage } from '../../repositories/accounts/account-profile.repository.ts';
import {
  extendSession,
  findSession,
  insertSession,
  listProjectsHeldBySession,
  removeExpiredSessions,
  removeSession,
} from '../../repositories/accounts/session.repository.ts';
import { clearCounter } from '../../repositories/accounts/sign-in-failure.repository.ts';
import { getCurrentUser } from '../../repositories/accounts/user.repository.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { type Browser, findDevice, rememberDevice } from './device.ts';
import { createSecret, hashSecret } from './secret.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly idleMinutes: number;
  readonly absoluteHours: number;
}

export interface OpenedSession {
  readonly session: Session;
  readonly sessionSecret: string;
  readonly deviceSecret: string;
}

export type SessionService = ReturnType<typeof createSessionService>;

export function createSessionService({ database, clock, ...rules }: Dependencies) {
  const idleEnd = () => new Date(clock().getTime() + rules.idleMinutes * 60_000);

  return {
    /** The last step of every sign-in. Creates a new secret each time, so that a planted cookie is useless (U03). */
    async open(
      transaction: Executor,
      user: { readonly id: number; readonly usernameKey: string },
      browser: Browser,
    ): Promise<OpenedSession> {
      const now = clock();
      const sessionSecret = createSecret();
      const expiresAt = idleEnd();
      const absoluteExpiresAt = new Date(now.getTime() + rules.absoluteHours * 3_600_000);
      const deviceId = await findDevice(transaction, user.usernameKey, browser, now);
      await clearCounter(transaction, { usernameKey: user.usernameKey, deviceId: deviceId ?? 0 });
      await removeExpiredSessions(transaction, now);
      if (browser.sessionSecret) await endSession(transaction, hashSecret(browser.sessionSecret));
      const idHash = hashSecret(sessionSecret);
      await insertSession(transaction, { idHash, userId: user.id, expiresAt, absoluteExpiresAt });
      const deviceSecret = await rememberDevice(transaction, user.id, browser, deviceId, now);
      if (browser.language) await setLanguage(transaction, user.id, browser.language);
      await recordAudit(transaction, {
        userId: user.id,
        action: 'session.signIn',
        details: { address: browser.address },
      });
      const session = { user: await getCurrentUser(transaction, user.id), expiresAt: expiresAt.toISOString() };
      return { session, sessionSecret, deviceSecret };
    },

    async findUser(secret: string): Promise<(AuthenticatedUser & { readonly expiresAt: Date }) | undefined> {
      return findSession(database, hashSecret(secret), clock());
    },

    async getSession(user: AuthenticatedUser, expiresAt: Date): Promise<Session> {
      return { user: await getCurrentUser(database, user.id), expiresAt: expiresAt.toISOString() };
    },

    async extend(secret: string): Promise<Date> {
      const expiresAt = await extendSession(database, hashSecret(secret), idleEnd());
      if (!expiresAt) throw new AppError('NOT_SIGNED_IN');
      return expiresAt;
    },

    async signOut(secret: string, user: AuthenticatedUser): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await endSession(transaction, hashSecret(secret));
        await recordAudit(transaction, { userId: user.id, action: 'session.signOut' });
      });
    },
  };
}

/** A project's lease ends with its session; users waiting for the project are notified. */
async function endSession(transaction: Executor, idHash: Buffer): Promise<void> {
  const projectIds = await listProjectsHeldBySession(transaction, idHash);
  await removeSession(transaction, idHash);
  for (const projectId of projectIds) await notifyProject(transaction, { projectId, type: 'project', id: projectId });
}
