import { describe, expect, it } from 'vitest';
import type { MemberRole, ProjectAccess } from './project-access.schema.ts';
import {
  canApproveProject,
  canArchiveProject,
  canCalculateProject,
  canCopyProject,
  canDeleteProject,
  canEditProject,
  canKnowOfProject,
  canManageMembers,
  canReadProject,
  canReadSubmissions,
  canRestoreProject,
  canSeeActivity,
  canSeeApproval,
  canSeeMembers,
  canTransferOwnership,
  type ProjectUser,
} from './project-permissions.ts';

const A = 70;
const B = 71;
const people = {
  owner: { id: 1, userType: 'Contractor Member', district: null, companyId: A },
  projectAdmin: { id: 2, userType: 'Contractor Member', district: null, companyId: A },
  member: { id: 3, userType: 'Contractor Member', district: null, companyId: A },
  readonly: { id: 4, userType: 'Contractor Member', district: null, companyId: A },
  guest: { id: 11, userType: 'Contractor Admin', district: null, companyId: B },
  colleague: { id: 5, userType: 'Contractor Member', district: null, companyId: A },
  companyAdmin: { id: 6, userType: 'Contractor Admin', district: null, companyId: A },
  otherAdmin: { id: 12, userType: 'Contractor Admin', district: null, companyId: B },
  epdOfDistrict: { id: 7, userType: 'epd', district: 'Eastern', companyId: null },
  epdElsewhere: { id: 8, userType: 'epd', district: 'Islands', companyId: null },
  epdWithoutDistrict: { id: 9, userType: 'epd', district: null, companyId: null },
  admin: { id: 10, userType: 'admin', district: null, companyId: null },
} satisfies Record<string, ProjectUser>;
const roles: Partial<Record<keyof typeof people, MemberRole>> = {
  projectAdmin: 'admin',
  member: 'member',
  readonly: 'readonly',
  guest: 'member',
};

const draft: ProjectAccess = {
  ownerUserId: 1,
  ownerCompanyId: A,
  memberRole: null,
  districts: ['Wan Chai', 'Eastern'],
  isSubmitted: false,
  isApproved: false,
  isCalculated: true,
  submittedTo: null,
};
const projects = {
  draft,
  submitted: { ...draft, isSubmitted: true },
  submittedUncalculated: { ...draft, isSubmitted: true, isCalculated: false },
  approved: { ...draft, isSubmitted: true, isApproved: true },
};

/**
 * r read, e edit, c calculate, n save as new, d delete, m manage members, s see members, t transfer ownership,
 * l activity list, a approve, v approval visible; '-' where denied.
 */
const table: Record<keyof typeof people, Record<keyof typeof projects, string>> = {
  owner: {
    draft: 'recndms-l--',
    submitted: 'r--n-ms-l--',
    submittedUncalculated: 'r--n-ms-l--',
    approved: 'r--n-ms-l-v',
  },
  projectAdmin: {
    draft: 'recn-ms-l--',
    submitted: 'r--n-ms-l--',
    submittedUncalculated: 'r--n-ms-l--',
    approved: 'r--n-ms-l-v',
  },
  member: {
    draft: 'recn--s----',
    submitted: 'r--n--s----',
    submittedUncalculated: 'r--n--s----',
    approved: 'r--n--s---v',
  },
  readonly: {
    draft: 'r-----s----',
    submitted: 'r-----s----',
    submittedUncalculated: 'r-----s----',
    approved: 'r-----s---v',
  },
  guest: {
    draft: 'recn--s----',
    submitted: 'r--n--s----',
    submittedUncalculated: 'r--n--s----',
    approved: 'r--n--s---v',
  },
  colleague: nothing(),
  companyAdmin: {
    draft: '-----mst---',
    submitted: '-----mst---',
    submittedUncalculated: '-----mst---',
    approved: '-----mst---',
  },
  otherAdmin: nothing(),
  epdOfDistrict: {
    draft: '-----------',
    submitted: 'r--------av',
    submittedUncalculated: 'r----------',
    approved: 'r---------v',
  },
  epdElsewhere: nothing(),
  epdWithoutDistrict: nothing(),
  admin: {
    draft: '-----------',
    submitted: 'r---d----av',
    submittedUncalculated: 'r---d------',
    approved: 'r---d-----v',
  },
};

function nothing() {
  const none = '-----------';
  return { draft: none, submitted: none, submittedUncalculated: none, approved: none };
}

const rules = {
  r: canReadProject,
  e: canEditProject,
  c: canCalculateProject,
  n: canCopyProject,
  d: canDeleteProject,
  m: canManageMembers,
  s: canSeeMembers,
  t: canTransferOwnership,
  l: canSeeActivity,
  a: canApproveProject,
  v: canSeeApproval,
};

const cells = Object.entries(table).flatMap(([person, row]) =>
  Object.entries(row).map(([project, rights]) => ({ person, project, rights })),
) as { person: keyof typeof people; project: keyof typeof projects; rights: string }[];

describe('project permissions', () => {
  it.each(cells)('[ORG-25] [ORG-26] [ORG-27] $person on $project: $rights', ({ person, project, rights }) => {
    const [user, access] = [people[person], { ...projects[project], memberRole: roles[person] ?? null }];
    const granted = Object.entries(rules).map(([letter, rule]) => (rule(user, access) ? letter : '-'));
    expect(granted.join('')).toBe(rights);
  });

  it('[APPROVE-12] [Q34] [Q150] the authority reads a returned submission, never the project that is edited again', () => {
    const returned = { ...draft, districts: ['Islands'], submittedTo: ['Eastern'] };
    const readers = (rule: typeof canReadProject, project: ProjectAccess) =>
      Object.entries(people)
        .filter(([name, user]) => rule(user, { ...project, memberRole: roles[name as keyof typeof people] ?? null }))
        .map(([name]) => name);
    const team = ['owner', 'projectAdmin', 'member', 'readonly', 'guest'];
    expect(readers(canReadSubmissions, returned)).toEqual([...team, 'epdOfDistrict', 'admin']);
    expect(readers(canReadProject, returned)).toEqual(team);
    expect(readers(canReadSubmissions, draft)).toEqual(team);
    expect(readers(canKnowOfProject, returned)).toEqual([...team, 'companyAdmin', 'epdOfDistrict', 'admin']);
    expect(readers(canReadSubmissions, projects.submitted)).toEqual([...team, 'epdOfDistrict', 'admin']);
    expect(readers(canApproveProject, returned)).toEqual([]);
  });

  it.each(cells)('[AUTH-51] $person sees $project only with some right to it', ({ person, project, rights }) => {
    const [user, access] = [people[person], { ...projects[project], memberRole: roles[person] ?? null }];
    expect(canKnowOfProject(user, access)).toBe(rights !== '-----------');
  });

  it('[PROJ-64] the owner alone archives a project, in any state', () => {
    for (const project of Object.values(projects)) {
      const may = Object.entries(people).filter(([name, user]) =>
        canArchiveProject(user, { ...project, memberRole: roles[name as keyof typeof people] ?? null }),
      );
      expect(may.map(([name]) => name)).toEqual(['owner']);
    }
  });

  it('[PROJ-57] [U27] [Q151] what was deleted is restored by its owner and by administrators alone', () => {
    const may = Object.entries(people).filter(([, user]) => canRestoreProject(user, draft));
    expect(may.map(([name]) => name)).toEqual(['owner', 'admin']);
  });

  it('[AUTH-50] nobody of the authority decides on a project they own or work on', () => {
    for (const person of [people.epdOfDistrict, people.admin]) {
      expect(canApproveProject(person, projects.submitted)).toBe(true);
      expect(canApproveProject(person, { ...projects.submitted, ownerUserId: person.id })).toBe(false);
      for (const memberRole of ['admin', 'member', 'readonly'] as const)
        expect(canApproveProject(person, { ...projects.submitted, memberRole })).toBe(false);
    }
  });

  it('[PROJ-29] a company admin who is a member has the rights of a member', () => {
    expect(canEditProject(people.companyAdmin, { ...draft, memberRole: 'member' })).toBe(true);
  });

  it('[ORG-30] [U22] [Q12] a type that does not exist has no rights', () => {
    const district = { ...people.epdOfDistrict, userType: 'district' } as unknown as ProjectUser;
    expect(Object.values(rules).some((rule) => rule(district, projects.approved))).toBe(false);
  });
});
