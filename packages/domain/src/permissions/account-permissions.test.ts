import { describe, expect, it } from 'vitest';
import {
  type Account,
  canCreateProject,
  canDecideRegistration,
  canListSubmittedProjects,
  canManageMember,
  canManageOrganisation,
  canSeeEmail,
  canUseAdminPortal,
} from './account-permissions.ts';

const people = {
  companyAdmin: { id: 1, userType: 'Contractor Admin', companyId: 7 },
  companyMember: { id: 2, userType: 'Contractor Member', companyId: 7 },
  otherAdmin: { id: 3, userType: 'Contractor Admin', companyId: 8 },
  otherMember: { id: 4, userType: 'Contractor Member', companyId: 8 },
  epd: { id: 5, userType: 'epd', companyId: null },
  admin: { id: 6, userType: 'admin', companyId: null },
  adminWithoutCompany: { id: 7, userType: 'Contractor Admin', companyId: null },
} satisfies Record<string, Account>;
const names = Object.keys(people) as (keyof typeof people)[];
const who = (rule: (user: Account) => boolean) => names.filter((name) => rule(people[name]));

describe('rights of an account', () => {
  it('[ORG-29] [Q44] everybody but a platform admin makes projects', () => {
    expect(who(canCreateProject)).toEqual(names.filter((name) => name !== 'admin'));
  });

  it('[PROJ-05] [PROJ-06] only the authority has the second list', () => {
    expect(who(canListSubmittedProjects)).toEqual(['epd', 'admin']);
  });

  it('[ORG-11] only an Admin of a company manages it', () => {
    expect(who(canManageOrganisation)).toEqual(['companyAdmin', 'otherAdmin']);
  });

  it('[U12] an Admin manages colleagues, never oneself or other companies', () => {
    expect(who((other) => canManageMember(people.companyAdmin, other))).toEqual(['companyMember']);
    expect(who((user) => canManageMember(user, people.companyMember))).toEqual(['companyAdmin']);
    expect(canManageMember(people.adminWithoutCompany, { ...people.companyMember, companyId: null })).toBe(false);
  });

  it('[ORG-33] an address is seen by its person and by the Admin of the company', () => {
    expect(who((user) => canSeeEmail(user, people.companyMember))).toEqual(['companyAdmin', 'companyMember']);
    expect(who((user) => canSeeEmail(user, people.epd))).toEqual(['epd']);
  });

  it('[AUTH-33] a company admin is approved by the authority alone', () => {
    const applicant: Account = { id: 20, userType: 'Contractor Admin', companyId: 7 };
    expect(who((user) => canDecideRegistration(user, applicant))).toEqual(['admin']);
  });

  it('[ORG-06] [ORG-07] a member is approved by the own company alone', () => {
    const applicant: Account = { id: 20, userType: 'Contractor Member', companyId: 7 };
    expect(who((user) => canDecideRegistration(user, applicant))).toEqual(['companyAdmin']);
  });

  it('[SHELL-06] only admin uses the portal', () => expect(who(canUseAdminPortal)).toEqual(['admin']));
});
