import type { ProjectMember } from '@quietsite/contracts';
import type { MemberRole } from '@quietsite/domain';

export const memberRoles = ['admin', 'member', 'readonly'] as const satisfies readonly MemberRole[];

export interface TeamGroup {
  readonly role: MemberRole;
  readonly members: readonly ProjectMember[];
}

/** Admins, members and read-only members, each by name. The owner is the first admin (ORG-12). */
export function groupTeam(members: readonly ProjectMember[]): readonly TeamGroup[] {
  const sorted = [...members].sort(
    (a, b) => Number(b.isOwner) - Number(a.isOwner) || a.name.localeCompare(b.name, 'en'),
  );
  return memberRoles.map((role) => ({ role, members: sorted.filter((member) => member.role === role) }));
}

/** Only for approved members. The owner stays an Admin (ORG-16). */
export function canChangeRole(canManage: boolean, member: ProjectMember): boolean {
  return canManage && member.isApproved && !member.isOwner;
}

/** Only for members who are not admins (ORG-17). */
export function canRemove(canManage: boolean, member: ProjectMember): boolean {
  return canManage && member.role !== 'admin';
}

/** An account need not have a name. Outside the company the masked address is shown instead. */
export function nameInTeam({ name, maskedEmail }: Pick<ProjectMember, 'name' | 'maskedEmail'>): string {
  return name === '' ? maskedEmail : name;
}
