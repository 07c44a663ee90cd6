/** Every kind of account. Any other value, 'district' among them, has no rights anywhere (U22). */
export const userTypes = ['admin', 'epd', 'Contractor Admin', 'Contractor Member'] as const;
export type UserType = (typeof userTypes)[number];

export const organisationRoles = ['Admin', 'Member'] as const;
export type OrganisationRole = (typeof organisationRoles)[number];

/** Who has to say yes before an account may sign in (Q50, Q51). Exact types, not a search for 'Admin'. */
export function approverOf(userType: UserType): 'authority' | 'company' {
  return userType === 'Contractor Member' ? 'company' : 'authority';
}

/** What a person registers as; never taken from the form (U11). */
export function userTypeOfRegistration(isCompanyKnown: boolean): UserType {
  return isCompanyKnown ? 'Contractor Member' : 'Contractor Admin';
}

/** The role as it is shown in an organisation. */
export function displayRole(userType: UserType): string {
  return userType.replace('Contractor ', '');
}

export function userTypeOfRole(role: OrganisationRole): 'Contractor Admin' | 'Contractor Member' {
  return `Contractor ${role}`;
}

export function isContractor(userType: UserType): boolean {
  return userType === 'Contractor Admin' || userType === 'Contractor Member';
}
