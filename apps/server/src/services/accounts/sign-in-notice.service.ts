import type { Database } from '../../database/connection.ts';
import { findSignInUser } from '../../repositories/accounts/user.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import { lockMail } from './sign-in-mail.ts';

interface Dependencies {
  readonly database: Database;
  readonly enqueue: Enqueue;
  readonly publicOrigin: string;
}

export type SignInNoticeService = ReturnType<typeof createSignInNoticeService>;

export function createSignInNoticeService({ database, enqueue, publicOrigin }: Dependencies) {
  return {
    /** Notifies the holder of a locked account (U08); an unknown name is ignored. */
    async sendLockNotice(usernameKey: string): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const user = await findSignInUser(transaction, usernameKey);
        if (!user) return;
        await recordAudit(transaction, { userId: user.id, action: 'session.locked' });
        await enqueue(transaction, { name: 'mail', data: lockMail(user, user.username, publicOrigin) });
      });
    },
  };
}
