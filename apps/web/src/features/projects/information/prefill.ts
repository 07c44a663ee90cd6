import type { CurrentUser, Project, ProjectSummary } from '@quietsite/contracts';
import { emptyInformation, isContractor, type ProjectInformation } from '@quietsite/domain';

/** The project that this user owns and created last. */
export function findNewest(projects: readonly ProjectSummary[], userId: number): ProjectSummary | undefined {
  return projects
    .filter(({ access }) => access.ownerUserId === userId)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id)[0];
}

/** A new project with what is usually the same: the own company, and the parties of the newest project (PROJ-74). */
export function prefill(
  user: Pick<CurrentUser, 'userType' | 'company'>,
  newest: Pick<Project, 'proponent' | 'mainContractor' | 'engineerConsultant'> | undefined,
): ProjectInformation {
  const { proponent = '', mainContractor = '', engineerConsultant = '' } = newest ?? {};
  const own = isContractor(user.userType) ? user.company : null;
  return { ...emptyInformation, proponent, engineerConsultant, mainContractor: own ?? mainContractor };
}
