import type { Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findCodeFailures, storeCodeFailures } from '../../repositories/accounts/code-failure.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import type { Receiver } from './account-mails.ts';
import { codesMail } from './sign-in-mail.ts';

const DAY_MS = 86_400_000;

interface Holder extends Receiver {
  readonly userId: number;
  readonly username: string;
  readonly deviceId: number;
}

interface Dependencies {
  readonly now: Date;
  readonly enqueue: Enqueue;
  readonly publicOrigin: string;
}

/** Finds out, before the code itself is checked, whether earlier wrong codes still require a wait. */
export async function findCodeRefusal(
  transaction: Executor,
  counter: { readonly userId: number; readonly deviceId: number },
  now: Date,
): Promise<AppError | null> {
  const stored = await findCodeFailures(transaction, counter);
  if (!stored?.lockedUntil || stored.lockedUntil <= now) return null;
  if (isCodeLock(stored.failures)) return new AppError('LOCKED_OUT');
  const waitSeconds = Math.ceil((stored.lockedUntil.getTime() - now.getTime()) / 1000);
  return new AppError('TOO_MANY_REQUESTS', { waitSeconds });
}

/** Counts wrong codes across sign-ins, so that a new sign-in gives no new tries to someone who knows the password. */
export async function recordWrongCode(
  transaction: Executor,
  holder: Holder,
  address: string,
  { now, enqueue, publicOrigin }: Dependencies,
): Promise<void> {
  const stored = await findCodeFailures(transaction, holder);
  const isExpired = !stored || stored.lastFailedAt.getTime() + DAY_MS <= now.getTime();
  const failures = isExpired ? 1 : stored.failures + 1;
  const waitMs = codeFailureWait(failures);
  const lockedUntil = waitMs === 0 ? null : new Date(now.getTime() + waitMs);
  await storeCodeFailures(transaction, holder, { failures, now, lockedUntil });
  const action = isCodeLock(failures) ? 'session.codesLocked' : 'session.wrongCode';
  await recordAudit(transaction, { userId: holder.userId, action, details: { failures, address } });
  if (isCodeNotice(failures))
    await enqueue(transaction, { name: 'mail', data: codesMail(holder, holder.username, failures, publicOrigin) });
}

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** From the fifth wrong code on, each is followed by a wait, which doubles each time; the tenth locks for a day. */
const WAIT_FROM = 5;
const LOCK_FROM = 10;

export const isCodeLock = (failures: number): boolean => failures >= LOCK_FROM;

/** Milliseconds until the next try is allowed after this many wrong codes. */
export function codeFailureWait(failures: number): number {
  if (failures < WAIT_FROM) return 0;
  return isCodeLock(failures) ? DAY : MINUTE * 2 ** (failures - WAIT_FROM);
}

/** The holder is notified when the waits begin and when the lock is set, not of each code in between. */
export const isCodeNotice = (failures: number): boolean => failures === WAIT_FROM || failures === LOCK_FROM;
