import type { Executor } from '../../database/connection.ts';
import type { StoredAccount } from '../../repositories/accounts/account.repository.ts';
import { listLinkTimes } from '../../repositories/accounts/account-link.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import type { AccountLinks } from './account-link.ts';
import { resetMail } from './account-mails.ts';

const MIN_INTERVAL_MS = 60_000;
const WINDOW_MS = 45 * 60_000;
const MAX_IN_WINDOW = 5;

interface Dependencies {
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly links: AccountLinks;
}

export type SendPasswordLink = ReturnType<typeof createSendPasswordLink>;

/** Mails the link to set a new password to a locked account. */
export function createSendPasswordLink({ clock, enqueue, links }: Dependencies) {
  /** Limits the mails, so that repeated requests, even by someone else, do not fill a mailbox. Returns whether one went. */
  return async (transaction: Executor, account: StoredAccount): Promise<boolean> => {
    const { id: userId } = account;
    if (!(await canBeMailed(transaction, userId))) return false;
    const url = await links.issue(transaction, { kind: 'reset', userId });
    await recordAudit(transaction, { userId: null, action: 'account.requestReset', details: { userId } });
    await enqueue(transaction, resetMail(account, url));
    return true;
  };

  async function canBeMailed(transaction: Executor, userId: number): Promise<boolean> {
    const now = clock().getTime();
    const recent = await listLinkTimes(transaction, userId, 'reset', new Date(now - WINDOW_MS));
    const newest = recent[0]?.getTime() ?? 0;
    return recent.length < MAX_IN_WINDOW && now - newest >= MIN_INTERVAL_MS;
  }
}
