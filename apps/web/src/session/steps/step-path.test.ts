import type { StepPlace } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { stepPath } from './step-path.ts';

const at = (place: Pick<StepPlace, 'screen'> & Partial<StepPlace>) =>
  stepPath({ part: null, taskId: null, rowId: null, pointId: null, ...place });

it.each([
  [{ screen: 'editProject', part: 'zones' }, '/EditProjects?activeIndex=1'],
  [{ screen: 'editProject', part: 'schedule' }, '/EditProjects?activeIndex=2'],
  [{ screen: 'equipment' }, '/Equipment'],
  [{ screen: 'equipment', taskId: 11, rowId: 31 }, '/Equipment?activity=11&row=31'],
  [{ screen: 'select' }, '/Select'],
  [{ screen: 'mitigation', part: 'furtherMitigation' }, '/Mitigation/3'],
  [{ screen: 'report', part: 'compliance', pointId: 7 }, '/Report?section=compliance&reason=7'],
  [{ screen: 'report', part: 'signatures' }, '/Report?section=signatures'],
  [{ screen: 'report', part: 'documents' }, '/Report?step=1'],
  [{ screen: 'report', part: 'role' }, '/Report?step=2'],
  [{ screen: 'review' }, '/Review'],
] as const)('[SHELL-76] %o is at %s', (place, path) => {
  expect(at(place)).toBe(path);
});

it('to calculate and to begin a project of one’s own are no places', () => {
  expect(at({ screen: 'calculate' })).toBeNull();
  expect(at({ screen: 'newProject' })).toBeNull();
});
