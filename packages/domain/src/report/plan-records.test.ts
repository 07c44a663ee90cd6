import { expect, it } from 'vitest';
import { describeFloors } from '../calculation/floors.ts';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { project, receiver, row, task } from '../testing/snapshot-builder.ts';
import { describePlanRecords, describeTimelines } from './plan-records.ts';

/** Thirty activities that begin one after another and end together, which gives thirty combinations. */
const days = Array.from({ length: 30 }, (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`);
const staircase = project({
  tasks: days.map((start, index) => task({ id: index + 1, start })),
  rows: days.map((start, index) => row({ id: index + 1, taskId: index + 1, start })),
});

it('[Q126] lists every combination of a receiver in both runs, loudest first', () => {
  const { receivers, equipment } = describePlanRecords({ projectId: 7, snapshot: staircase, neighbourIds: [] });
  for (const isMitigated of [false, true]) {
    const sets = receivers.filter((record) => record.taskId === null && record.isMitigated === isMitigated);
    expect(sets).toHaveLength(29);
    const levels = sets.map(({ cnl }) => cnl as number);
    expect(levels).toEqual([...levels].sort((a, b) => b - a));
  }
  expect(equipment).toHaveLength(60);
});

it('lists the levels over time of all receivers except those inside a zone', () => {
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
  const { sourceDistanceMetres, ...height } = floors?.barrier ?? {};
  expect(timelines.get(1)?.barriers).toEqual([
    { taskId: 2, lastRedFloor: floors?.lastRedFloor, totalFloors: 10, sourceDistanceMetres, height },
  ]);
  expect(timelines.get(2)?.barriers).toEqual([]);
});

it('gives each activity with barriers its own height, for the floors of its own days (M-71)', () => {
  const between = (start: string, end: string) => ({ start, end });
  const [spring, autumn, winter] = [
    between('2027-03-01', '2027-03-31'),
    between('2027-09-01', '2027-09-30'),
    between('2027-11-01', '2027-11-30'),
  ];
  const tasks = [1, 2, 3, 4].map((id) => task({ id, ...between('2027-01-01', '2027-12-31') }));
  const screened = (id: number, soundPower: number, period: object) =>
    row({ id, taskId: id, soundPower, barrierDba: -10, ...period });
  const rows = [screened(1, 125, spring), screened(2, 100, spring), screened(3, 121, autumn), screened(4, 80, winter)];
  const snapshot = project({ tasks, rows, receivers: [receiver({ heightMetres: 90 })] });
  const barriers = describeTimelines(snapshot).get(1)?.barriers ?? [];
  // The second is not the loudest but is active while floors are red; the fourth is active while none is.
  expect(barriers.map(({ taskId }) => taskId)).toEqual([1, 2, 3]);
  const [first, second, third] = barriers;
  expect(second?.lastRedFloor).toBe(first?.lastRedFloor);
  expect(third?.lastRedFloor).toBeLessThan(first?.lastRedFloor ?? 0);
  expect(third?.height?.heightMetres).toBeLessThan(first?.height?.heightMetres ?? 0);
});
