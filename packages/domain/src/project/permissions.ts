export type UserType = 'admin' | 'epd' | 'Contractor Admin' | 'Contractor Member';
export type MemberRole = 'admin' | 'member' | 'readonly';

export interface ProjectUser {
  readonly id: number;
  readonly userType: UserType;
  readonly district: string | null;
}

/** What a permission depends on. The company is left out on purpose: it gives no right to a project's content. */
export interface ProjectAccess {
  readonly ownerUserId: number;
  readonly members: readonly { readonly userId: number; readonly role: MemberRole }[];
  readonly districts: readonly string[];
  readonly isSubmitted: boolean;
  readonly isApproved: boolean;
  readonly isCalculated: boolean;
}

/** The team reads it always, the authority once it is submitted (Q34); everybody else never (U23). */
export function canReadProject(user: ProjectUser, project: ProjectAccess): boolean {
  return roleOf(user, project) !== null || isReviewer(user, project);
}

/** Owner, project admins and members, until it is submitted: what the authority reviews stands still. */
export function canEditProject(user: ProjectUser, project: ProjectAccess): boolean {
  const role = roleOf(user, project);
  return role !== null && role !== 'readonly' && !isHandedIn(project);
}

/** A run replaces the project's results, so it takes the right to edit. */
export function canCalculateProject(user: ProjectUser, project: ProjectAccess): boolean {
  return canEditProject(user, project);
}

/** Reveal or reject: the authority, on a submitted and calculated project that is not approved yet (Q18). */
export function canApproveProject(user: ProjectUser, project: ProjectAccess): boolean {
  return isReviewer(user, project) && project.isCalculated && !project.isApproved;
}

/** The Approve button also shows the date of an approval to everybody who may read the project (Q18). */
export function canSeeApproval(user: ProjectUser, project: ProjectAccess): boolean {
  return canApproveProject(user, project) || (project.isApproved && canReadProject(user, project));
}

function roleOf(user: ProjectUser, project: ProjectAccess): 'owner' | MemberRole | null {
  if (project.ownerUserId === user.id) return 'owner';
  return project.members.find((member) => member.userId === user.id)?.role ?? null;
}

/** Platform administrators for all districts, authority staff for their own. */
function isReviewer(user: ProjectUser, project: ProjectAccess): boolean {
  if (!isHandedIn(project)) return false;
  if (user.userType === 'admin') return true;
  return user.userType === 'epd' && user.district !== null && project.districts.includes(user.district);
}

function isHandedIn(project: ProjectAccess): boolean {
  return project.isSubmitted || project.isApproved;
}
