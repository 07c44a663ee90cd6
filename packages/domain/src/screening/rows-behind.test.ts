import { expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { at } from '../testing/snapshot-builder.ts';
import { listRowsBehind } from './rows-behind.ts';

const row = (id: number, changes: object = {}) => ({
  ...{ id, taskId: 1, start: toDay('2027-03-05'), end: toDay('2027-03-20'), fixedLocation: null },
  ...{ measures: { barrierDba: 0 } },
  ...changes,
});
const tasks = [
  { id: 1, zoneId: 7 },
  { id: 2, zoneId: 8 },
];
const typedIn = (rows: readonly ReturnType<typeof row>[], changes: object = {}) =>
  listRowsBehind({ barrier: {}, zoneId: 7, typed: -11, ...changes }, rows, tasks).map(({ id }) => id);

it('[SITE-81] the figure of a barrier is for rows anywhere in its zone with a weaker barrier; two never add', () => {
  const barrier = (barrierDba: number) => ({ measures: { barrierDba } });
  const rows = [row(1), row(2, { taskId: 2 }), row(3, { fixedLocation: at(1, 1) }), row(4, barrier(-5))];
  expect(typedIn([...rows, row(5, barrier(-11)), row(6, barrier(-15))])).toEqual([1, 4]);
  expect(typedIn(rows, { typed: 0 })).toEqual([]);
});

it('[SITE-81] it is for rows only before which it stands on all their days', () => {
  const [first, last] = [toDay('2027-03-05'), toDay('2027-03-20')];
  expect(typedIn([row(1)], { barrier: { start: first, end: last } })).toEqual([1]);
  expect(typedIn([row(1)], { barrier: { start: toDay('2027-03-06') } })).toEqual([]);
  expect(typedIn([row(1)], { barrier: { end: toDay('2027-03-19') } })).toEqual([]);
});
