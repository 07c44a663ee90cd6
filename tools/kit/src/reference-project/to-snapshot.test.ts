import { expect, it } from 'vitest';
import { createReferenceProject } from './reference-project.ts';
import { toSnapshot } from './to-snapshot.ts';

it('hands works, receivers and neighbours to the calculation', () => {
  const project = createReferenceProject('L');
  const snapshot = toSnapshot(project);
  expect(snapshot.rows).toBe(project.works.rows);
  expect(snapshot.receivers).toBe(project.receivers);
  expect(snapshot.neighbours.map(({ zones }) => zones.length)).toEqual([3, 3]);
  const tasks = snapshot.neighbours.flatMap(({ zones }) => zones.flatMap((zone) => zone.tasks));
  expect(tasks).toHaveLength(40);
  for (const steps of tasks) expect(steps.length).toBeGreaterThan(0);
});
