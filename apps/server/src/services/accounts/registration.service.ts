import type { Registration } from '@quietsite/contracts';
import { approverOf, type Language, userTypeOfRegistration } from '@quietsite/domain';
import type { Database, Executor } from '../../database/connection.ts';
import {
  findAccount,
  insertAccount,
  isEmailTaken,
  isUsernameTaken,
  type NewAccount,
} from '../../repositories/accounts/account.repository.ts';
import { clearSignInFailures } from '../../repositories/accounts/account-access.repository.ts';
import { ensureCompany } from '../../repositories/organisations/company.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { hashPassword } from './password.ts';
import type { RegistrationConfirmation } from './registration-confirmation.ts';
import { rejectTaken, requireGoodPassword } from './registration-faults.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly confirmation: RegistrationConfirmation;
  readonly isHidingUnknownUsers: boolean;
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;

export function createRegistrationService({ database, clock, confirmation, isHidingUnknownUsers }: Dependencies) {
  return {
    /**
     * Anyone may register; nobody is notified before the address is confirmed, and nothing is granted before approval
     * (U16).
     */
    async register(form: Registration, { address, language }: { address: string; language: Language | null }) {
      requireGoodPassword(form.password, form.username);
      const passwordHash = await hashPassword(form.password, address);
      const work = database
        .transaction()
        .execute((transaction) => createApplicant(transaction, { ...form, language }, passwordHash));
      const userType = await rejectTaken(work);
      return { userType, waitingFor: approverOf(userType) };
    },

    /**
     * Helps while a user types; only the unique index decides (U05). If it is hidden which names exist, nothing is
     * revealed (U06).
     */
    async isAvailable(requested: { username: string } | { email: string }): Promise<boolean> {
      if (isHidingUnknownUsers) return true;
      if ('username' in requested) return !(await isUsernameTaken(database, requested.username));
      return !(await isEmailTaken(database, requested.email));
    },
  };

  /** Only these fields are taken from the form; type and status are computed (U11). */
  async function createApplicant(
    transaction: Executor,
    form: Registration & { readonly language: Language | null },
    passwordHash: string,
  ) {
    const company = await ensureCompany(transaction, form.company);
    const userType = userTypeOfRegistration(company.isActive) as NewAccount['userType'];
    const userId = await insertAccount(transaction, {
      username: form.username,
      passwordHash,
      firstName: form.firstName,
      lastName: form.lastName,
      email: form.email,
      phone: form.phone,
      language: form.language,
      companyId: company.id,
      userType,
      isActive: false,
      isEmailConfirmed: false,
      now: clock(),
    });
    // Sign-ins with this name may have failed before the account existed, and must not lock it from the start.
    await clearSignInFailures(transaction, form.username);
    await recordAudit(transaction, {
      userId,
      action: 'account.register',
      details: { company: company.name, userType },
    });
    const applicant = await findAccount(transaction, userId);
    if (applicant) await confirmation.begin(transaction, applicant);
    return userType;
  }
}
