import { type ScheduledTask, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { listShifted, shiftTasks } from './shift-tasks.ts';

const today = toDay('2027-01-04');
const dig: ScheduledTask = {
  ...{ id: 1, zoneId: 7, constructionWork: '-', name: 'Dig', sourceId: '' },
  ...{ start: toDay('2027-03-01'), end: toDay('2027-03-10') },
};
const fill: ScheduledTask = { ...dig, id: 2, name: 'Fill' };

describe('shifted activities', () => {
  it('[M-95] keep their length, and the others stay as they are', () => {
    const shifted = shiftTasks([dig, fill], [{ taskId: 2, days: -3 }], today);
    expect(shifted[0]).toBe(dig);
    expect(shifted[1]).toEqual({ ...fill, start: '2027-02-26', end: '2027-03-07' });
  });

  it('[M-95] are listed in the order of the proposal with what they are and become', () => {
    const saved = { savedDays: 1, savedExcess: 1 };
    const shifts = [
      { taskId: 2, days: 1, ...saved },
      { taskId: 1, days: 2, ...saved },
      { taskId: 9, days: 1, ...saved },
    ];
    const listed = listShifted([dig, fill], shifts, today);
    expect(listed.map(({ before, after, days }) => [before.name, before.start, after.start, days])).toEqual([
      ['Fill', '2027-03-01', '2027-03-02', 1],
      ['Dig', '2027-03-01', '2027-03-03', 2],
    ]);
  });
});
