import { describe, expect, it } from 'vitest';
import { datedTask } from '../testing/task-builder.ts';
import { isStoredTask, LONGEST_TASK_NAME, LONGEST_WORK_NAME, readWork, renamedTask } from './schedule.ts';

describe('an activity', () => {
  it.each([
    ['', '-'],
    ['   ', '-'],
    ['-', '-'],
    [' Bored Piling ', 'Bored Piling'],
    [`${'w'.repeat(LONGEST_WORK_NAME - 1)} and more`, 'w'.repeat(LONGEST_WORK_NAME - 1)],
  ])('[SCHED-21] typed to belong to %j belongs to %j', (typed, work) => {
    expect(readWork(typed)).toBe(work);
  });

  it.each([
    ['', 'Excavation'],
    [' \t ', 'Excavation'],
    [' Backfilling ', 'Backfilling'],
    ['x'.repeat(LONGEST_TASK_NAME + 5), 'x'.repeat(LONGEST_TASK_NAME)],
  ])('[SCHED-14] renamed to %j is called %j', (typed, name) => {
    expect(renamedTask('Excavation', typed)).toBe(name);
  });

  it('[SCHED-20] that is not stored yet has an id below 0', () => {
    expect([-2, -1, 1].map((id) => isStoredTask(datedTask({ id })))).toEqual([false, false, true]);
  });
});
