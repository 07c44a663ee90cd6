import type { Project } from '@quietsite/contracts';
import { isMenuButtonEnabled, type ProjectUser } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { sampleProject } from '../testing/sample-report.ts';
import { describeRail } from './rail-state.ts';

const contractor: ProjectUser = { id: 1, userType: 'Contractor Member', district: null, companyId: 1 };
const reviewer: ProjectUser = { id: 2, userType: 'epd', district: 'Islands', companyId: null };
const submitted = { isSubmitted: true, districts: ['Islands'] };
const projectWith = (access: Partial<Project['access']>): Project =>
  sampleProject({ access: { ...sampleProject().access, ...access } });

/** State of 'Approve' in the menu. */
function approveIn(user: ProjectUser | undefined, project: Project | undefined): string {
  const { ids, state } = describeRail(user, project, false);
  if (!ids.includes('approve')) return 'hidden';
  return isMenuButtonEnabled('approve', state) ? 'enabled' : 'disabled';
}

describe('Approve in the left menu', () => {
  it('[APPROVE-01] [Q18] is there for the authority on what was submitted, for the team once it is approved', () => {
    expect(approveIn(reviewer, projectWith(submitted))).toBe('enabled');
    expect(approveIn(reviewer, projectWith({ ...submitted, districts: ['Tai Po'] }))).toBe('hidden');
    expect(approveIn(reviewer, projectWith({ districts: ['Islands'] }))).toBe('hidden');
    expect(approveIn(contractor, projectWith(submitted))).toBe('hidden');
    expect(approveIn(contractor, projectWith({ ...submitted, isApproved: true }))).toBe('enabled');
  });

  it('[APPROVE-03] cannot be used without a project or without a user', () => {
    expect(approveIn(reviewer, undefined)).toBe('hidden');
    expect(approveIn(undefined, projectWith({ ...submitted, isApproved: true }))).toBe('hidden');
    const { state } = describeRail(reviewer, undefined, false);
    expect(state).toEqual({ hasOpenProject: false, isCalculated: false, isPopupOpen: false });
    expect(isMenuButtonEnabled('approve', { ...state, isCalculated: true })).toBe(false);
  });
});

describe('the left menu of a reviewer', () => {
  const railOf = (user: ProjectUser, access: Partial<Project['access']>) =>
    describeRail(user, projectWith(access), false);

  it('[SHELL-87] has the review in place of the steps and no calculation, on the projects of others', () => {
    const rail = railOf(reviewer, submitted);
    expect([rail.foot, rail.ids.includes('calculateNoise')]).toEqual(['review', false]);
    expect(rail.ids).toEqual(expect.arrayContaining(['editProject', 'equipment', 'mitigation', 'report', 'approve']));
  });

  it('[SHELL-87] is that of a team in a project of their own, and for the team itself', () => {
    const rails = [
      railOf(reviewer, { ...submitted, ownerUserId: 2 }),
      railOf(contractor, submitted),
      railOf(contractor, { ...submitted, isApproved: true }),
    ];
    for (const rail of rails) expect([rail.foot, rail.ids.includes('calculateNoise')]).toEqual(['steps', true]);
  });
});
