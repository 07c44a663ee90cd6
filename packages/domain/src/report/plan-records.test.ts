import { expect, it } from 'vitest';
import { describeFloors } from '../calculation/floors.ts';
import { LiveCalculation } from '../calculation/live-calculation.ts';
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

it('names the activity that a barrier has to hide, and for which floor, where one is needed (M-71)', () => {
  const tasks = [task({ id: 1 }), task({ id: 2 })];
  const rows = [row({ id: 1, soundPower: 100 }), row({ id: 2, taskId: 2, soundPower: 125, barrierDba: -20 })];
  const receivers = [receiver({ heightMetres: 30 }), receiver({ pointId: 2, heightMetres: 30, criterion: 120 })];
  const snapshot = project({ tasks, rows, receivers });
  const timelines = describeTimelines(snapshot);
  const floors = describeFloors(new LiveCalculation(snapshot), 1);
  expect(floors?.lastRedFloor).toBeGreaterThan(1);
  expect(timelines.get(1)?.barrier).toEqual({
    ...floors?.barrier,
    ...{ taskId: 2, lastRedFloor: floors?.lastRedFloor, totalFloors: 10 },
  });
  expect(timelines.get(2)?.barrier).toBeNull();
});
