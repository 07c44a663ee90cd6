import type { CurrentUser } from '@quietsite/contracts';
import { canListSubmittedProjects } from '@quietsite/domain';
import i18next from 'i18next';
import type { ProjectListName } from '../../../session/project-queries.ts';

interface ProjectTab {
  readonly list: ProjectListName;
  readonly label: string;
}

/** Own projects for everyone except administrators, the authority's list for its staff (PROJ-03 to PROJ-06). */
export function listProjectTabs(user: CurrentUser): readonly ProjectTab[] {
  const own: ProjectTab = { list: 'own', label: i18next.t('editor.tabOwn') };
  const submitted: ProjectTab = { list: 'authority', label: i18next.t('editor.tabSubmitted') };
  const district: ProjectTab = { list: 'authority', label: i18next.t('editor.tabDistrict') };
  if (user.userType === 'admin') return [submitted];
  return canListSubmittedProjects(user) ? [own, district] : [own];
}

/** Reviewers start with the projects to review. */
export const findFirstTab = (tabs: readonly ProjectTab[]): ProjectTab | undefined =>
  tabs.find(({ list }) => list === 'authority') ?? tabs[0];
