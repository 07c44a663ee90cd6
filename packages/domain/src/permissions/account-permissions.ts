import { isContractor, type UserType } from '../accounts/user-type.ts';

/** The fields of an account that permissions depend on. */
export interface Account {
  readonly id: number;
  readonly userType: UserType;
  readonly companyId: number | null;
}

/** 'New Project' is for everyone except platform administrators, who have no projects of their own (Q44). */
export function canCreateProject(user: Account): boolean {
  return user.userType !== 'admin';
}

/** The second list: projects submitted to the authority. */
export function canListSubmittedProjects(user: Account): boolean {
  return user.userType === 'epd' || user.userType === 'admin';
}

/** Approve, reject, invite and remove members, change roles. */
export function canManageOrganisation(user: Account): boolean {
  return user.userType === 'Contractor Admin' && user.companyId !== null;
}

/** A colleague, but never the user's own account (U12). */
export function canManageMember(user: Account, other: Account): boolean {
  return canManageOrganisation(user) && isColleague(user, other) && user.id !== other.id;
}

/** Users see in full their own address and those of the company they administer. */
export function canSeeEmail(user: Account, other: Pick<Account, 'id' | 'companyId'>): boolean {
  return user.id === other.id || (canManageOrganisation(user) && user.companyId === other.companyId);
}

/** The authority approves the admin of a new company; the company approves further members (AUTH-33, ORG-06). */
export function canDecideRegistration(user: Account, applicant: Account): boolean {
  if (applicant.userType === 'Contractor Member') return canManageMember(user, applicant);
  return canUseAdminPortal(user) && user.id !== applicant.id;
}

/** A session of this type exists only after the second factor (U20). */
export function canUseAdminPortal(user: Account): boolean {
  return user.userType === 'admin';
}

function isColleague(user: Account, other: Account): boolean {
  return isContractor(other.userType) && other.companyId === user.companyId;
}
