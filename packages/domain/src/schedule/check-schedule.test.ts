import { describe, expect, it } from 'vitest';
import { datedTask } from '../testing/task-builder.ts';
import { listTaskProblems } from './check-schedule.ts';
import { MAX_TASK_NAME_LENGTH, MAX_WORK_NAME_LENGTH } from './schedule.ts';

const zones = new Set([1, 2]);
const faultsOf = (changes: Parameters<typeof datedTask>[0]) =>
  listTaskProblems([datedTask(changes)], zones).map(({ fault }) => fault);

describe('a schedule', () => {
  it('is right when nothing is wrong with it', () => {
    expect(listTaskProblems([datedTask({ id: 1 }), datedTask({ id: 2, zoneId: 2 })], zones)).toEqual([]);
    expect(listTaskProblems([], new Set())).toEqual([]);
  });

  it.each(['', ' ', '\t\n'])('[SCHED-10] needs a name for each activity, and %j is none', (name) => {
    expect(faultsOf({ name })).toEqual(['NAME_MISSING']);
  });

  it('takes names up to their length', () => {
    expect(
      faultsOf({ name: 'x'.repeat(MAX_TASK_NAME_LENGTH), constructionWork: 'x'.repeat(MAX_WORK_NAME_LENGTH) }),
    ).toEqual([]);
    expect(faultsOf({ name: 'x'.repeat(MAX_TASK_NAME_LENGTH + 1) })).toEqual(['NAME_TOO_LONG']);
    expect(faultsOf({ constructionWork: 'x'.repeat(MAX_WORK_NAME_LENGTH + 1) })).toEqual(['NAME_TOO_LONG']);
  });

  it('[SCHED-11] ends no activity before it starts; one day is a duration', () => {
    expect(faultsOf({ start: '2027-03-02', end: '2027-03-01' })).toEqual(['END_BEFORE_START']);
    expect(faultsOf({ start: '2027-03-01', end: '2027-03-01' })).toEqual([]);
  });

  it('[SCHED-12] may lack dates', () => {
    const task = datedTask();
    expect(
      listTaskProblems(
        [
          { ...task, start: null },
          { ...task, end: null },
        ],
        zones,
      ),
    ).toEqual([]);
  });

  it('accepts only the zones of its project', () => {
    expect(faultsOf({ zoneId: 3 })).toEqual(['ZONE_UNKNOWN']);
  });

  it('has an activity of a planner’s file once; those that were typed are many', () => {
    const tasks = ['A100', '', 'A200', '', 'A100', 'A100'].map((sourceId, id) => datedTask({ id, sourceId }));
    expect(listTaskProblems(tasks, zones)).toEqual([
      { index: 4, fault: 'SOURCE_TWICE' },
      { index: 5, fault: 'SOURCE_TWICE' },
    ]);
  });

  it('[U32] reports all errors at once, by their place in the list', () => {
    const tasks = [
      datedTask({ name: ' ', zoneId: 9 }),
      datedTask(),
      datedTask({ start: '2027-03-02', end: '2027-03-01' }),
    ];
    expect(listTaskProblems(tasks, zones)).toEqual([
      { index: 0, fault: 'NAME_MISSING' },
      { index: 0, fault: 'ZONE_UNKNOWN' },
      { index: 2, fault: 'END_BEFORE_START' },
    ]);
  });
});
