import type { CurrentUser, OrganisationMember } from '@quietsite/contracts';
import { describe, expect, it } from 'vitest';
import { listSuccessors, nameOf, rightsFor, roleOf } from './organisation-members.ts';

const admin: CurrentUser = {
  id: 1,
  username: 'wing',
  firstName: 'Wing',
  lastName: 'Chan',
  userType: 'Contractor Admin',
  company: 'Harbour Works',
  companyId: 7,
  district: null,
};
const plain: CurrentUser = { ...admin, id: 2, userType: 'Contractor Member' };

function sample(changes: Partial<OrganisationMember>): OrganisationMember {
  return {
    id: 3,
    username: 'may',
    name: 'May Lee',
    email: null,
    userType: 'Contractor Member',
    isApproved: true,
    waitsFor: null,
    ownedProjects: 0,
    ...changes,
  };
}
const pending = sample({ isApproved: false, waitsFor: 'company' });

describe('members of an organisation', () => {
  it('[ORG-04] [ORG-05] a pending member is decided on by the Admin of the company alone', () => {
    expect(rightsFor(admin, pending)).toEqual({ canDecide: true, canChange: false });
    expect(rightsFor(plain, pending)).toEqual({ canDecide: false, canChange: false });
  });

  it('[AUTH-33] a pending Admin is not the company’s to decide on', () => {
    const applicant = sample({ isApproved: false, waitsFor: 'authority', userType: 'Contractor Admin' });
    expect(rightsFor(admin, applicant)).toEqual({ canDecide: false, canChange: false });
  });

  it('[ORG-08] [ORG-09] an approved colleague is changed by the Admin, who leaves the own account alone', () => {
    expect(rightsFor(admin, sample({}))).toEqual({ canDecide: false, canChange: true });
    expect(rightsFor(admin, sample({ id: admin.id, userType: 'Contractor Admin' })).canChange).toBe(false);
    expect(rightsFor(plain, sample({})).canChange).toBe(false);
  });

  it("[ORG-23] the role is the type without 'Contractor '", () => {
    expect(roleOf(sample({}))).toBe('Member');
    expect(roleOf(sample({ userType: 'Contractor Admin' }))).toBe('Admin');
    expect(roleOf(sample({ userType: 'epd' }))).toBeNull();
  });

  it('[Q140] [U27] projects go to an approved colleague, never to the former owner', () => {
    const members = [sample({ id: 1 }), sample({ id: 2 }), sample({ id: 3, isApproved: false })];
    expect(listSuccessors(members, 1).map(({ id }) => id)).toEqual([2]);
  });

  it('are called by their username when they gave no name', () => {
    expect([sample({}), sample({ name: '' })].map(nameOf)).toEqual(['May Lee', 'may']);
  });
});
