import { canManageMember, canManageOrganisation } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findAccount, lockAccount, type StoredAccount } from '../../repositories/accounts/account.repository.ts';
import { lockCompany } from '../../repositories/organisations/company.repository.ts';
import { countOtherAdmins } from '../../repositories/organisations/organisation.repository.ts';

/** Returns the company the person manages. */
export function requireManager(user: AuthenticatedUser): number {
  if (!canManageOrganisation(user) || user.companyId === null) throw new AppError('FORBIDDEN');
  return user.companyId;
}

/**
 * Locks a colleague who is to be changed. The company is locked first, so that two Admins who act on each other at the
 * same time are serialised, and the second is checked against the current state.
 */
export async function lockColleague(
  transaction: Executor,
  user: AuthenticatedUser,
  userId: number,
): Promise<StoredAccount> {
  const companyId = requireManager(user);
  if (user.id === userId) throw new AppError('OWN_ACCOUNT');
  await lockCompany(transaction, companyId);
  const colleague = await lockAccount(transaction, userId);
  if (!colleague || colleague.isDeleted || colleague.companyId !== companyId) throw new AppError('NOT_FOUND');
  return colleague;
}

/**
 * Called before an Admin leaves or becomes a Member. Another Admin must remain (Q20), and the requesting user must
 * still be an Admin.
 */
export async function requireOtherAdmin(
  transaction: Executor,
  user: AuthenticatedUser,
  colleague: StoredAccount,
): Promise<void> {
  const isAdmin = colleague.userType === 'Contractor Admin';
  if (isAdmin && (await countOtherAdmins(transaction, requireManager(user), colleague.id)) === 0)
    throw new AppError('LAST_ADMIN');
  const present = await findAccount(transaction, user.id);
  if (!present?.isActive || !canManageMember(present, colleague)) throw new AppError('FORBIDDEN');
}
