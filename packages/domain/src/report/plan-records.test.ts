import { expect, it } from 'vitest';
import { project, receiver, row, task } from '../testing/snapshot-builder.ts';
import { describePlanRecords, describeTimelines } from './plan-records.ts';

/** Thirty activities that begin one after the other and end together: thirty sets that are ever at work. */
const days = Array.from({ length: 30 }, (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`);
const staircase = project({
  tasks: days.map((start, index) => task({ id: index + 1, start })),
  rows: days.map((start, index) => row({ id: index + 1, taskId: index + 1, start })),
});

it('[Q126] tells every combination of a receiver in both runs, the loudest first', () => {
  const { receivers, equipment } = describePlanRecords({ projectId: 7, snapshot: staircase, neighbourIds: [] });
  for (const isMitigated of [false, true]) {
    const sets = receivers.filter((record) => record.taskId === null && record.isMitigated === isMitigated);
    expect(sets).toHaveLength(29);
    const levels = sets.map(({ cnl }) => cnl as number);
    expect(levels).toEqual([...levels].sort((a, b) => b - a));
  }
  expect(equipment).toHaveLength(60);
});

it('tells the levels over time of all but those inside a zone', () => {
  const receivers = [receiver(), receiver({ pointId: 2, isInsideZoneWithBuilding: true })];
  expect([...describeTimelines(project({ receivers })).keys()]).toEqual([1]);
});
