import { type Account, canListSubmittedProjects, canUseAdminPortal } from '@quietsite/domain';

/** Whose screens the tour and the guide show. */
export type HelpRole = 'contractor' | 'reviewer' | 'administrator';

export function helpRoleOf(user: Account | undefined): HelpRole {
  if (user && canUseAdminPortal(user)) return 'administrator';
  return user && canListSubmittedProjects(user) ? 'reviewer' : 'contractor';
}
