import type { ProjectSummary } from '@quietsite/contracts';
import { emptyInformation } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { sampleProject } from '../../../testing/sample-report.ts';
import { findNewest, prefill } from './use-prefill.ts';

const newest = { proponent: 'Harbour Authority', mainContractor: 'Former Builders', engineerConsultant: 'Quiet Ltd' };
const project = (id: number, ownerUserId: number, createdAt: string): ProjectSummary => {
  const sample = sampleProject({ id, createdAt });
  return { ...sample, access: { ...sample.access, ownerUserId } };
};

describe('the information of a new project', () => {
  it('[PROJ-74] has the company of a contractor and the parties of the newest project, and no title', () => {
    expect(prefill({ userType: 'Contractor Member', company: 'Own Builders' }, newest)).toEqual({
      ...emptyInformation,
      proponent: 'Harbour Authority',
      mainContractor: 'Own Builders',
      engineerConsultant: 'Quiet Ltd',
    });
  });

  it('[PROJ-74] has the main contractor of the newest project for everybody else, and is blank without one', () => {
    expect(prefill({ userType: 'admin', company: 'Operator' }, newest).mainContractor).toBe('Former Builders');
    expect(prefill({ userType: 'admin', company: null }, undefined)).toEqual(emptyInformation);
  });

  it('[PROJ-74] takes the own project that was created last, not one that others shared', () => {
    const projects = [
      project(1, 7, '2026-01-01T00:00:00.000Z'),
      project(2, 7, '2026-03-01T00:00:00.000Z'),
      project(3, 8, '2026-04-01T00:00:00.000Z'),
    ];
    expect(findNewest(projects, 7)?.id).toBe(2);
    expect(findNewest(projects, 9)).toBeUndefined();
  });
});
