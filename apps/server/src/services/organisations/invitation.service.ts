import type { invitedRegistrationSchema } from '@quietsite/contracts';
import { type UserType, usernameKey, userTypeOfRole } from '@quietsite/domain';
import type { z } from 'zod';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { insertAccount } from '../../repositories/accounts/account.repository.ts';
import { clearSignInFailures } from '../../repositories/accounts/account-access.repository.ts';
import { findInvitation } from '../../repositories/organisations/account-invitation.repository.ts';
import { activateCompany, ensureCompany } from '../../repositories/organisations/company.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { AccountLinks } from '../accounts/account-link.ts';
import type { Browser } from '../accounts/device.ts';
import { hashPassword } from '../accounts/password.ts';
import { rejectTaken, requireGoodPassword } from '../accounts/registration-faults.ts';
import { hashSecret } from '../accounts/secret.ts';
import type { OpenedSession, SessionService } from '../accounts/session.service.ts';
import type { Clock } from '../mechanisms/clock.ts';

type InvitedRegistration = z.infer<typeof invitedRegistrationSchema>;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly links: AccountLinks;
  readonly sessions: Pick<SessionService, 'open'>;
}

export type InvitationService = ReturnType<typeof createInvitationService>;

/** The invited person sets name and password; address, company and type come from the invitation (U11, U13). */
export function createInvitationService({ database, clock, links, sessions }: Dependencies) {
  return {
    async get(token: string): Promise<{ email: string; company: string; userType: UserType; invitedBy: string }> {
      const { email, company, userType, invitedBy } = await getInvitation(database, token);
      return { email, company, userType, invitedBy };
    },

    /**
     * The invitation counts as approval: the account is active at once. The link proved the address and the password
     * was just chosen, so the person is signed in; those who need a second factor are never invited.
     */
    async accept(form: InvitedRegistration, browser: Browser): Promise<{ result: number; opened: OpenedSession }> {
      await getInvitation(database, form.token);
      requireGoodPassword(form.password, form.username);
      const passwordHash = await hashPassword(form.password, browser.address);
      const work = database.transaction().execute(async (transaction) => {
        const id = await createAccount(transaction, { ...form, passwordHash }, browser);
        return sessions.open(transaction, { id, usernameKey: usernameKey(form.username) }, browser);
      });
      return { result: 5, opened: await rejectTaken(work) };
    },
  };

  async function getInvitation(db: Executor, token: string) {
    const found = await findInvitation(db, hashSecret(token), clock());
    const company = found?.company ?? found?.companyName;
    if (!found?.email || !company) throw new AppError('LINK_INVALID');
    return {
      email: found.email,
      company,
      companyId: found.companyId,
      userType: found.userType ?? userTypeOfRole('Member'),
      invitedBy: found.invitedBy,
    };
  }

  async function createAccount(
    transaction: Executor,
    form: InvitedRegistration & { readonly passwordHash: string },
    { language }: Browser,
  ): Promise<number> {
    const invitation = await getInvitation(transaction, form.token);
    await links.consume(transaction, 'invitation', form.token);
    const companyId = invitation.companyId ?? (await ensureCompany(transaction, invitation.company)).id;
    await activateCompany(transaction, companyId);
    const userId = await insertAccount(transaction, {
      username: form.username,
      passwordHash: form.passwordHash,
      language,
      firstName: form.firstName,
      lastName: form.lastName,
      email: invitation.email,
      phone: form.phone,
      companyId,
      userType: invitation.userType,
      isActive: true,
      isEmailConfirmed: true,
      now: clock(),
    });
    // Sign-ins with this name may have failed before the account existed, and must not lock it from the start.
    await clearSignInFailures(transaction, form.username);
    const { company, userType } = invitation;
    const details = { company, userType };
    await recordAudit(transaction, { userId, action: 'account.acceptInvitation', details });
    return userId;
  }
}
