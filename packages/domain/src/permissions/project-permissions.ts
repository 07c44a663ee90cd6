import type { UserType } from '../accounts/user-type.ts';

export type MemberRole = 'admin' | 'member' | 'readonly';

/** Who asks. */
export interface ProjectUser {
  readonly id: number;
  readonly userType: UserType;
  readonly district: string | null;
  readonly companyId: number | null;
}

/** What a permission on a project depends on, as it stands for the one who asks. */
export interface ProjectAccess {
  readonly ownerUserId: number;
  readonly ownerCompanyId: number | null;
  /** The role of the one who asks, apart from ownership. */
  readonly memberRole: MemberRole | null;
  readonly districts: readonly string[];
  readonly isSubmitted: boolean;
  readonly isApproved: boolean;
  readonly isCalculated: boolean;
  /** The districts of the newest submission while that is returned for changes; null: it is not. */
  readonly returnedTo: readonly string[] | null;
}

/** The team reads it always, the authority once it is submitted (Q34); everybody else never (U23). */
export function canReadProject(user: ProjectUser, project: ProjectAccess): boolean {
  return roleOf(user, project) !== null || isReviewer(user, project);
}

/**
 * What was submitted, with what was said and decided of it: whoever reads the project, and the authority also while it is
 * returned for changes. What the team edits meanwhile is its own (Q34, Q150).
 */
export function canReadSubmissions(user: ProjectUser, project: ProjectAccess): boolean {
  return canReadProject(user, project) || isAuthorityOf(user, project.returnedTo);
}

/** Has some right to it. For everybody else it is as if there were no such project (U23). */
export function canKnowOfProject(user: ProjectUser, project: ProjectAccess): boolean {
  return canReadSubmissions(user, project) || canManageMembers(user, project);
}

/** Owner, project admins and members, until it is submitted: what the authority reviews stands still. */
export function canEditProject(user: ProjectUser, project: ProjectAccess): boolean {
  return isWorker(user, project) && !isHandedIn(project);
}

/** A run replaces the project's results, so it takes the right to edit. */
export function canCalculateProject(user: ProjectUser, project: ProjectAccess): boolean {
  return canEditProject(user, project);
}

/** Save as new version or new project: those who work on it, whatever its state (Q37). */
export function canCopyProject(user: ProjectUser, project: ProjectAccess): boolean {
  return isWorker(user, project);
}

/** The owner, but never what the authority has in hand: that is archived by an administrator (U27). */
export function canDeleteProject(user: ProjectUser, project: ProjectAccess): boolean {
  return isHandedIn(project) ? user.userType === 'admin' : roleOf(user, project) === 'owner';
}

/** What was deleted: its owner and administrators (Q151). */
export function canRestoreProject(user: ProjectUser, { ownerUserId }: Pick<ProjectAccess, 'ownerUserId'>): boolean {
  return ownerUserId === user.id || user.userType === 'admin';
}

/** Project admins; the organisation Admin of the owner's company too, for membership alone (Q19). */
export function canManageMembers(user: ProjectUser, project: ProjectAccess): boolean {
  return isProjectAdmin(user, project) || isAdminOfOwnerCompany(user, project);
}

/** Who is on the team: the team itself, and those who manage it. */
export function canSeeMembers(user: ProjectUser, project: ProjectAccess): boolean {
  return roleOf(user, project) !== null || canManageMembers(user, project);
}

/** Ownership stays until an organisation Admin transfers it inside the company (Q47, Q140). */
export function canTransferOwnership(user: ProjectUser, project: ProjectAccess): boolean {
  return isAdminOfOwnerCompany(user, project);
}

/** Who did what: for those who answer for the project. */
export function canSeeActivity(user: ProjectUser, project: ProjectAccess): boolean {
  return isProjectAdmin(user, project);
}

/**
 * Reveal or reject: the authority, on a submitted and calculated project that is not approved yet (Q18), and nobody on a
 * project of their own.
 */
export function canApproveProject(user: ProjectUser, project: ProjectAccess): boolean {
  return mightApproveOfOthers(user, project) && roleOf(user, project) === null;
}

/** Would be asked to decide, were it not for a place on the team. */
export function mightApproveOfOthers(user: ProjectUser, project: ProjectAccess): boolean {
  return isReviewer(user, project) && project.isCalculated && !project.isApproved;
}

/** The Approve button also shows the date of an approval to everybody who may read the project (Q18). */
export function canSeeApproval(user: ProjectUser, project: ProjectAccess): boolean {
  return canApproveProject(user, project) || (project.isApproved && canReadProject(user, project));
}

function roleOf(user: ProjectUser, project: ProjectAccess): 'owner' | MemberRole | null {
  return project.ownerUserId === user.id ? 'owner' : project.memberRole;
}

function isProjectAdmin(user: ProjectUser, project: ProjectAccess): boolean {
  const role = roleOf(user, project);
  return role === 'owner' || role === 'admin';
}

function isWorker(user: ProjectUser, project: ProjectAccess): boolean {
  return isProjectAdmin(user, project) || roleOf(user, project) === 'member';
}

function isAdminOfOwnerCompany(user: ProjectUser, project: ProjectAccess): boolean {
  return user.userType === 'Contractor Admin' && user.companyId !== null && user.companyId === project.ownerCompanyId;
}

function isReviewer(user: ProjectUser, project: ProjectAccess): boolean {
  return isAuthorityOf(user, isHandedIn(project) ? project.districts : null);
}

/** Platform administrators for all districts, authority staff for their own; nobody where nothing was handed in. */
function isAuthorityOf(user: ProjectUser, districts: readonly string[] | null): boolean {
  if (districts === null) return false;
  if (user.userType === 'admin') return true;
  return user.userType === 'epd' && user.district !== null && districts.includes(user.district);
}

function isHandedIn(project: ProjectAccess): boolean {
  return project.isSubmitted || project.isApproved;
}
