import type { ProjectSummary } from '@quietsite/contracts';

/** The tabs of the list; all but the first are also group headings. */
export const projectGroups = ['all', 'needsYou', 'withAuthority', 'approved', 'archived'] as const;
export type ProjectGroup = (typeof projectGroups)[number];

type Grouped = Pick<ProjectSummary, 'status' | 'isArchived'>;

/** Who has to act next. */
const groupOfStatus = {
  Created: 'needsYou',
  Rejected: 'needsYou',
  Submitted: 'withAuthority',
  Approved: 'approved',
} as const satisfies Record<ProjectSummary['status'], ProjectGroup>;

const groupOf = ({ status, isArchived }: Grouped) => (isArchived ? 'archived' : groupOfStatus[status]);

/** Archived projects are only in their own tab. */
export const isInGroup = (project: Grouped, group: ProjectGroup): boolean =>
  group === 'all' ? !project.isArchived : groupOf(project) === group;

export function countGroups(projects: readonly Grouped[]): Record<ProjectGroup, number> {
  const counts = { all: 0, needsYou: 0, withAuthority: 0, approved: 0, archived: 0 };
  for (const project of projects) {
    counts[groupOf(project)] += 1;
    if (!project.isArchived) counts.all += 1;
  }
  return counts;
}

/** The projects of each non-empty group, in their original order. */
export function groupProjects<Project extends Grouped>(projects: readonly Project[]) {
  return projectGroups
    .filter((group) => group !== 'all')
    .map((group) => ({ group, members: projects.filter((project) => isInGroup(project, group)) }))
    .filter(({ members }) => members.length > 0);
}

type Findable = Pick<ProjectSummary, 'title' | 'version' | 'ownerName' | 'ownerCompany'>;

/** Every search word occurs in the title, the version, or the name of the owner or company. */
export function matches({ title, version, ownerName, ownerCompany }: Findable, find: string): boolean {
  const text = [title, version ?? '', ownerName, ownerCompany ?? ''].join(' ').toLocaleLowerCase();
  return find
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
