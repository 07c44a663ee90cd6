import type { CurrentUser, OrganisationMember } from '@quietsite/contracts';
import {
  type Account,
  canDecideRegistration,
  canManageMember,
  displayRole,
  type OrganisationRole,
  organisationRoles,
} from '@quietsite/domain';

/** Everybody on the list belongs to the company of the one who looks. */
function accountOf(user: CurrentUser, { id, userType }: OrganisationMember): Account {
  return { id, userType, companyId: user.companyId };
}

export interface MemberRights {
  readonly canDecide: boolean;
  readonly canChange: boolean;
}

/** What the one who looks may do to a row: decide on a registration, or change and remove a member. */
export function rightsOver(user: CurrentUser, member: OrganisationMember): MemberRights {
  const account = accountOf(user, member);
  return {
    canDecide: !member.isApproved && canDecideRegistration(user, account),
    canChange: member.isApproved && canManageMember(user, account),
  };
}

/** ORG-23; null for a type that has no role in a company. */
export function roleOf(member: OrganisationMember): OrganisationRole | null {
  return organisationRoles.find((role) => role === displayRole(member.userType)) ?? null;
}

/** Who can own a project of the company: approved members, apart from the one it is taken from. */
export function listSuccessors(
  members: readonly OrganisationMember[],
  formerId: number,
): readonly OrganisationMember[] {
  return members.filter((member) => member.isApproved && member.id !== formerId);
}

/** A name is no mandatory field of an account; the username is. */
export function nameOf({ name, username }: Pick<OrganisationMember, 'name' | 'username'>): string {
  return name === '' ? username : name;
}
