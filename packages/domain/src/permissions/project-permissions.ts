import type { UserType } from '../accounts/user-type.ts';
import type { MemberRole, ProjectAccess } from './project-access.schema.ts';

/** The user whose permission is checked. */
export interface ProjectUser {
  readonly id: number;
  readonly userType: UserType;
  readonly district: string | null;
  readonly companyId: number | null;
}

/** The team can always read it, the authority once it is submitted (Q34), everyone else never (U23). */
export function canReadProject(user: ProjectUser, project: ProjectAccess): boolean {
  return roleOf(user, project) !== null || isReviewer(user, project);
}

/** Whether the authority reads someone else's project. It can comment and decide, but not edit. */
export function isReviewing(user: ProjectUser, project: ProjectAccess): boolean {
  return roleOf(user, project) === null && isReviewer(user, project);
}

/**
 * Submissions with their comments and decisions can be read by everyone who can read the project, and for good by the
 * authority to which one of them was made. What the team changes after a return stays private (Q34, Q150).
 */
export function canReadSubmissions(user: ProjectUser, project: ProjectAccess): boolean {
  return canReadProject(user, project) || canReadCaseFile(user, project);
}

/** Submissions stay on record with the authority, even if the team deletes the project. */
export function canReadCaseFile(user: ProjectUser, { submittedTo }: Pick<ProjectAccess, 'submittedTo'>): boolean {
  return isAuthorityOf(user, submittedTo);
}

/** The officers of the districts of the newest submission share out the work among themselves. */
export function canAssignReview(user: ProjectUser, { districts }: Pick<ProjectAccess, 'districts'>): boolean {
  return isAuthorityOf(user, districts);
}

/** Whether the user has any right to the project. For everyone else the project does not appear to exist (U23). */
export function canKnowOfProject(user: ProjectUser, project: ProjectAccess): boolean {
  return canReadSubmissions(user, project) || canManageMembers(user, project);
}

/** Owner, project admins and members, until it is submitted. A project under review does not change. */
export function canEditProject(user: ProjectUser, project: ProjectAccess): boolean {
  return isTeamEditor(user, project) && !isWithAuthority(project);
}

/** A run replaces the project's results, so it requires the right to edit. */
export function canCalculateProject(user: ProjectUser, project: ProjectAccess): boolean {
  return canEditProject(user, project);
}

/** Save as new version or new project: anyone who works on it, in any state (Q37). */
export function canCopyProject(user: ProjectUser, project: ProjectAccess): boolean {
  return isTeamEditor(user, project);
}

/** The owner, but never while it is submitted to the authority; only an administrator can archive it then (U27). */
export function canDeleteProject(user: ProjectUser, project: ProjectAccess): boolean {
  return isWithAuthority(project) ? user.userType === 'admin' : roleOf(user, project) === 'owner';
}

/** The owner, in any state: an archived project is only listed elsewhere. */
export function canArchiveProject(user: ProjectUser, project: ProjectAccess): boolean {
  return roleOf(user, project) === 'owner';
}

/** A deleted project can be restored by its owner and by administrators (Q151). */
export function canRestoreProject(user: ProjectUser, { ownerUserId }: Pick<ProjectAccess, 'ownerUserId'>): boolean {
  return ownerUserId === user.id || user.userType === 'admin';
}

/** Project admins, and for membership only also the organisation Admin of the owner's company (Q19). */
export function canManageMembers(user: ProjectUser, project: ProjectAccess): boolean {
  return isProjectAdmin(user, project) || isAdminOfOwnerCompany(user, project);
}

/** The team itself and those who manage it can see its members. */
export function canSeeMembers(user: ProjectUser, project: ProjectAccess): boolean {
  return roleOf(user, project) !== null || canManageMembers(user, project);
}

/** The alternatives of the mitigation are the team's working papers: the authority reads the one in use. */
export function canSeeScenarios(user: ProjectUser, project: ProjectAccess): boolean {
  return roleOf(user, project) !== null;
}

/** Ownership does not change until an organisation Admin transfers it within the company (Q47, Q140). */
export function canTransferOwnership(user: ProjectUser, project: ProjectAccess): boolean {
  return isAdminOfOwnerCompany(user, project);
}

/** The activity log is for those responsible for the project. */
export function canSeeActivity(user: ProjectUser, project: ProjectAccess): boolean {
  return isProjectAdmin(user, project);
}

/**
 * Reveal or reject: the authority, on a submitted and calculated project that is not yet approved (Q18), but never on
 * the user's own project.
 */
export function canApproveProject(user: ProjectUser, project: ProjectAccess): boolean {
  return canApproveOutsideTeam(user, project) && roleOf(user, project) === null;
}

/** Whether the user could decide if they were not on the team. */
export function canApproveOutsideTeam(user: ProjectUser, project: ProjectAccess): boolean {
  return isReviewer(user, project) && project.isCalculated && !project.isApproved;
}

/** The Approve button also shows the approval date to everyone who can read the project (Q18). */
export function canSeeApproval(user: ProjectUser, project: ProjectAccess): boolean {
  return canApproveProject(user, project) || (project.isApproved && canReadProject(user, project));
}

/**
 * Combined levels of all sites of a district; null for all of Hong Kong. They name sites that are not published yet.
 */
export function canSeeDistrict(user: ProjectUser, district: string | null): boolean {
  return user.userType === 'admin' || (district !== null && isAuthorityOf(user, [district]));
}

function roleOf(user: ProjectUser, project: ProjectAccess): 'owner' | MemberRole | null {
  return project.ownerUserId === user.id ? 'owner' : project.memberRole;
}

function isProjectAdmin(user: ProjectUser, project: ProjectAccess): boolean {
  const role = roleOf(user, project);
  return role === 'owner' || role === 'admin';
}

function isTeamEditor(user: ProjectUser, project: ProjectAccess): boolean {
  return isProjectAdmin(user, project) || roleOf(user, project) === 'member';
}

function isAdminOfOwnerCompany(user: ProjectUser, project: ProjectAccess): boolean {
  return user.userType === 'Contractor Admin' && user.companyId !== null && user.companyId === project.ownerCompanyId;
}

function isReviewer(user: ProjectUser, project: ProjectAccess): boolean {
  return isAuthorityOf(user, isWithAuthority(project) ? project.districts : null);
}

/** Platform administrators for all districts, authority staff for their own; no one if nothing was submitted. */
function isAuthorityOf(user: ProjectUser, districts: readonly string[] | null): boolean {
  if (districts === null) return false;
  if (user.userType === 'admin') return true;
  return user.userType === 'epd' && user.district !== null && districts.includes(user.district);
}

function isWithAuthority(project: ProjectAccess): boolean {
  return project.isSubmitted || project.isApproved;
}
