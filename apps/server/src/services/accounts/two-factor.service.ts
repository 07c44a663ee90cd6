import { timingSafeEqual } from 'node:crypto';
import { type Language, usernameKey } from '@quietsite/domain';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { lockAccount } from '../../repositories/accounts/account.repository.ts';
import { clearCodeFailures } from '../../repositories/accounts/code-failure.repository.ts';
import {
  countPendingSignIns,
  countTry,
  findPendingSignIn,
  findPendingUserId,
  insertPendingSignIn,
  removePendingSignIn,
  replaceCode,
} from '../../repositories/accounts/pending-sign-in.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import type { Receiver } from './account-mails.ts';
import { findCodeRefusal, recordWrongCode } from './code-failure.ts';
import { type Browser, findDevice } from './device.ts';
import { createCode, createSecret, hashCode, hashSecret } from './secret.ts';
import type { OpenedSession, SessionService } from './session.service.ts';
import { recordFailure } from './sign-in-failure.ts';
import { codeMail } from './sign-in-mail.ts';

/** Valid for ten minutes, five tries, resend after sixty seconds (U09, Q53). */
const CODE_MS = 600_000;
const MAX_TRIES = 5;
const RESEND_MS = 60_000;
/** Limits that protect mailboxes: codes mailed per sign-in, and sign-ins of an account that wait for a code. */
const MAX_SENDS = 5;
const MAX_PENDING = 5;
/** How long the password check stays valid, however often a code is resent. */
export const PENDING_MINUTES = 30;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sessions: SessionService;
  readonly publicOrigin: string;
}

type CountedTry = NonNullable<Awaited<ReturnType<typeof countTry>>>;

export type TwoFactorService = ReturnType<typeof createTwoFactorService>;

export function createTwoFactorService({ database, clock, enqueue, sessions, publicOrigin }: Dependencies) {
  const after = (milliseconds: number) => new Date(clock().getTime() + milliseconds);
  const refusal = (triesLeft: number) => new AppError('TWO_FACTOR_INVALID', { triesLeft });

  async function mailCode(transaction: Executor, receiver: Receiver, secret: string) {
    const code = createCode();
    await enqueue(transaction, { name: 'mail', data: codeMail(receiver, code) });
    const codeHash = hashCode(code, secret);
    return { idHash: hashSecret(secret), codeHash, sentAt: clock(), codeExpiresAt: after(CODE_MS) };
  }

  const isRight = (attempt: CountedTry, code: string, secret: string) =>
    timingSafeEqual(attempt.codeHash, hashCode(code, secret)) && attempt.codeExpiresAt > clock();

  const deviceOf = async (transaction: Executor, key: string, browser: Browser) =>
    (await findDevice(transaction, key, browser, clock())) ?? 0;

  /** Five wrong codes count as one failed sign-in; wrong codes also add up across sign-ins (U09). */
  async function refuse(
    transaction: Executor,
    idHash: Buffer,
    attempt: CountedTry & { readonly deviceId: number },
    { address }: Browser,
  ): Promise<AppError> {
    await recordWrongCode(transaction, attempt, address, { now: clock(), enqueue, publicOrigin });
    if (attempt.tries >= MAX_TRIES) {
      await removePendingSignIn(transaction, idHash);
      const { usernameKey, deviceId } = attempt;
      await recordFailure(transaction, { usernameKey, deviceId }, clock(), enqueue);
      await recordAudit(transaction, { userId: attempt.userId, action: 'session.codesRefused', details: { address } });
    }
    return refusal(MAX_TRIES - attempt.tries);
  }

  async function check(transaction: Executor, secret: string, code: string, browser: Browser) {
    const idHash = hashSecret(secret);
    const userId = await findPendingUserId(transaction, idHash);
    const account = userId === undefined ? undefined : await lockAccount(transaction, userId);
    if (!account) return refusal(0);
    const deviceId = await deviceOf(transaction, usernameKey(account.username), browser);
    const waitError = await findCodeRefusal(transaction, { userId: account.id, deviceId }, clock());
    if (waitError) return waitError;
    const attempt = await countTry(transaction, idHash, clock(), MAX_TRIES);
    if (!attempt) return refusal(0);
    if (!isRight(attempt, code, secret)) return refuse(transaction, idHash, { ...attempt, deviceId }, browser);
    await removePendingSignIn(transaction, idHash);
    await clearCodeFailures(transaction, { userId: account.id, deviceId });
    return sessions.open(transaction, { id: attempt.userId, usernameKey: attempt.usernameKey }, browser);
  }

  return {
    /**
     * Called after a correct password. Returns the secret that binds the code to this browser (U09), or why none is
     * sent.
     */
    async begin(
      transaction: Executor,
      user: Receiver & { readonly id: number },
      deviceId: number,
    ): Promise<string | AppError> {
      const waitError = await findCodeRefusal(transaction, { userId: user.id, deviceId }, clock());
      if (waitError) return waitError;
      if ((await countPendingSignIns(transaction, user.id, deviceId, clock())) >= MAX_PENDING)
        return new AppError('TOO_MANY_REQUESTS', { waitSeconds: PENDING_MINUTES * 60 });
      const secret = createSecret();
      const code = await mailCode(transaction, user, secret);
      const expiresAt = after(PENDING_MINUTES * 60_000);
      await insertPendingSignIn(transaction, { ...code, userId: user.id, deviceId, expiresAt });
      return secret;
    },

    async verify(secret: string | null, code: string, browser: Browser): Promise<OpenedSession> {
      if (!secret) throw refusal(0);
      // Refusals are returned, not thrown, inside the transaction, so that the counted try is committed.
      const outcome = await database.transaction().execute((transaction) => check(transaction, secret, code, browser));
      if (outcome instanceof AppError) throw outcome;
      return outcome;
    },

    async resend(secret: string | null, language: Language | null): Promise<void> {
      if (!secret) throw refusal(0);
      await database.transaction().execute(async (transaction) => {
        const pending = await findPendingSignIn(transaction, hashSecret(secret), clock());
        if (!pending) throw refusal(0);
        if (pending.sends >= MAX_SENDS) throw refusal(0);
        const waitMs = pending.sentAt.getTime() + RESEND_MS - clock().getTime();
        if (waitMs > 0) throw new AppError('TOO_MANY_REQUESTS', { waitSeconds: Math.ceil(waitMs / 1000) });
        await replaceCode(
          transaction,
          await mailCode(transaction, { ...pending, language: language ?? pending.language }, secret),
        );
      });
    },
  };
}
