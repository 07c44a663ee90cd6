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

interface Tools {
  readonly now: Date;
  readonly enqueue: Enqueue;
  readonly publicOrigin: string;
}

/** Checked before the code itself: whether earlier wrong codes still require a wait. */
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

/** Wrong codes add up across sign-ins: a new sign-in gives no new tries to an attacker who knows the password. */
export async function recordWrongCode(
  transaction: Executor,
  holder: Holder,
  address: string,
  { now, enqueue, publicOrigin }: Tools,
): Promise<void> {
  const stored = await findCodeFailures(transaction, holder);
  const isOver = !stored || stored.lastFailedAt.getTime() + DAY_MS <= now.getTime();
  const failures = isOver ? 1 : stored.failures + 1;
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

/** From the fifth on, each wrong code is followed by a wait, which doubles; the tenth locks for a day. */
const FIRST_WAIT = 5;
const LOCK = 10;

export const isCodeLock = (failures: number): boolean => failures >= LOCK;

/** Milliseconds until the next try is allowed after this many wrong codes. */
export function codeFailureWait(failures: number): number {
  if (failures < FIRST_WAIT) return 0;
  return isCodeLock(failures) ? DAY : MINUTE * 2 ** (failures - FIRST_WAIT);
}

/** The holder is notified when the waits begin and when the lock is set, not of each code in between. */
export const isCodeNotice = (failures: number): boolean => failures === FIRST_WAIT || failures === LOCK;
