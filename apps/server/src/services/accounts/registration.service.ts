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
import { answerTaken, requireGoodPassword } from './registration-faults.ts';

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
        .execute((transaction) => store(transaction, { ...form, language }, passwordHash));
      const userType = await answerTaken(work);
      return { userType, waitingFor: approverOf(userType) };
    },

    /**
     * A convenience while typing; the unique index has the last word (U05). If names are hidden, nothing is revealed
     * (U06).
     */
    async isAvailable(wanted: { username: string } | { email: string }): Promise<boolean> {
      if (isHidingUnknownUsers) return true;
      if ('username' in wanted) return !(await isUsernameTaken(database, wanted.username));
      return !(await isEmailTaken(database, wanted.email));
    },
  };

  /** Only these fields come from the form; type and status are computed (U11). */
  async function store(
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
    // Failed sign-ins with the name may predate the account; its owner must not start locked.
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
