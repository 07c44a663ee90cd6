import { type Hk80Polygon, hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { datedTask } from '../testing/task-builder.ts';
import { type FollowingRow, followRows } from './follow-rows.ts';

const square = (east: number): Hk80Polygon => [
  [hk80(east, 0), hk80(east + 50, 0), hk80(east + 50, 50), hk80(east, 50), hk80(east, 0)],
];
const zones = new Map([
  [1, square(0)],
  [2, square(50)],
]);
const row = (changes: Partial<FollowingRow> = {}): FollowingRow => ({
  id: 1,
  taskId: 1,
  start: toDay('2027-03-01'),
  end: toDay('2027-03-31'),
  fixedLocation: null,
  ...changes,
});
const before = datedTask();
const follow = (rows: readonly FollowingRow[], after: Parameters<typeof datedTask>[0]) =>
  followRows(rows, [{ before, after: datedTask(after) }], zones);

describe('the rows of changed activities', () => {
  it('[EQUIP-25] take other days; those that need none are left alone', () => {
    const rows = [row({ id: 1 }), row({ id: 2, start: toDay('2027-03-10'), end: toDay('2027-03-15') })];
    expect(follow(rows, { end: '2027-03-20' })).toMatchObject([
      { id: 1, start: '2027-03-01', end: '2027-03-20', isMoved: true, isUnfixed: false },
    ]);
    expect(follow(rows, { name: 'Another name' })).toEqual([]);
  });

  it('[EQUIP-09] leave a fixed place that the new zone does not hold', () => {
    const inside = row({ id: 1, fixedLocation: hk80(20, 20) });
    const between = row({ id: 2, fixedLocation: hk80(50, 20) });
    const notional = row({ id: 3 });
    expect(follow([inside, between, notional], { zoneId: 2 })).toMatchObject([
      { id: 1, fixedLocation: null, isMoved: false, isUnfixed: true },
    ]);
  });

  it('[EQUIP-09] keep it while the zone is the same, whatever its outline', () => {
    expect(follow([row({ fixedLocation: hk80(900, 900) })], { name: 'Another name' })).toEqual([]);
  });

  it('can do both at once', () => {
    const followed = follow([row({ fixedLocation: hk80(20, 20) })], {
      zoneId: 2,
      start: '2027-04-01',
      end: '2027-05-01',
    });
    expect(followed).toMatchObject([
      { start: '2027-04-01', end: '2027-05-01', fixedLocation: null, isMoved: true, isUnfixed: true },
    ]);
  });

  it('are those of their own activity', () => {
    expect(follow([row({ taskId: 2 })], { end: '2027-03-20' })).toEqual([]);
  });
});
