import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { project, receiver, row, task, zone } from '../testing/snapshot-builder.ts';
import { calculate } from './calculate.ts';
import { idOfLeftOut } from './results/result.ts';
import type { CalculationSnapshot } from './snapshot.schema.ts';

const leftOutOf = (changes: Partial<CalculationSnapshot>) => calculate(project(changes)).leftOut;
const period = (start: string, end: string) => ({ start: toDay(start), end: toDay(end) });

describe('what is left out is listed', () => {
  it('and nothing is when everything counts', () => {
    expect(leftOutOf({})).toEqual([]);
  });

  it('rows that are silent (M-11)', () => {
    const rows = [row({ id: 4 }), row({ id: 1, quantity: 0 }), row({ id: 2, timePercent: 0 })];
    expect(leftOutOf({ rows })).toEqual([
      { reason: 'ROW_SILENT', rowId: 1 },
      { reason: 'ROW_SILENT', rowId: 2 },
    ]);
  });

  it('rows without a day in their task; one shared day is enough to count (M-13)', () => {
    const rows = [
      row({ id: 1, start: '2027-02-01', end: '2027-02-28' }),
      row({ id: 2, start: '2027-02-01', end: '2027-03-01' }),
      row({ id: 3, start: '2027-04-01', end: '2027-04-30' }),
    ];
    expect(leftOutOf({ rows }).map(idOfLeftOut)).toEqual([1, 3]);
    expect(leftOutOf({ rows })[0]).toEqual({ reason: 'ROW_OUTSIDE_TASK_DATES', rowId: 1 });
  });

  it('zones without tasks, and tasks without active work (M-11)', () => {
    const changes = {
      zones: [zone(), zone({ id: 7 })],
      tasks: [task(), task({ id: 8 }), task({ id: 9 })],
      rows: [row(), row({ id: 2, taskId: 9, quantity: 0 })],
    };
    expect(leftOutOf(changes)).toEqual([
      { reason: 'ROW_SILENT', rowId: 2 },
      { reason: 'ZONE_WITHOUT_TASKS', zoneId: 7 },
      { reason: 'TASK_WITHOUT_ACTIVE_WORK', taskId: 8 },
      { reason: 'TASK_WITHOUT_ACTIVE_WORK', taskId: 9 },
    ]);
    expect(leftOutOf(changes).map(idOfLeftOut)).toEqual([2, 7, 8, 9]);
  });

  it('receivers within the works, without a word on their entries (M-35)', () => {
    const otherCriteria = [{ name: 'Examination', ...period('2026-01-01', '2026-01-02'), value: 60 }];
    const receivers = [receiver({ pointId: 5, isInsideZoneWithBuilding: true, otherCriteria })];
    const [item, ...others] = leftOutOf({ receivers });
    expect([item, ...others]).toEqual([{ reason: 'RECEIVER_INSIDE_ZONE', pointId: 5 }]);
    expect(idOfLeftOut(item as NonNullable<typeof item>)).toBe(5);
  });

  it('entries and contributions beside the days of the project; one shared day is enough to count (M-51, M-57)', () => {
    const periods = [
      { name: 'before', ...period('2027-02-01', '2027-02-28') },
      { name: 'first day', ...period('2027-02-01', '2027-03-01') },
      { name: 'last day', ...period('2027-03-31', '2027-04-30') },
      { name: 'after', ...period('2027-04-01', '2027-04-30') },
    ];
    const otherCriteria = periods.map((entry) => ({ ...entry, value: 60 }));
    const contributions = periods.map((entry) => ({ ...entry, level: 60 }));
    expect(leftOutOf({ receivers: [receiver({ otherCriteria, contributions })] })).toEqual([
      { reason: 'CRITERION_OUTSIDE_PROJECT_DAYS', pointId: 1, name: 'before' },
      { reason: 'CRITERION_OUTSIDE_PROJECT_DAYS', pointId: 1, name: 'after' },
      { reason: 'CONTRIBUTION_OUTSIDE_PROJECT_DAYS', pointId: 1, name: 'before' },
      { reason: 'CONTRIBUTION_OUTSIDE_PROJECT_DAYS', pointId: 1, name: 'after' },
    ]);
  });

  it('without tasks the project has no days, and every entry lies beside them', () => {
    const contributions = [{ name: 'Site', ...period('2027-03-01', '2027-03-31'), level: 60 }];
    expect(leftOutOf({ tasks: [], rows: [], receivers: [receiver({ contributions })] })).toEqual([
      { reason: 'ZONE_WITHOUT_TASKS', zoneId: 1 },
      { reason: 'CONTRIBUTION_OUTSIDE_PROJECT_DAYS', pointId: 1, name: 'Site' },
    ]);
  });
});
