import { describe, expect, it } from 'vitest';
import {
  canApproveProject,
  canCalculateProject,
  canEditProject,
  canReadProject,
  canSeeApproval,
  type ProjectAccess,
  type ProjectUser,
} from './permissions.ts';

const people = {
  owner: { id: 1, userType: 'Contractor Member', district: null },
  projectAdmin: { id: 2, userType: 'Contractor Member', district: null },
  member: { id: 3, userType: 'Contractor Member', district: null },
  readonly: { id: 4, userType: 'Contractor Member', district: null },
  colleague: { id: 5, userType: 'Contractor Member', district: null },
  companyAdmin: { id: 6, userType: 'Contractor Admin', district: null },
  epdOfDistrict: { id: 7, userType: 'epd', district: 'Eastern' },
  epdElsewhere: { id: 8, userType: 'epd', district: 'Islands' },
  epdWithoutDistrict: { id: 9, userType: 'epd', district: null },
  admin: { id: 10, userType: 'admin', district: null },
} satisfies Record<string, ProjectUser>;

const draft: ProjectAccess = {
  ownerUserId: 1,
  members: [
    { userId: 2, role: 'admin' },
    { userId: 3, role: 'member' },
    { userId: 4, role: 'readonly' },
  ],
  districts: ['Wan Chai', 'Eastern'],
  isSubmitted: false,
  isApproved: false,
  isCalculated: true,
};
const projects = {
  draft,
  submitted: { ...draft, isSubmitted: true },
  submittedUncalculated: { ...draft, isSubmitted: true, isCalculated: false },
  approved: { ...draft, isSubmitted: true, isApproved: true },
};

/** r read, e edit, c calculate, a approve, v approval visible; '-' where denied. */
const table: Record<keyof typeof people, Record<keyof typeof projects, string>> = {
  owner: { draft: 'rec--', submitted: 'r----', submittedUncalculated: 'r----', approved: 'r---v' },
  projectAdmin: { draft: 'rec--', submitted: 'r----', submittedUncalculated: 'r----', approved: 'r---v' },
  member: { draft: 'rec--', submitted: 'r----', submittedUncalculated: 'r----', approved: 'r---v' },
  readonly: { draft: 'r----', submitted: 'r----', submittedUncalculated: 'r----', approved: 'r---v' },
  colleague: { draft: '-----', submitted: '-----', submittedUncalculated: '-----', approved: '-----' },
  companyAdmin: { draft: '-----', submitted: '-----', submittedUncalculated: '-----', approved: '-----' },
  epdOfDistrict: { draft: '-----', submitted: 'r--av', submittedUncalculated: 'r----', approved: 'r---v' },
  epdElsewhere: { draft: '-----', submitted: '-----', submittedUncalculated: '-----', approved: '-----' },
  epdWithoutDistrict: { draft: '-----', submitted: '-----', submittedUncalculated: '-----', approved: '-----' },
  admin: { draft: '-----', submitted: 'r--av', submittedUncalculated: 'r----', approved: 'r---v' },
};

const cells = Object.entries(table).flatMap(([person, row]) =>
  Object.entries(row).map(([project, rights]) => ({ person, project, rights })),
) as { person: keyof typeof people; project: keyof typeof projects; rights: string }[];

describe('project permissions', () => {
  it.each(cells)('$person on $project: $rights', ({ person, project, rights }) => {
    const [user, access] = [people[person], projects[project]];
    const granted = [
      canReadProject(user, access) ? 'r' : '-',
      canEditProject(user, access) ? 'e' : '-',
      canCalculateProject(user, access) ? 'c' : '-',
      canApproveProject(user, access) ? 'a' : '-',
      canSeeApproval(user, access) ? 'v' : '-',
    ].join('');
    expect(granted).toBe(rights);
  });

  it('a company admin who is a member has the rights of a member', () => {
    const joined = { ...draft, members: [{ userId: 6, role: 'member' as const }] };
    expect(canEditProject(people.companyAdmin, joined)).toBe(true);
  });
});
