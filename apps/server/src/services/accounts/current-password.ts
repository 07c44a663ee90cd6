import { usernameKey } from '@quietsite/domain';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { lockAccount } from '../../repositories/accounts/account.repository.ts';
import { getPasswordHash } from '../../repositories/accounts/account-profile.repository.ts';
import { type Counter, clearCounter, isLocked } from '../../repositories/accounts/sign-in-failure.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import { findDevice } from './device.ts';
import { isPasswordRight } from './password.ts';
import { MAX_FAILURES, recordFailure } from './sign-in-failure.ts';

/** The requesting browser. It stays known, and its password checks wait in the queue of its address. */
export interface Origin {
  readonly address: string;
  readonly deviceSecret: string | null;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
}

interface Holder {
  readonly id: number;
  readonly username: string;
}

export type CurrentPasswordCheck = ReturnType<typeof createCurrentPasswordCheck>;

/** Signed-in users confirm their password before the account itself changes: a session may be stolen. */
export function createCurrentPasswordCheck({ database, clock, enqueue }: Dependencies) {
  const lockedError = () => new AppError('LOCKED_OUT', { attempts: MAX_FAILURES });

  /** Wrong passwords count as failed sign-ins of the same browser, and lock like them (U08). */
  async function recordAttempt(transaction: Executor, holder: Holder, counter: Counter, isRight: boolean) {
    if (await isLocked(transaction, counter, clock())) return lockedError();
    if (isRight) return clearCounter(transaction, counter);
    const { attempts } = await recordFailure(transaction, counter, clock(), enqueue);
    await recordAudit(transaction, { userId: holder.id, action: 'account.wrongPassword', details: { attempts } });
    return attempts < MAX_FAILURES ? new AppError('WRONG_PASSWORD', { attempts }) : lockedError();
  }

  return {
    /** Returns the hash that was checked. A blank field does not count as an attempt. */
    async require(holder: Holder, password: string, origin: Origin): Promise<string> {
      if (password === '') throw new AppError('WRONG_PASSWORD');
      const key = usernameKey(holder.username);
      const stored = await getPasswordHash(database, holder.id);
      const isRight = await isPasswordRight(stored, password, origin.address);
      const deviceId = (await findDevice(database, key, origin, clock())) ?? 0;
      // Refusals are returned, not thrown, inside the transaction, so that the failure count is committed.
      const refusal = await database
        .transaction()
        .execute((transaction) => recordAttempt(transaction, holder, { usernameKey: key, deviceId }, isRight));
      if (refusal instanceof AppError) throw refusal;
      return stored;
    },
  };
}

/** Locks the account, so that the password cannot change until the transaction ends. */
export async function isSamePassword(transaction: Executor, userId: number, checked: string): Promise<boolean> {
  await lockAccount(transaction, userId);
  return (await getPasswordHash(transaction, userId)) === checked;
}

export async function requireSamePassword(transaction: Executor, userId: number, checked: string): Promise<void> {
  if (!(await isSamePassword(transaction, userId, checked))) throw new AppError('WRONG_PASSWORD');
}
