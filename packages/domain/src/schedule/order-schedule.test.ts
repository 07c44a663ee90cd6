import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../geometry/src/testing/random.ts';
import { addDays, toDay } from '../day.ts';
import { datedTask } from '../testing/task-builder.ts';
import { codeTasks, orderSchedule } from './order-schedule.ts';

const idsOf = (tasks: readonly { readonly id: number }[]) => tasks.map(({ id }) => id);

describe('the task table', () => {
  it('[Q78] has zones in their order, then starts, then ids', () => {
    const tasks = [
      datedTask({ id: 1, zoneId: 8, start: '2027-03-05' }),
      datedTask({ id: 2, zoneId: 9, start: '2027-03-09' }),
      datedTask({ id: 3, zoneId: 9, start: '2027-03-02' }),
      datedTask({ id: 5, zoneId: 8, start: '2027-03-01' }),
      datedTask({ id: 4, zoneId: 8, start: '2027-03-01' }),
    ];
    expect(idsOf(orderSchedule([9, 8], tasks))).toEqual([3, 2, 4, 5, 1]);
  });

  it('[Q78] has what is not stored yet behind what is, in the order in which it was added', () => {
    const tasks = [-2, 7, -1, 3].map((id) => datedTask({ id }));
    expect(idsOf(orderSchedule([1], tasks))).toEqual([3, 7, -1, -2]);
  });

  it('[SCHED-12] puts what has no start by its end, and what has no date last', () => {
    const tasks = [
      { ...datedTask({ id: 1 }), start: null, end: null },
      { ...datedTask({ id: 2, end: '2027-02-01' }), start: null },
      datedTask({ id: 3, start: '2027-01-01' }),
    ];
    expect(idsOf(orderSchedule([1], tasks))).toEqual([3, 2, 1]);
  });

  it('puts activities of a zone that is gone at the end', () => {
    expect(idsOf(orderSchedule([2], [datedTask({ id: 1, zoneId: 1 }), datedTask({ id: 2, zoneId: 2 })]))).toEqual([
      2, 1,
    ]);
  });

  it('[SCHED-22] [Q78] gives letters in that order: A to Z, AA, AB', () => {
    const tasks = Array.from({ length: 28 }, (_, index) =>
      datedTask({ id: 100 - index, start: addDays(toDay('2027-01-01'), index), end: '2028-01-01' }),
    );
    const codes = codeTasks([1], tasks.toReversed());
    expect(tasks.map(({ id }) => codes.get(id))).toEqual([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'AA', 'AB']);
  });

  it('[SCHED-22] does not depend on the order in which activities come, nor leave one out', () => {
    const random = createRandom(78);
    for (let round = 0; round < 50; round += 1) {
      const tasks = Array.from({ length: random.whole(0, 40) }, (_, index) =>
        datedTask({
          id: index + 1,
          zoneId: random.whole(1, 4),
          start: addDays(toDay('2027-01-01'), random.whole(0, 9)),
          end: '2027-06-01',
        }),
      );
      const shuffled = tasks.map((task) => [random.between(0, 1), task] as const).sort(([a], [b]) => a - b);
      const ordered = orderSchedule([3, 1, 2], tasks);
      expect(
        orderSchedule(
          [3, 1, 2],
          shuffled.map(([, task]) => task),
        ),
      ).toEqual(ordered);
      expect(new Set(codeTasks([3, 1, 2], tasks).values()).size).toBe(tasks.length);
    }
  });
});
