import { describe, expect, it } from 'vitest';
import { datedTask } from '../testing/task-builder.ts';
import { isStoredTask, MAX_TASK_NAME_LENGTH, MAX_WORK_NAME_LENGTH, readWork, renamedTask } from './schedule.ts';

describe('an activity', () => {
  it.each([
    ['', '-'],
    ['   ', '-'],
    ['-', '-'],
    [' Bored Piling ', 'Bored Piling'],
    [`${'w'.repeat(MAX_WORK_NAME_LENGTH - 1)} and more`, 'w'.repeat(MAX_WORK_NAME_LENGTH - 1)],
  ])('[SCHED-21] typed to belong to %j belongs to %j', (typed, work) => {
    expect(readWork(typed)).toBe(work);
  });

  it.each([
    ['', 'Excavation'],
    [' \t ', 'Excavation'],
    [' Backfilling ', 'Backfilling'],
    ['x'.repeat(MAX_TASK_NAME_LENGTH + 5), 'x'.repeat(MAX_TASK_NAME_LENGTH)],
  ])('[SCHED-14] renamed to %j is called %j', (typed, name) => {
    expect(renamedTask('Excavation', typed)).toBe(name);
  });

  it('[SCHED-20] that is not stored yet has an id below 0', () => {
    expect([-2, -1, 1].map((id) => isStoredTask(datedTask({ id })))).toEqual([false, false, true]);
  });
});
