import { approverOf, usernameKey } from '@quietsite/domain';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { type Counter, isLocked } from '../../repositories/accounts/sign-in-failure.repository.ts';
import { findSignInUser, renewPasswordHash } from '../../repositories/accounts/user.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import { isSamePassword } from './current-password.ts';
import { type Browser, findDevice } from './device.ts';
import { hashPassword, isOutdated, isPasswordRight } from './password.ts';
import type { RegistrationConfirmation } from './registration-confirmation.ts';
import { readRegistrationStatus } from './registration-status.service.ts';
import type { OpenedSession, SessionService } from './session.service.ts';
import { MAX_FAILURES, recordFailure } from './sign-in-failure.ts';
import type { TwoFactorService } from './two-factor.service.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly sessions: SessionService;
  readonly twoFactor: TwoFactorService;
  readonly confirmation: RegistrationConfirmation;
  readonly isHidingUnknownUsers: boolean;
}

type SignInUser = NonNullable<Awaited<ReturnType<typeof findSignInUser>>>;

export type SignInOutcome =
  | { readonly next: 'projects'; readonly opened: OpenedSession }
  | { readonly next: 'twofactor'; readonly pendingSecret: string };

/** Prefers the language chosen on the sign-in page to the stored one. */
const inLanguageOf = (user: SignInUser, browser: Browser): SignInUser => ({
  ...user,
  language: browser.language ?? user.language,
});

export type SignInService = ReturnType<typeof createSignInService>;

export function createSignInService(dependencies: Dependencies) {
  const { database, clock, enqueue, sessions, twoFactor, confirmation, ...rules } = dependencies;

  /** Known and unknown names run the same statements; only the responses differ (U06). */
  async function refuse(transaction: Executor, counter: Counter, isKnown: boolean): Promise<AppError> {
    const { attempts } = await recordFailure(transaction, counter, clock(), enqueue);
    if (!isKnown && !rules.isHidingUnknownUsers) return new AppError('UNKNOWN_USER');
    return new AppError(attempts < MAX_FAILURES ? 'BAD_CREDENTIALS' : 'LOCKED_OUT', { attempts });
  }

  async function accept(
    transaction: Executor,
    user: SignInUser,
    counter: Counter,
    browser: Browser,
  ): Promise<SignInOutcome | AppError> {
    // If a concurrent password reset has ended every session, this session must not begin after it.
    if (!(await isSamePassword(transaction, user.id, user.passwordHash))) return new AppError('BAD_CREDENTIALS');
    if (await isLocked(transaction, counter, clock())) return new AppError('LOCKED_OUT', { attempts: MAX_FAILURES });
    if (user.isDeactivated) return new AppError('DEACTIVATED');
    if (!user.isActive) return refuseWaiting(transaction, user);
    if (user.userType === 'admin') return askForCode(transaction, inLanguageOf(user, browser), counter);
    const { usernameKey } = counter;
    return { next: 'projects', opened: await sessions.open(transaction, { id: user.id, usernameKey }, browser) };
  }

  /**
   * Sends another link to a person who has not opened the emailed one. All others wait for approval. Only the correct
   * password leads here, so the error may state how far the registration has come.
   */
  async function refuseWaiting(transaction: Executor, user: SignInUser): Promise<AppError> {
    const isSent = !user.isEmailConfirmed && (await confirmation.repeat(transaction, user.id));
    const registration = await readRegistrationStatus(transaction, user.id);
    const waitingFor = user.isEmailConfirmed ? approverOf(user.userType) : 'confirmation';
    return new AppError('PENDING', { waitingFor, registration, isSent });
  }

  async function askForCode(
    transaction: Executor,
    user: SignInUser,
    { deviceId }: Counter,
  ): Promise<SignInOutcome | AppError> {
    const secretOrError = await twoFactor.begin(transaction, user, deviceId);
    return secretOrError instanceof AppError ? secretOrError : { next: 'twofactor', pendingSecret: secretOrError };
  }

  /** A hash with older settings is renewed while its password is known. */
  async function renew(user: SignInUser, password: string, { address }: Browser): Promise<SignInUser> {
    if (!isOutdated(user.passwordHash)) return user;
    const passwordHash = await hashPassword(password, address);
    await renewPasswordHash(database, user, passwordHash);
    return { ...user, passwordHash };
  }

  return {
    /**
     * The password is checked first and the counter afterwards, under its lock. Guesses sent concurrently therefore
     * gain nothing over guesses sent one by one.
     */
    async signIn(credentials: { username: string; password: string }, browser: Browser): Promise<SignInOutcome> {
      const key = usernameKey(credentials.username);
      const user = await findSignInUser(database, credentials.username);
      const deviceId = (await findDevice(database, key, browser, clock())) ?? 0;
      const isRight = await isPasswordRight(user?.passwordHash, credentials.password, browser.address);
      const renewed = user && isRight ? await renew(user, credentials.password, browser) : user;
      const counter = { usernameKey: key, deviceId };
      // Refusals are returned, not thrown, inside the transaction, so that the failure count is committed.
      const outcome = await database
        .transaction()
        .execute((transaction) =>
          renewed && isRight
            ? accept(transaction, renewed, counter, browser)
            : refuse(transaction, counter, user !== undefined),
        );
      if (outcome instanceof AppError) throw outcome;
      return outcome;
    },
  };
}
