import { expect, it } from 'vitest';
import { at, receiver, row, task, zone } from '../testing/snapshot-builder.ts';
import { calculate } from './calculate.ts';
import { listCompulsoryReceivers } from './compulsory-receivers.ts';

it('the loudest residential and education points, with ties; unknown types count as residential (M-63)', () => {
  const near = at(30, 100);
  const receivers = [
    receiver({ pointId: 1, position: near }),
    receiver({ pointId: 2, position: near, kind: 'other' }),
    receiver({ pointId: 3, position: at(30, 200) }),
    receiver({ pointId: 4, position: at(30, 300), kind: 'education' }),
    receiver({ pointId: 5, position: at(30, 400), kind: 'education' }),
    receiver({ pointId: 6, position: at(30, 80), isInsideZoneWithBuilding: true }),
  ];
  const snapshot = { zones: [zone()], tasks: [task()], rows: [row()], receivers, neighbours: [] };
  expect(listCompulsoryReceivers(receivers, calculate(snapshot))).toEqual([1, 2, 4]);
  expect(listCompulsoryReceivers(receivers, calculate({ ...snapshot, rows: [] }))).toEqual([]);
});
