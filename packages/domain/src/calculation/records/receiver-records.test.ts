import { describe, expect, it } from 'vitest';
import { toDay } from '../../day.ts';
import { at, project, receiver, row, squareAt, task, zone } from '../../testing/snapshot-builder.ts';
import { describeNeighbour } from '../neighbours/neighbours.ts';
import type { CalculationSnapshot } from '../snapshot.schema.ts';
import { listReceiverRecords, type RecordedRun } from './receiver-records.ts';

const list = (snapshot: CalculationSnapshot, run: Partial<RecordedRun> = {}) =>
  listReceiverRecords({
    ...{ projectId: 7, snapshot, neighbourIds: [] },
    names: new Map(snapshot.receivers.map(({ pointId, name }) => [pointId, name])),
    ...run,
  });
const levelAt = (metres: number, soundPower = 112) => soundPower - (20 * Math.log10(metres) + 8) + 3;
const sum = (...levels: readonly number[]) =>
  10 * Math.log10(levels.reduce((total, level) => total + 10 ** (level / 10), 0));
/** A second activity in the same zone, in the second half of the month. */
const two = project({
  tasks: [task(), task({ id: 2, start: '2027-03-16' })],
  rows: [row({ exclusiveGroup: 'A' }), row({ id: 2, taskId: 2, start: '2027-03-16', exclusiveGroup: 'B' })],
});

describe('records of receivers', () => {
  it('[CALC-33] [CALC-34] list an activity at a receiver with every field', () => {
    const [record, ...others] = list(project());
    const level = expect.closeTo(levelAt(85), 9);
    expect(record).toEqual({
      ...{ id: 1, projectId: 7, isMitigated: false, buildingId: 1, buildingName: 'Block A', pointId: 1, name: 'N1' },
      ...{ taskId: 1, exclusiveGroup: '', zoneTaskOrCombined: '1-1', excGroups: '', highestSwl: 112 },
      ...{ distance: 85, distanceCorrection: expect.closeTo(levelAt(85, -3), 9), facadeCorrection: 3 },
      ...{ spl: level, totalSpl: level, cnl: level, noiseCriteria: 75, approvedProjectId: null },
      ...{ lastRedFloor: null, barrierHeight: null, totalFloor: 10 },
      ...{ highestNoiseLevel: level, highestNoiseLevelWithNeighbour: level },
      ...{ startDate: '2027-03-01', endDate: '2027-03-31', otherCriteriaExceeded: [], otherCriteriaExceededMost: null },
    });
    expect(others.map(({ id, isMitigated }) => [id, isMitigated])).toEqual([[2, true]]);
  });

  it('[CALC-34] [Q100] name a combination by its activities, joined by +, on the days they share', () => {
    const records = list(two).filter(({ isMitigated }) => !isMitigated);
    expect(records.map(({ zoneTaskOrCombined, taskId }) => [zoneTaskOrCombined, taskId])).toEqual([
      ['1-1', 1],
      ['1-2', 2],
      ['1-1+1-2', null],
    ]);
    expect(records.map(({ excGroups, exclusiveGroup }) => [excGroups, exclusiveGroup])).toEqual([
      ['A', 'A'],
      ['B', 'B'],
      ['A+B', ''],
    ]);
    const [single, , both] = records;
    expect(single?.cnl).toBeCloseTo(levelAt(85), 9);
    expect(both).toMatchObject({ distance: null, distanceCorrection: null, spl: null, highestSwl: null });
    expect([both?.cnl, both?.totalSpl]).toEqual([
      expect.closeTo(sum(levelAt(85), levelAt(85)), 9),
      expect.closeTo(sum(levelAt(85), levelAt(85)), 9),
    ]);
    expect([both?.startDate, both?.endDate]).toEqual(['2027-03-16', '2027-03-31']);
  });

  it('[CALC-34] [CALC-33] name a combination of three, those that begin first before the others', () => {
    const three = project({
      tasks: [task(), task({ id: 2, start: '2027-03-10' }), task({ id: 3, end: '2027-03-20' })],
      rows: [
        row(),
        row({ id: 2, taskId: 2, start: '2027-03-10' }),
        row({ id: 3, taskId: 3, end: '2027-03-20', exclusiveGroup: 'C' }),
      ],
    });
    const all = list(three).find(({ zoneTaskOrCombined }) => zoneTaskOrCombined === '1-1+1-3+1-2');
    expect(all).toMatchObject({ taskId: null, excGroups: 'C', startDate: '2027-03-10', endDate: '2027-03-20' });
    expect(all?.cnl).toBeCloseTo(sum(levelAt(85), levelAt(85), levelAt(85)), 9);
  });

  it('[CALC-33] take the loudest group on the loudest day, and a fixed machine from where it stands', () => {
    const fixed = row({ id: 2, soundPower: 118, exclusiveGroup: 'B', fixedLocation: at(30, 30), start: '2027-03-10' });
    const [record] = list(project({ rows: [row({ exclusiveGroup: 'A' }), fixed] }));
    expect(record).toMatchObject({ exclusiveGroup: 'B', distance: 85 });
    expect(record?.cnl).toBeCloseTo(levelAt(100, 118), 9);
    expect(record?.highestNoiseLevel).toBeCloseTo(levelAt(100, 118), 9);
  });

  it('[CALC-33] an activity of type B is listed on days on which no nearer one works, and omitted without any', () => {
    const far = { id: 2, type: 'B' as const, outline: squareAt(0, -100, 60), centre: at(30, -70) };
    const zones = [zone({ type: 'B' }), zone(far)];
    const works = (end: string) => {
      const later = { id: 2, taskId: 2, soundPower: 90 };
      const tasks = [task({ end }), task({ id: 2, zoneId: 2 })];
      return list(project({ zones, tasks, rows: [row({ end }), row(later)] })).filter(
        ({ isMitigated }) => !isMitigated,
      );
    };
    expect(works('2027-03-15').map(({ zoneTaskOrCombined }) => zoneTaskOrCombined)).toEqual(['1-1', '2-2', '1-1+2-2']);
    expect(works('2027-03-15')[1]?.cnl).toBeCloseTo(levelAt(185, 90), 9);
    expect(works('2027-03-31').map(({ zoneTaskOrCombined }) => zoneTaskOrCombined)).toEqual(['1-1', '1-1+2-2']);
  });

  it('[CALC-29] list selected points only, under their current names, and only audible works', () => {
    const snapshot = project({ receivers: [receiver(), receiver({ pointId: 2 }), receiver({ pointId: 3 })] });
    const names = new Map([[2, 'Second']]);
    const records = list(snapshot, { names });
    expect(records.map(({ pointId, name }) => [pointId, name])).toEqual([
      [2, 'Second'],
      [2, 'Second'],
    ]);
    expect(list(project({ rows: [row({ quantity: 0 })] }))).toEqual([]);
    expect(list(project({ receivers: [receiver({ isInsideZoneWithBuilding: true })] }))).toEqual([]);
  });

  it('[CALC-24] [U37] give at most 7 m of barrier, however much higher it would have to be', () => {
    const tower = receiver({ heightMetres: 300 });
    const [record] = list(project({ rows: [row({ soundPower: 140 })], receivers: [tower] }));
    expect(record).toMatchObject({ lastRedFloor: 100, barrierHeight: 7 });
  });

  it('[CALC-33] give floors and barrier of a building that is too loud', () => {
    const [record] = list(project({ rows: [row({ soundPower: 125 })] }));
    expect(record).toMatchObject({ lastRedFloor: 10, totalFloor: 10, barrierHeight: expect.any(Number) });
    const [unknown] = list(project({ receivers: [receiver({ heightMetres: null })] }));
    expect(unknown).toMatchObject({ lastRedFloor: null, totalFloor: null });
  });

  it('[CALC-35] [Q98] list dated criteria that are exceeded, with their days, in each run', () => {
    const exam = { name: 'Exam', start: toDay('2027-03-05'), end: toDay('2027-03-06') };
    const otherCriteria = [
      { ...exam, value: 70 },
      { ...exam, name: 'Late', start: toDay('2028-01-01'), end: toDay('2028-01-02'), value: 10 },
      { ...exam, name: 'Lenient', value: 74 },
    ];
    const [unmitigated, mitigated] = list(
      project({ rows: [row({ soundPower: 115.5, barrierDba: -10 })], receivers: [receiver({ otherCriteria })] }),
    );
    const level = levelAt(85, 115.5);
    expect(unmitigated?.otherCriteriaExceeded).toEqual([{ ...exam, level: expect.closeTo(level, 9) }]);
    expect(unmitigated?.otherCriteriaExceededMost).toBeCloseTo(level, 9);
    expect([mitigated?.otherCriteriaExceeded, mitigated?.otherCriteriaExceededMost]).toEqual([[], null]);
  });

  it('[CALC-30] [Q99] state what each neighbour adds; the own level is never derived from it', () => {
    const nextDoor = { outline: squareAt(0, 200, 60), centre: at(30, 230) };
    const neighbour = describeNeighbour({ zones: [zone(nextDoor)], tasks: [task()], rows: [row()] });
    const records = list(project({ neighbours: [neighbour] }), { neighbourIds: [42] });
    const [own, of] = records.filter(({ isMitigated }) => !isMitigated);
    expect(of).toMatchObject({ approvedProjectId: 42, taskId: null, zoneTaskOrCombined: '', startDate: '2027-03-01' });
    expect(of?.cnl).toBeCloseTo(levelAt(85), 9);
    expect(own?.highestNoiseLevel).toBeCloseTo(levelAt(85), 9);
    expect(own?.highestNoiseLevelWithNeighbour).toBeCloseTo(sum(levelAt(85), levelAt(85)), 9);
    const silent = list(project({ rows: [row({ quantity: 0 })], neighbours: [neighbour] }), { neighbourIds: [42] });
    expect(silent[0]).toMatchObject({ approvedProjectId: 42, highestNoiseLevel: null });
    expect(silent[0]?.highestNoiseLevelWithNeighbour).toBeCloseTo(levelAt(85), 9);
  });
});
