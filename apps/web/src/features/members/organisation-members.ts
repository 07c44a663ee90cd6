import type { CurrentUser, OrganisationMember } from '@quietsite/contracts';
import {
  type Account,
  canDecideRegistration,
  canManageMember,
  displayRole,
  type OrganisationRole,
  organisationRoles,
} from '@quietsite/domain';

/** Everyone on the list belongs to the user's own company. */
function accountOf(user: CurrentUser, { id, userType }: OrganisationMember): Account {
  return { id, userType, companyId: user.companyId };
}

export interface MemberRights {
  readonly canDecide: boolean;
  readonly canChange: boolean;
}

/** What the user may do with a row: decide on a registration, or change and remove a member. */
export function rightsFor(user: CurrentUser, member: OrganisationMember): MemberRights {
  const account = accountOf(user, member);
  return {
    canDecide: !member.isApproved && canDecideRegistration(user, account),
    canChange: member.isApproved && canManageMember(user, account),
  };
}

/** The user's role in the company (ORG-23), or null if the user type has none. */
export function roleOf(member: OrganisationMember): OrganisationRole | null {
  return organisationRoles.find((role) => role === displayRole(member.userType)) ?? null;
}

/** Possible new owners of a company project: approved members other than the current owner. */
export function listSuccessors(
  members: readonly OrganisationMember[],
  currentOwnerId: number,
): readonly OrganisationMember[] {
  return members.filter((member) => member.isApproved && member.id !== currentOwnerId);
}

/** An account must have a username but need not have a name. */
export function nameOf({ name, username }: Pick<OrganisationMember, 'name' | 'username'>): string {
  return name === '' ? username : name;
}
