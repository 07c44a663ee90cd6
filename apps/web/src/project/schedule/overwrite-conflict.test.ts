import { type ScheduledTask, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import {
  carryTasks,
  isScheduleStored,
  listTaskDifferences,
  withoutLostTasks,
  withoutLostZones,
} from './overwrite-conflict.ts';

const today = toDay('2026-05-04');
const task: ScheduledTask = {
  id: 1,
  zoneId: 7,
  constructionWork: 'Earthwork',
  name: 'Dig',
  start: toDay('2026-01-01'),
  end: toDay('2026-02-01'),
  sourceId: '',
};
const other: ScheduledTask = { ...task, id: 2, zoneId: 8, name: 'Fill' };
const added: ScheduledTask = { ...task, id: -1, name: 'Haul' };

describe('isScheduleStored', () => {
  it('[U60] recognises a save whose response was lost, whatever ids the new activities got', () => {
    expect(isScheduleStored([task, added], [task, { ...added, id: 9 }], today)).toBe(true);
  });

  it('[U51] takes dates that the save filled for the missing ones', () => {
    const open = { ...added, start: null, end: null };
    expect(isScheduleStored([open], [{ ...added, id: 9, start: today, end: today }], today)).toBe(true);
    expect(isScheduleStored([open], [{ ...added, id: 9 }], today)).toBe(false);
  });

  it('[U60] is not fooled by the same number of other activities, or by swapped ones', () => {
    expect(isScheduleStored([task, added], [task, other], today)).toBe(false);
    expect(
      isScheduleStored(
        [task, other],
        [
          { ...task, name: 'Fill', zoneId: 8 },
          { ...other, name: 'Dig', zoneId: 7 },
        ],
        today,
      ),
    ).toBe(false);
    expect(isScheduleStored([task], [task, other], today)).toBe(false);
  });
});

describe('the own schedule over theirs', () => {
  it('[U60] makes new activities of those that they removed, and keeps the others', () => {
    expect(withoutLostTasks([task, other, added], [task])).toEqual([task, { ...other, id: -2 }, added]);
  });

  it('[U60] lists what differs, with what each side has', () => {
    const theirs = [{ ...task, end: toDay('2026-03-01') }, other];
    expect(listTaskDifferences([task, other, added], theirs)).toEqual([
      { id: 1, name: 'Dig', mine: task, theirs: theirs[0] },
      { id: -1, name: 'Haul', mine: added, theirs: null },
    ]);
    expect(listTaskDifferences([task], [task, other]).map(({ id, mine }) => [id, mine])).toEqual([[2, null]]);
  });
});

describe('withoutLostZones', () => {
  it('[Q80] drops the activities of zones that are gone', () => {
    expect(withoutLostZones([task, other], new Set([7]))).toEqual([task]);
  });

  it('is the same list when nothing is gone', () => {
    const tasks = [task, other];
    expect(withoutLostZones(tasks, new Set([7, 8]))).toBe(tasks);
  });
});

describe('carryTasks', () => {
  it('[SHELL-67] gives activities of earlier steps the ids of the save; those that were removed are new again', () => {
    const stored = [task, { ...added, id: 9 }];
    const step = [task, other, { ...added, name: 'Ha' }];
    const carried = carryTasks(step, [task, added], stored, today);
    expect(carried.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Dig'],
      [-1, 'Fill'],
      [9, 'Ha'],
    ]);
  });
});
