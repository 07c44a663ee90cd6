import { isContractor, type UserType } from '../accounts/user-type.ts';

export interface OwnerAccount {
  readonly id: number;
  readonly userType: UserType;
  readonly companyId: number | null;
  readonly isActive: boolean;
}

/**
 * Who can take over a leaving owner's projects: an active colleague. Ownership never leaves the company (U27, Q140).
 */
export function canTakeOver(leaving: OwnerAccount, other: OwnerAccount): boolean {
  if (!other.isActive || other.id === leaving.id || other.userType === 'admin') return false;
  return other.companyId === leaving.companyId && isContractor(other.userType) === isContractor(leaving.userType);
}
