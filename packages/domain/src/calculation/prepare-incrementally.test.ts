import { describe, expect, it } from 'vitest';
import { dayNumber, toDay } from '../day.ts';
import { at, project, receiver, row, squareAt, task, zone } from '../testing/snapshot-builder.ts';
import { describeNeighbour } from './neighbours/neighbours.ts';
import { prepare } from './prepare.ts';
import { prepareIncrementally } from './prepare-incrementally.ts';
import type { CalculationSnapshot, SnapshotReceiver, SnapshotRow, SnapshotTask } from './snapshot.schema.ts';

const number = (day: string) => dayNumber(toDay(day));
const second = zone({ id: 2, outline: squareAt(100, 0, 60), centre: at(130, 30) });
const neighbour = describeNeighbour({ zones: [zone()], tasks: [task()], rows: [row()] });

const before: CalculationSnapshot = project({
  zones: [zone(), second],
  tasks: [task({ id: 1 }), task({ id: 2, start: '2027-03-05', end: '2027-04-30' }), task({ id: 3, zoneId: 2 })],
  rows: [
    row({ id: 1, start: '2027-03-02', end: '2027-03-08' }),
    row({ id: 2, taskId: 2, end: '2027-04-30' }),
    row({ id: 3, taskId: 3 }),
  ],
  receivers: [receiver({ pointId: 1 }), receiver({ pointId: 2, position: at(90, 130) })],
  neighbours: [neighbour],
});
const [firstTask, secondTask, thirdTask] = before.tasks as [SnapshotTask, SnapshotTask, SnapshotTask];
const [firstRow, ...otherRows] = before.rows as [SnapshotRow, SnapshotRow, SnapshotRow];
const [firstPoint, secondPoint] = before.receivers as [SnapshotReceiver, SnapshotReceiver];

function again(changes: Partial<CalculationSnapshot>) {
  return prepareIncrementally(prepare(before), { ...before, ...changes });
}

describe('everything is to be prepared anew', () => {
  it.each<[string, Partial<CalculationSnapshot>]>([
    ['with another zone', { zones: [zone({ type: 'B' }), second] }],
    ['with one zone more', { zones: [...before.zones, zone({ id: 3 })] }],
    ['with zones in another order', { zones: before.zones.toReversed() }],
    ['without the neighbour', { neighbours: [] }],
    ['with another neighbour', { neighbours: [structuredClone(neighbour)] }],
    ['with one receiver more', { receivers: [...before.receivers, receiver({ pointId: 3 })] }],
    ['with receivers in another order', { receivers: before.receivers.toReversed() }],
    [
      'with a receiver that is now left out',
      { receivers: [firstPoint, { ...secondPoint, isInsideZoneWithBuilding: true }] },
    ],
    ['with one task less', { tasks: [firstTask, secondTask], rows: [firstRow] }],
    [
      'with a task in another zone',
      { tasks: [firstTask, { ...secondTask, zoneId: 2, start: toDay('2027-02-01') }, thirdTask] },
    ],
    [
      'with tasks that change places by their dates',
      { tasks: [{ ...firstTask, start: toDay('2027-03-06') }, secondTask, thirdTask] },
    ],
  ])('%s', (_, changes) => {
    expect(again(changes)).toBeNull();
  });
});

describe('what did not change is taken over', () => {
  it('an equal project changes nothing', () => {
    const result = again({ zones: [...before.zones], tasks: [...before.tasks], rows: [...before.rows] });
    expect(result?.changes).toEqual({ days: [], receivers: [] });
  });

  it('tasks in another order in the list are the same tasks', () => {
    expect(again({ tasks: before.tasks.toReversed() })?.changes).toEqual({ days: [], receivers: [] });
  });

  it('an edited row changes the days it had and has, and what its own task emits (M-13)', () => {
    const prepared = prepare(before);
    const edited = { ...firstRow, start: toDay('2027-02-01'), end: toDay('2027-03-04') };
    const result = prepareIncrementally(prepared, { ...before, rows: [edited, ...otherRows] });
    expect(result?.changes.receivers).toEqual([]);
    expect(result?.changes.days.map(({ startDay, endDay }) => [startDay, endDay]).sort()).toEqual([
      [number('2027-03-01'), number('2027-03-04')],
      [number('2027-03-02'), number('2027-03-08')],
    ]);
    const emissionsOf = (id: number) => [prepared.emissions.get(id), result?.prepared.emissions.get(id)];
    expect(emissionsOf(2)[0]).toBe(emissionsOf(2)[1]);
    expect(emissionsOf(1)[0]).not.toBe(emissionsOf(1)[1]);
  });

  it('a removed row changes its days, and a moved one those of both tasks', () => {
    const removed = again({ rows: otherRows });
    expect(removed?.changes.days).toEqual([{ startDay: number('2027-03-02'), endDay: number('2027-03-08') }]);
    expect(removed?.prepared.emissions.get(1)).toEqual([]);
    const moved = again({ rows: [{ ...firstRow, taskId: 2 }, ...otherRows] });
    expect(moved?.changes.days.map(({ startDay }) => startDay).sort()).toEqual([
      number('2027-03-02'),
      number('2027-03-05'),
    ]);
  });

  it('a receiver that moves has its sources placed again, the others keep theirs', () => {
    const prepared = prepare(before);
    const distances = [...prepared.input.notionalDistances];
    const moved = { ...secondPoint, position: at(30, 160) };
    const result = prepareIncrementally(prepared, { ...before, receivers: [firstPoint, moved] });
    expect(result?.changes).toEqual({ days: [], receivers: [1] });
    const zones = prepared.input.zones.length;
    const now = [...(result?.prepared.input.notionalDistances ?? [])];
    expect(now.slice(0, zones)).toEqual(distances.slice(0, zones));
    expect(now[zones]).toBe(115);
  });

  it('another first or last day of the project is taken over (M-50)', () => {
    const tasks = [firstTask, { ...secondTask, end: toDay('2027-06-30') }, thirdTask];
    expect(again({ tasks })?.prepared.input).toMatchObject({
      firstDay: number('2027-03-01'),
      lastDay: number('2027-06-30'),
    });
  });

  it('a row of a task that is not there is refused', () => {
    expect(() => again({ rows: [{ ...firstRow, taskId: 99 }] })).toThrow('missing task 99');
  });
});
