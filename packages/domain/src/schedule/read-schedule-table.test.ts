import { describe, expect, test } from 'vitest';
import { readScheduleTable, type ScheduleTable } from './read-schedule-table.ts';
import { MAX_TASK_NAME_LENGTH, MAX_TASKS, MAX_WORK_NAME_LENGTH } from './schedule.ts';

const header = ['Zone', 'Construction Work', 'Activity', 'Start Date', 'End Date'];
const zones = ['Zone 1', 'Pier  West'];
const line = (change: Partial<Record<number, string>> = {}) =>
  ['Zone 1', 'Piling', 'Excavation', '2027-03-01', '2027-03-31'].map((cell, place) => change[place] ?? cell);

function read(lines: readonly (readonly string[])[], lineOf?: (index: number) => number): ScheduleTable {
  const table = readScheduleTable(lines, zones, lineOf);
  if ('refusal' in table) throw new Error(table.refusal);
  return table;
}
const problemsOf = (change: Partial<Record<number, string>>) =>
  read([header, line(change)]).problems.map(({ fault, value, other }) => [fault, value, other]);

describe('a schedule as a table', () => {
  test('[SCHED-01] [SCHED-15] [Q74] a line is an activity', () => {
    expect(read([header, line()])).toEqual({
      tasks: [
        {
          line: 2,
          sourceId: '',
          zoneName: 'Zone 1',
          constructionWork: 'Piling',
          path: [],
          name: 'Excavation',
          start: '2027-03-01',
          end: '2027-03-31',
        },
      ],
      problems: [],
      blankLines: 0,
    });
  });

  test('[SCHED-15] [Q74] columns stand in any order, among others, below notes, in any case', () => {
    const { tasks } = read([
      ['Programme of the west pier'],
      [],
      [' END  DATE', 'Remarks', 'activity', 'Start Date', 'zone', 'CONSTRUCTION WORK '],
      ['2027/4/1', 'by night', 'Breaking', '2027/3/1', 'zone 1', ''],
    ]);
    expect(tasks).toEqual([
      expect.objectContaining({ line: 4, name: 'Breaking', start: '2027-03-01', end: '2027-04-01' }),
    ]);
    expect(tasks[0]?.constructionWork).toBe('-');
  });

  test('[SCHED-15] a table without one of the columns is none', () => {
    for (const missing of header)
      expect(readScheduleTable([header.filter((column) => column !== missing), line()], zones)).toEqual({
        refusal: 'NO_HEADER',
      });
    expect(readScheduleTable([], zones)).toEqual({ refusal: 'NO_HEADER' });
  });

  test('[SCHED-01] blank lines are passed over and counted; a table of nothing else has no rows', () => {
    const { tasks, blankLines } = read([header, ['', ' '], line(), [], line({ 2: 'Backfilling' })]);
    expect(tasks.map(({ line: number, name }) => [number, name])).toEqual([
      [3, 'Excavation'],
      [5, 'Backfilling'],
    ]);
    expect(blankLines).toBe(2);
    expect(readScheduleTable([header, [], ['', '']], zones)).toEqual({ refusal: 'NO_ROWS' });
  });

  test('[SCHED-12] a date may be missing', () => {
    const { tasks, problems } = read([header, line({ 3: '' }), line({ 4: '' }), line({ 3: '', 4: '' })]);
    expect(problems).toEqual([]);
    expect(tasks.map(({ start, end }) => [start, end])).toEqual([
      [null, '2027-03-31'],
      ['2027-03-01', null],
      [null, null],
    ]);
  });
});

describe('bad lines', () => {
  test('[SCHED-17] [Q75] a date in another form', () => {
    expect(problemsOf({ 3: '01/03/2027' })).toEqual([['BAD_DATE', '01/03/2027', '']]);
    expect(problemsOf({ 4: '2027-02-30' })).toEqual([['BAD_DATE', '2027-02-30', '']]);
  });

  test('[SCHED-18] an end before its start, as the file has them', () => {
    expect(problemsOf({ 3: '2027/4/2', 4: '2027-04-01' })).toEqual([['END_BEFORE_START', '2027/4/2', '2027-04-01']]);
    expect(problemsOf({ 3: '2027-04-01', 4: '2027/4/1' })).toEqual([]);
  });

  test('[SCHED-19] a zone that is not there; case and spaces make no other zone', () => {
    expect(problemsOf({ 0: 'Zone 11' })).toEqual([['ZONE_UNKNOWN', 'Zone 11', '']]);
    expect(problemsOf({ 0: '' })).toEqual([['ZONE_UNKNOWN', '', '']]);
    expect(problemsOf({ 0: ' pier west ' })).toEqual([]);
  });

  test('[SCHED-01] an activity without a name, and texts that are too long', () => {
    expect(problemsOf({ 2: ' ' })).toEqual([['ACTIVITY_MISSING', '', '']]);
    const [name, work] = ['n'.repeat(MAX_TASK_NAME_LENGTH + 1), 'w'.repeat(MAX_WORK_NAME_LENGTH + 1)];
    expect(problemsOf({ 1: work, 2: name }).map(([fault]) => fault)).toEqual(['TEXT_TOO_LONG', 'TEXT_TOO_LONG']);
    expect(problemsOf({ 2: name.slice(1) })).toEqual([]);
  });

  test('[SCHED-17] [SCHED-18] [SCHED-19] every bad line is listed with all that is wrong, and good ones go on', () => {
    const lines = [header, line(), line({ 0: 'x', 2: '', 3: 'soon', 4: 'later' }), line({ 4: '2027-01-01' }), line()];
    const { tasks, problems } = read(lines, (index) => index + 101);
    expect(problems.map(({ line: number, fault }) => [number, fault])).toEqual([
      [103, 'BAD_DATE'],
      [103, 'BAD_DATE'],
      [103, 'ZONE_UNKNOWN'],
      [103, 'ACTIVITY_MISSING'],
      [104, 'END_BEFORE_START'],
    ]);
    expect(tasks).toHaveLength(2);
  });

  test('[SCHED-01] what no database stores is made storable', () => {
    const { tasks } = read([header, line({ 2: ' Exca\0vation\r\nby \ud800night ' })]);
    expect(tasks[0]?.name).toBe('Exca vation by \ufffdnight');
  });

  test('[U48] more activities than a project may have', () => {
    const lines = Array.from({ length: MAX_TASKS }, () => line());
    expect(read([header, ...lines]).tasks).toHaveLength(MAX_TASKS);
    expect(readScheduleTable([header, ...lines, line()], zones)).toEqual({ refusal: 'TOO_MANY_ROWS' });
  });
});
