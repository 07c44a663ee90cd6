import { describe, expect, it } from 'vitest';
import { toDay } from '../../day.ts';
import { at, project, receiver, row, task, zone } from '../../testing/snapshot-builder.ts';
import { calculate } from '../calculate.ts';
import type { ReceiverResult } from '../result.ts';
import { describePointRecord, listNotionalPointRecords } from './point-records.ts';

const entry = { name: 'Exam', start: toDay('2027-05-01'), end: toDay('2027-05-10') };

describe('the record of a receiver point', () => {
  const point = receiver({
    ...{ pointId: 9, buildingId: 4, criterionReduction: 3 },
    otherCriteria: [
      { ...entry, value: 65 },
      { ...entry, name: 'Evening', value: 60.5 },
    ],
  });
  const snapshot = project({ rows: [row({ barrierDba: -10 })], receivers: [point] });
  const [result] = calculate(snapshot).receivers as [ReceiverResult];

  it('[NSR-25] [NSR-27] has every field', () => {
    const [unmitigated, mitigated] = [result.unmitigated.highestLevel, result.mitigated.highestLevel];
    expect(describePointRecord(7, point, result)).toEqual({
      ...{ id: 9, nsrPointId: 9, projectId: 7, buildingId: 4, name: 'N1', noiseCriteria: 75 },
      otherNoiseCriteria: 'Exam@2027-05-01 ~ 2027-05-10: 65#Evening@2027-05-01 ~ 2027-05-10: 60.5',
      ...{ buildingHeight: 30, buildingName: 'Block A', totalCnl: unmitigated, totalCnlMitigated: mitigated },
      totalCnlWithNeighbour: mitigated,
      calcValues: [
        { isMitigated: false, zoneTask: '1-1', totalCnl: unmitigated },
        { isMitigated: true, zoneTask: '1-1', totalCnl: mitigated },
      ],
      ...{ isMitigated: true, highestNoiseLevel: mitigated },
    });
  });

  it('[NSR-25] is not mitigated where measures change nothing', () => {
    const plain = project();
    const [same] = calculate(plain).receivers as [ReceiverResult];
    expect(describePointRecord(7, receiver(), same)).toMatchObject({ isMitigated: false, otherNoiseCriteria: '' });
  });
});

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
