import type { ProjectMember } from '@quietsite/contracts';
import { describe, expect, it } from 'vitest';
import { canChangeRole, canRemove, groupTeam, nameInTeam } from './team-groups.ts';

function sample(changes: Partial<ProjectMember>): ProjectMember {
  return {
    userId: 1,
    name: 'May Lee',
    company: 'Harbour Works',
    maskedEmail: 'm***@h***.hk',
    email: null,
    role: 'member',
    isOwner: false,
    isApproved: true,
    ...changes,
  };
}

describe('the team of a project', () => {
  it('[ORG-12] is shown as admins, members and read-only members, the owner first', () => {
    const groups = groupTeam([
      sample({ name: 'Zoe' }),
      sample({ name: 'Ada', role: 'admin' }),
      sample({ name: 'Wing', role: 'admin', isOwner: true }),
      sample({ name: 'Bo' }),
      sample({ name: 'Kim', role: 'readonly' }),
    ]);
    expect(groups.map(({ role, members }) => [role, members.map(({ name }) => name)])).toEqual([
      ['admin', ['Wing', 'Ada']],
      ['member', ['Bo', 'Zoe']],
      ['readonly', ['Kim']],
    ]);
  });

  it('[ORG-16] the role is changed by those who manage, for approved members alone, never the owner’s', () => {
    expect(canChangeRole(true, sample({}))).toBe(true);
    expect(canChangeRole(true, sample({ role: 'admin' }))).toBe(true);
    expect(canChangeRole(false, sample({}))).toBe(false);
    expect(canChangeRole(true, sample({ isApproved: false }))).toBe(false);
    expect(canChangeRole(true, sample({ role: 'admin', isOwner: true }))).toBe(false);
  });

  it('[ORG-17] only those who are not admins are removed', () => {
    expect(canRemove(true, sample({}))).toBe(true);
    expect(canRemove(true, sample({ role: 'readonly', isApproved: false }))).toBe(true);
    expect(canRemove(true, sample({ role: 'admin' }))).toBe(false);
    expect(canRemove(false, sample({}))).toBe(false);
  });

  it('calls people by their masked address when they gave no name', () => {
    expect([sample({}), sample({ name: '' })].map(nameInTeam)).toEqual(['May Lee', 'm***@h***.hk']);
  });
});
