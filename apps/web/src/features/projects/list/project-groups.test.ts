import { describe, expect, it } from 'vitest';
import { countGroups, groupProjects, isInGroup, matches } from './project-groups.ts';

const statuses = ['Approved', 'Created', 'Submitted', 'Rejected', 'Created'] as const;
const projects = statuses.map((status, id) => ({ id, status, isArchived: false }));
const archived = { id: 5, status: 'Approved', isArchived: true } as const;

describe('the groups of the project list', () => {
  it('[PROJ-63] are counted in the tabs by who has to act next', () => {
    expect(countGroups(projects)).toEqual({ all: 5, needsYou: 3, withAuthority: 1, approved: 1, archived: 0 });
    expect(projects.filter((project) => isInGroup(project, 'needsYou')).map(({ id }) => id)).toEqual([1, 3, 4]);
    expect(projects.every((project) => isInGroup(project, 'all'))).toBe(true);
  });

  it('[PROJ-64] an archived project is in its own tab alone', () => {
    expect(countGroups([archived])).toEqual({ all: 0, needsYou: 0, withAuthority: 0, approved: 0, archived: 1 });
    for (const group of ['all', 'needsYou', 'withAuthority', 'approved'] as const)
      expect(isInGroup(archived, group)).toBe(false);
    expect(isInGroup(archived, 'archived')).toBe(true);
    expect(groupProjects([archived])).toEqual([{ group: 'archived', members: [archived] }]);
  });

  it('[PROJ-61] stand in the order of urgency, without empty ones, and keep the order within', () => {
    const found = groupProjects(projects).map(({ group, members }) => [group, members.map(({ id }) => id)]);
    expect(found).toEqual([
      ['needsYou', [1, 3, 4]],
      ['withAuthority', [2]],
      ['approved', [0]],
    ]);
    expect(groupProjects(projects.slice(0, 1)).map(({ group }) => group)).toEqual(['approved']);
  });
});

describe('the search of the project list', () => {
  const project = { title: 'Hau Wong Road', version: 2, ownerName: 'Demo Owner', ownerCompany: 'Demo Contractor A' };

  it('[PROJ-63] finds every word, in any case, in title, version, owner or company', () => {
    for (const find of ['', '  ', 'hau ROAD', 'road 2', 'owner', 'contractor wong'])
      expect(matches(project, find), find).toBe(true);
    expect(matches(project, 'hau street')).toBe(false);
    expect(matches({ ...project, ownerCompany: null }, 'contractor')).toBe(false);
  });
});
