import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { explain } from '../calculation/explain/explain.ts';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { shareContributions } from '../calculation/overview/contributions.ts';
import { createRecordParts } from '../calculation/records/record-parts.ts';
import { summarise } from '../calculation/results/summarise.ts';
import { toDay } from '../day.ts';
import { project, receiver, row, task, zone } from '../testing/snapshot-builder.ts';
import { expandFronts } from './expand-fronts.ts';
import type { MovingFront } from './front.schema.ts';
import { partId, storedId } from './part-ids.ts';

const front: MovingFront = {
  alignment: [hk80(835_000, 817_000), hk80(835_100, 817_000)],
  ...{ widthMetres: 10, metresPerDay: 25, start: toDay('2027-03-01'), direction: 'forwards' },
};
const moving = zone({ id: 3, name: 'Front 1', moving: front });
const screening = {
  ...{ structures: [], barriers: [], points: [] },
  zones: [{ zoneId: 3, groundLevel: 5, plantHeight: null }],
  rows: [],
};
const works = project({
  zones: [zone(), moving],
  tasks: [task(), task({ id: 2, zoneId: 3, isEveryDay: true })],
  rows: [
    row({ id: 9 }),
    row({ taskId: 2, plantHeight: 4 }),
    row({ id: 4, taskId: 2, start: '2027-03-03' }),
    row({ id: 5, taskId: 2, start: '2027-03-20' }),
  ],
  screening,
});

describe('the parts of a front in place of it (M-150)', () => {
  const expanded = expandFronts(works);

  it('[CALC-98] have names, days and the rows of these days', () => {
    expect(expanded.zones.map(({ id, name, type }) => [id, name, type])).toEqual([
      [1, 'Zone 1', 'A'],
      [partId(3, 0), 'Front 1, ch. 0-50', 'B'],
      [partId(3, 1), 'Front 1, ch. 50-100', 'B'],
    ]);
    expect(expanded.tasks.map(({ id, zoneId, start, end }) => [id, zoneId, start, end])).toEqual([
      [1, 1, '2027-03-01', '2027-03-31'],
      [partId(2, 0), partId(3, 0), '2027-03-01', '2027-03-02'],
      [partId(2, 1), partId(3, 1), '2027-03-03', '2027-03-04'],
    ]);
    expect(expanded.tasks.some(({ isEveryDay }) => isEveryDay)).toBe(false);
    // The last row works on none of the days; it is kept so that it can be listed as left out.
    expect(expanded.rows.map(({ id, taskId }) => [id, taskId])).toEqual([
      ...[
        [9, 1],
        [partId(1, 0), partId(2, 0)],
        [partId(1, 1), partId(2, 1)],
      ],
      ...[
        [partId(4, 1), partId(2, 1)],
        [partId(5, 0), partId(2, 0)],
      ],
    ]);
  });

  it('[CALC-98] have the levels and heights typed for the front and its rows', () => {
    expect(expanded.screening?.zones.map(({ zoneId }) => zoneId)).toEqual([partId(3, 0), partId(3, 1)]);
    const typed = expanded.rows.filter(({ plantHeight }) => plantHeight === 4);
    expect(typed.map(({ id }) => id)).toEqual([partId(1, 0), partId(1, 1)]);
  });

  it('[CALC-98] stay the same objects while the front stays the same', () => {
    const edited = expandFronts({ ...works, rows: works.rows.with(1, row({ taskId: 2, soundPower: 99 })) });
    expect(edited.zones.every((one, index) => one === expanded.zones[index])).toBe(true);
    expect(edited.tasks.every((one, index) => one === expanded.tasks[index])).toBe(true);
    expect(edited.rows.map((one, index) => one === expanded.rows[index])).toEqual([true, false, false, true, true]);
    expect(edited.screening).toBe(expanded.screening);
  });

  it('have ids distinct from stored items, and from unsaved items of an editor', () => {
    for (const id of [1, 7, 2_000_000_000, -1, -40])
      for (const part of [0, 1, 499]) {
        expect(partId(id, part)).toBeLessThan(-(2 ** 31));
        expect(storedId(partId(id, part))).toBe(id);
        expect(storedId(id)).toBe(id);
      }
  });

  it('[CALC-95] a project without fronts is taken as it is', () => {
    const still = project();
    expect(expandFronts(still)).toBe(still);
    expect(new LiveCalculation(still).prepared.snapshot).toBe(still);
  });

  it('[CALC-98] parts are found anew for another calendar, and kept for the same one', () => {
    const calendar = { weekdays: [1, 2, 4, 5], worksOnHolidays: true, shutdowns: [], extraDays: [], holidays: [] };
    const daysIn = (changes: Parameters<typeof project>[0]) =>
      expandFronts(project({ zones: [moving], tasks: [task({ zoneId: 3 })], rows: [], ...changes })).tasks.map(
        ({ start, end }) => [start, end],
      );
    const everyDay = [
      ['2027-03-01', '2027-03-02'],
      ['2027-03-03', '2027-03-04'],
    ];
    expect(daysIn({})).toEqual(everyDay);
    expect(daysIn({ calendar })).toEqual([everyDay[0], ['2027-03-04', '2027-03-05']]);
    expect(daysIn({})).toEqual(everyDay);
    const zonesOf = () => expandFronts(project({ zones: [moving], tasks: [], rows: [], calendar })).zones;
    expect(zonesOf()[0]).toBe(zonesOf()[0]);
  });

  it('refuses a front of more parts than ids', () => {
    const slow = zone({
      id: 3,
      moving: { ...front, widthMetres: 1, metresPerDay: 0.1, alignment: [hk80(0, 0), hk80(9_000, 0)] },
    });
    expect(() => expandFronts(project({ zones: [slow], tasks: [], rows: [] }))).toThrow('too many parts');
  });

  it('[CALC-98] a front that cannot work is silent', () => {
    const calendar = { weekdays: [], worksOnHolidays: false, shutdowns: [], extraDays: [], holidays: [] };
    const silent = project({ zones: [moving], tasks: [task({ zoneId: 3 })], receivers: [receiver()], calendar });
    expect(expandFronts(silent)).toMatchObject({ zones: [], tasks: [], rows: [] });
    expect(new LiveCalculation(silent).engine.combinations.tasks).toEqual([]);
  });
});

describe('results of a front (M-153)', () => {
  const calculation = new LiveCalculation({ ...works, receivers: [receiver({ heightMetres: null })] });
  const result = summarise(calculation);

  it('[CALC-100] name its activity, combinations and nearest source as they are stored', () => {
    expect(result.activityCodes).toEqual([
      { taskId: 1, code: 'A' },
      { taskId: 2, code: 'B' },
    ]);
    expect(result.combinations.map(({ key }) => key)).toContain('1-1+3-2');
    expect(result.receivers[0]?.sources.map(({ zoneId }) => zoneId)).toEqual([1, 3]);
  });

  it('[CALC-100] leave a row out if it is silent in all parts, and an activity if it never works', () => {
    expect(result.leftOut).toEqual([{ reason: 'ROW_OUTSIDE_TASK_DATES', rowId: 5 }]);
    const idle = works.rows.map((one) => (one.taskId === 2 ? { ...one, quantity: 0 } : one));
    const { leftOut } = summarise(new LiveCalculation({ ...works, rows: idle }));
    expect(leftOut).toEqual([
      ...[1, 4, 5].map((rowId) => ({ reason: 'ROW_SILENT', rowId })),
      { reason: 'TASK_WITHOUT_ACTIVE_WORK', taskId: 2 },
    ]);
  });

  it('[CALC-100] have one record of its activity, that of its loudest part on its days', () => {
    const [described] = result.receivers;
    const parts = described ? createRecordParts(calculation, [])(described, 'mitigated') : [];
    const moving = parts.filter(({ taskId }) => taskId === 2);
    const loudest = ['2027-03-01', '2027-03-03'].map(
      (day) => explain(calculation, 1, toDay(day), 'mitigated')?.tasks.find(({ taskId }) => taskId === 2)?.level ?? 0,
    );
    expect(moving.map(({ zoneTaskOrCombined }) => zoneTaskOrCombined)).toEqual(['3-2']);
    expect(moving[0]?.cnl).toBeCloseTo(Math.max(...loudest), 9);
  });

  it('[CALC-100] share its part in a level with the stored row, activity and front', () => {
    const { activities, equipment } = shareContributions(calculation, [{ pointId: 1, day: toDay('2027-03-03') }]);
    expect(activities.find(({ taskId }) => taskId === 2)).toMatchObject({ zoneId: 3, zoneName: 'Front 1' });
    expect(equipment.map(({ rowId }) => rowId).sort()).toEqual([1, 4, 9]);
  });
});
