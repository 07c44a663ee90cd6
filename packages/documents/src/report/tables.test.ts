import { describe, expect, it } from 'vitest';
import { PLANT_ROWS, PLANT_ROWS_LONG, type RowsPerPage, SCHEDULE_ROWS } from '../page-rules.ts';
import { samplePlan, sampleRow, sampleTask, sampleWorks } from '../testing/sample-plan.ts';
import { flowTables } from './flow.ts';
import { fitColumn } from './layout.ts';
import { hasLongActivity, listMachineHeightsMm } from './phase-heights.ts';
import { listPhases } from './phases.ts';
import { buildSchedule, scheduleHeightMm } from './schedule.ts';

const manyTasks = (count: number, name?: string) =>
  Array.from({ length: count }, (_, index) => sampleTask(index + 1, name === undefined ? {} : { name }));
const flow = (heightsMm: readonly number[], most: RowsPerPage, leadMm = 23) =>
  flowTables([{ leadMm, headMm: 6, heightsMm, most }], 0)[0] as readonly number[];
const pagesOf = (count: number, name?: string) =>
  flow(buildSchedule(samplePlan(sampleWorks({ tasks: manyTasks(count, name) }))).map(scheduleHeightMm), SCHEDULE_ROWS);

describe('construction work schedule', () => {
  it('[REPORT-34] names activity, phase of work, zoning and dates in the order of the codes', () => {
    expect(buildSchedule(samplePlan())).toEqual([
      {
        code: 'A',
        activity: 'Piling A 打樁',
        phase: 'Foundation 地基',
        zone: 'Zone 1 第一區',
        start: '2027-01-04',
        end: '2027-06-30',
      },
      {
        code: 'B',
        activity: 'Foundation 地基',
        phase: 'Foundation 地基',
        zone: 'Zone 1 第一區',
        start: '2027-07-01',
        end: '2027-12-31',
      },
    ]);
  });

  it('[REPORT-56] splits after 22 rows and then after 27', () => {
    expect(pagesOf(22)).toEqual([22]);
    expect(pagesOf(80)).toEqual([22, 27, 27, 4]);
  });

  it('[REPORT-56] takes fewer rows where texts need more lines', () => {
    const pages = pagesOf(60, 'A long name of an activity that needs several lines in its column 打樁工程 '.repeat(2));
    expect(pages[0]).toBeLessThan(22);
    expect(pages.reduce((sum, rows) => sum + rows, 0)).toBe(60);
  });
});

describe('cumulative impact of equipment', () => {
  const phasesOf = (...rows: ReturnType<typeof sampleRow>[]) =>
    listPhases(samplePlan(sampleWorks({ tasks: [sampleTask(1)], rows })));

  it('[REPORT-35] [REPORT-50] gives each machine with whole sound power levels, quantity and time, and their sum', () => {
    const rows = [
      sampleRow({ id: 1, soundPower: 112.4, quantity: 2 }),
      sampleRow({ id: 2, name: 'Breaker', soundPower: 122, timePercent: 50, barrierDba: -5 }),
    ];
    expect(phasesOf(...rows)).toEqual([
      {
        ...{ code: 'A', activity: 'Piling A 打樁', zone: 'Zone 1 第一區' },
        groups: [
          {
            // 112.4 + 3.01 and 122 - 3.01, the latter with and without 5 dB less.
            ...{ name: '-', unmitigated: '121', mitigated: '118', isLoudest: true },
            machines: [
              {
                name: 'Excavator 挖土機',
                measure: '',
                unmitigated: '112',
                mitigated: '112',
                quantity: '2',
                timePercent: '100',
              },
              {
                name: 'Breaker',
                measure: 'Barrier 5 dB(A)',
                unmitigated: '122',
                mitigated: '117',
                quantity: '1',
                timePercent: '50',
              },
            ],
          },
        ],
      },
    ]);
  });

  it('[REPORT-35] names what replaces a machine', () => {
    const [phase] = phasesOf(sampleRow({ quieterEquipmentName: 'Quiet one', quieterEquipmentSoundPower: 100 }));
    expect(phase?.groups[0]?.machines[0]).toMatchObject({
      measure: 'Replaced by Quiet one',
      unmitigated: '112',
      mitigated: '100',
    });
    const [sameName] = phasesOf(
      sampleRow({ name: 'Crane', quieterEquipmentName: 'Crane', quieterEquipmentSoundPower: 100 }),
    );
    expect(sameName?.groups[0]?.machines[0]).toMatchObject({ measure: 'Quieter model', mitigated: '100' });
  });

  it('[REPORT-35] keeps exclusive groups apart, each summed with the machines of all, and marks the loudest', () => {
    const [phase] = phasesOf(
      sampleRow({ id: 1, exclusiveGroup: 'Boring', soundPower: 118 }),
      sampleRow({ id: 2, exclusiveGroup: 'Concreting', soundPower: 110 }),
      sampleRow({ id: 3, soundPower: 110 }),
    );
    expect(phase?.groups.map(({ name, unmitigated, isLoudest }) => [name, unmitigated, isLoudest])).toEqual([
      ['All', '110', false],
      ['Boring', '119', true],
      ['Concreting', '113', false],
    ]);
  });

  const machinesOf = (activity: string, count = 70) => {
    const rows = Array.from({ length: count }, (_, index) =>
      sampleRow({ id: index + 1, taskId: (index % 7) + 1, name: `Crane ${index}` }),
    );
    const tasks = manyTasks(7, activity);
    const phases = listPhases(samplePlan(sampleWorks({ tasks, rows })));
    const most = hasLongActivity(phases) ? PLANT_ROWS_LONG : PLANT_ROWS;
    return flow(listMachineHeightsMm(phases), { first: most, next: most });
  };

  it('[REPORT-57] splits after 28 machines, after 22 where an activity has more than 100 letters', () => {
    expect(machinesOf('Piling')).toEqual([28, 28, 14]);
    expect(machinesOf('a'.repeat(100))[0]).toBe(28);
    expect(machinesOf('a'.repeat(101))).toEqual([22, 22, 22, 4]);
  });

  it('[REPORT-34] has no page without works', () => {
    const empty = samplePlan(sampleWorks({ tasks: [], rows: [] }));
    expect([buildSchedule(empty), listPhases(empty)]).toEqual([[], []]);
  });
});

it('breaks words wider than their column, and no others', () => {
  expect(fitColumn('Concreting', 19)).toBe('Concreting');
  expect(fitColumn('WWWWWWWWWW', 18)).toBe([...'WWWWWWWWWW'].join('\u200B'));
  expect(fitColumn('Short words beside WWWWWWWWWW', 18)).toMatch(/^Short words beside W\u200BW/);
});
