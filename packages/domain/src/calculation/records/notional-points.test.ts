import { expect, it } from 'vitest';
import { project, receiver, task, zone } from '../../testing/snapshot-builder.ts';
import { calculate } from '../calculate.ts';
import type { ReceiverResult } from '../results/result.ts';
import { listNotionalPointRecords } from './notional-points.ts';

it('[NSR-35] [Q91] a notional point stands for every zone-task of its zone, at the distance of the source', () => {
  const tasks = [task(), task({ id: 2 })];
  const [result] = calculate(project({ zones: [zone({ type: 'B' })], tasks })).receivers as [ReceiverResult];
  const point = { projectId: 7, buildingId: 1, name: 'N1', distance: 85, remark: 'notional', calculationType: 'B' };
  expect(listNotionalPointRecords(7, { zones: [{ id: 1, calculationType: 'B' }], tasks }, receiver(), result)).toEqual([
    { ...point, zoneTaskId: '1-1' },
    { ...point, zoneTaskId: '1-2' },
  ]);
});
