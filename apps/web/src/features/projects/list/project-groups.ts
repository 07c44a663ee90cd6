import type { ProjectSummary } from '@quietsite/contracts';

/** The tabs of the list; all but the first are also its headings. */
export const projectGroups = ['all', 'needsYou', 'withAuthority', 'approved'] as const;
export type ProjectGroup = (typeof projectGroups)[number];

/** Who has to act next. */
const groupOfStatus = {
  Created: 'needsYou',
  Rejected: 'needsYou',
  Submitted: 'withAuthority',
  Approved: 'approved',
} as const satisfies Record<ProjectSummary['status'], ProjectGroup>;

export const isInGroup = ({ status }: Pick<ProjectSummary, 'status'>, group: ProjectGroup): boolean =>
  group === 'all' || groupOfStatus[status] === group;

export function countGroups(projects: readonly Pick<ProjectSummary, 'status'>[]): Record<ProjectGroup, number> {
  const counts = { all: projects.length, needsYou: 0, withAuthority: 0, approved: 0 };
  for (const { status } of projects) counts[groupOfStatus[status]] += 1;
  return counts;
}

/** The projects of each group that has any; their order within a group stays. */
export function groupProjects<Project extends Pick<ProjectSummary, 'status'>>(projects: readonly Project[]) {
  return projectGroups
    .filter((group) => group !== 'all')
    .map((group) => ({ group, members: projects.filter((project) => isInGroup(project, group)) }))
    .filter(({ members }) => members.length > 0);
}

type Findable = Pick<ProjectSummary, 'title' | 'version' | 'ownerName' | 'ownerCompany'>;

/** Every word of the search is in the title, the version, or the name of owner or company. */
export function matches({ title, version, ownerName, ownerCompany }: Findable, find: string): boolean {
  const text = [title, version ?? '', ownerName, ownerCompany ?? ''].join(' ').toLocaleLowerCase();
  return find
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
