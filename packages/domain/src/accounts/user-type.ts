/** Every type of account. Any other value, including 'district', has no rights anywhere (U22). */
export const userTypes = ['admin', 'epd', 'Contractor Admin', 'Contractor Member'] as const;
export type UserType = (typeof userTypes)[number];

export const organisationRoles = ['Admin', 'Member'] as const;
export type OrganisationRole = (typeof organisationRoles)[number];

/**
 * Who must approve an account before it can sign in (Q50, Q51). Compares exact types and does not search for 'Admin'.
 */
export function approverOf(userType: UserType): 'authority' | 'company' {
  return userType === 'Contractor Member' ? 'company' : 'authority';
}

/** The user type of a new registration; never taken from the form (U11). */
export function userTypeOfRegistration(isCompanyKnown: boolean): UserType {
  return isCompanyKnown ? 'Contractor Member' : 'Contractor Admin';
}

/** The role as displayed within an organisation. */
export function displayRole(userType: UserType): string {
  return userType.replace('Contractor ', '');
}

export function userTypeOfRole(role: OrganisationRole): 'Contractor Admin' | 'Contractor Member' {
  return `Contractor ${role}`;
}

export function isContractor(userType: UserType): boolean {
  return userType === 'Contractor Admin' || userType === 'Contractor Member';
}
