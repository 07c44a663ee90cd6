import type { RegistrationStatus } from '@quietsite/contracts';
import { approverOf, maskEmail, registrationStateOf } from '@quietsite/domain';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findRegistration } from '../../repositories/accounts/registration.repository.ts';
import type { AccountLinks } from './account-link.ts';
import type { RegistrationConfirmation } from './registration-confirmation.ts';

interface Dependencies {
  readonly database: Database;
  readonly links: AccountLinks;
  readonly confirmation: RegistrationConfirmation;
}

export type RegistrationStatusService = ReturnType<typeof createRegistrationStatusService>;

/** The page that an applicant opens from the receipt mail; the token determines whose registration it shows. */
export function createRegistrationStatusService({ database, links, confirmation }: Dependencies) {
  return {
    async get(token: string): Promise<RegistrationStatus> {
      const status = await readRegistrationStatus(database, await findApplicant(database, token));
      if (!status) throw new AppError('LINK_INVALID');
      return status;
    },

    /** Mails the confirmation link again, within the limits of a mailbox. */
    async resend(token: string): Promise<{ isSent: boolean }> {
      return database.transaction().execute(async (transaction) => ({
        isSent: await confirmation.repeat(transaction, await findApplicant(transaction, token)),
      }));
    },
  };

  async function findApplicant(db: Executor, token: string): Promise<number> {
    const { userId } = await links.get(db, 'status', token);
    if (userId === null) throw new AppError('LINK_INVALID');
    return userId;
  }
}

/** Undefined if the account was removed without a decision on it. */
export async function readRegistrationStatus(db: Executor, userId: number): Promise<RegistrationStatus | undefined> {
  const found = await findRegistration(db, userId);
  if (!found) return undefined;
  const { username, userType, company, registeredAt, confirmedAt, decidedAt } = found;
  const state = registrationStateOf({
    isActive: found.isActive,
    isDeleted: found.deletedAt !== null,
    isEmailConfirmed: confirmedAt !== null,
    isDeactivated: found.deactivatedAt !== null,
    isDecided: decidedAt !== null,
  });
  if (state === null) return undefined;
  return {
    state,
    username,
    company: company ?? '',
    maskedEmail: maskEmail(found.email),
    waitingFor: approverOf(userType),
    registeredAt: registeredAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
    reason: state === 'rejected' ? found.reason : '',
  };
}
