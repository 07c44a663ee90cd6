import { canUseAdminPortal } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findAccount, type StoredAccount } from '../../repositories/accounts/account.repository.ts';
import { countOthersOfCompany } from '../../repositories/administration/admin-user.repository.ts';
import { countOtherAdmins } from '../../repositories/organisations/organisation.repository.ts';

export function requirePresent(account: StoredAccount | undefined): StoredAccount {
  if (!account || account.isDeleted) throw new AppError('NOT_FOUND');
  return account;
}

/**
 * Refuses a requesting administrator who has been removed in the meantime, so that two administrators who remove each
 * other cannot leave the platform without one.
 */
export async function requireStillAdmin(transaction: Executor, user: AuthenticatedUser): Promise<void> {
  const present = await findAccount(transaction, user.id);
  if (!present?.isActive || present.isDeleted || !canUseAdminPortal(present)) throw new AppError('FORBIDDEN');
}

/** A company with several people must keep an Admin (U12, Q20). */
export async function isLastOfCompany(transaction: Executor, leaving: StoredAccount): Promise<boolean> {
  const { id, companyId, isActive, userType } = leaving;
  if (companyId === null) return false;
  const isLast = (await countOthersOfCompany(transaction, companyId, id)) === 0;
  const isAdmin = isActive && userType === 'Contractor Admin';
  if (!isLast && isAdmin && (await countOtherAdmins(transaction, companyId, id)) === 0)
    throw new AppError('LAST_ADMIN');
  return isLast;
}
