import type { Database } from '../../database/connection.ts';
import { insertAccount } from '../../repositories/accounts/account.repository.ts';
import { clearSignInFailures } from '../../repositories/accounts/account-access.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { AccountLinks } from '../accounts/account-link.ts';
import { hashPassword } from '../accounts/password.ts';
import { rejectTaken } from '../accounts/registration-faults.ts';
import { createSecret } from '../accounts/secret.ts';
import type { Clock } from '../mechanisms/clock.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly links: AccountLinks;
}

/** Only for the operator on the server itself: no route uses it. */
export function createAdministratorService({ database, clock, links }: Dependencies) {
  return {
    /** Returns the link for setting the password. Until it is used, nobody knows a password of the account. */
    async create({ username, email }: { username: string; email: string }): Promise<string> {
      const passwordHash = await hashPassword(createSecret());
      const work = database.transaction().execute(async (transaction) => {
        const userId = await insertAccount(transaction, {
          ...{ username, email, passwordHash, userType: 'admin', companyId: null },
          ...{ isActive: true, isEmailConfirmed: true },
          ...{ firstName: '', lastName: '', phone: '', language: null, now: clock() },
        });
        // Sign-ins with this name may have failed before the account existed, and must not lock it from the start.
        await clearSignInFailures(transaction, username);
        const details = { userId, username };
        await recordAudit(transaction, { userId: null, action: 'account.createAdministrator', details });
        return links.issue(transaction, { kind: 'reset', userId });
      });
      return rejectTaken(work);
    },
  };
}
