import { describe, expect, it } from 'vitest';
import { at, project, receiver, task, zone } from '../../testing/snapshot-builder.ts';
import { calculate } from '../calculate.ts';
import type { ReceiverResult } from '../result.ts';
import { listNotionalPointRecords } from './notional-points.ts';

describe('the record of a notional point', () => {
  it('[NSR-35] [Q91] stands for every zone-task of its zone, at the distance of the source', () => {
    const snapshot = project({ zones: [zone({ type: 'B' })], tasks: [task(), task({ id: 2 })] });
    const [result] = calculate(snapshot).receivers as [ReceiverResult];
    const point = { projectId: 7, buildingId: 1, name: 'N1', distance: 85, remark: 'notional', calculationType: 'B' };
    expect(listNotionalPointRecords(7, snapshot, receiver(), result)).toEqual([
      { ...point, zoneTaskId: '1-1', position: at(30, 45) },
      { ...point, zoneTaskId: '1-2', position: at(30, 45) },
    ]);
  });
});
