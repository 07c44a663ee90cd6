import { describe, expect, it } from 'vitest';
import { row, task } from '../testing/snapshot-builder.ts';
import { listTaskSoundPowers } from './task-sound-powers.ts';

/** Energy sum of levels, calculated independently. */
const sum = (...levels: number[]) => 10 * Math.log10(levels.reduce((total, level) => total + 10 ** (level / 10), 0));

describe('the listed sound power of a task', () => {
  it('[CALC-13] [CALC-14] [CALC-15] is the sum of its rows with their corrections (M-10)', () => {
    const rows = [row({ id: 1, quantity: 2, soundPower: 109, timePercent: 50 }), row({ id: 2, soundPower: 112 })];
    const [listed] = listTaskSoundPowers({ tasks: [task()], rows });
    expect(listed?.unmitigated.highestSoundPower).toBeCloseTo(sum(109, 112), 9);
    expect(listed?.unmitigated).toMatchObject({ highestGroup: null, groups: [], day: '2027-03-01' });
  });

  it('belongs to the loudest day, and of equal days to the first (M-12, M-42)', () => {
    const rows = [
      row({ id: 1, soundPower: 100 }),
      row({ id: 2, soundPower: 110, start: '2027-03-05', end: '2027-03-07' }),
      row({ id: 3, soundPower: 110, start: '2027-03-10', end: '2027-03-12' }),
      row({ id: 4, soundPower: 120, start: '2027-04-10', end: '2027-04-12' }),
    ];
    const [listed] = listTaskSoundPowers({ tasks: [task()], rows });
    expect(listed?.unmitigated.highestSoundPower).toBeCloseTo(sum(100, 110), 9);
    expect(listed?.unmitigated.day).toBe('2027-03-05');
  });

  it('a row that began before its task stands on the first day of the task (M-13)', () => {
    const [listed] = listTaskSoundPowers({ tasks: [task()], rows: [row({ start: '2026-01-01' })] });
    expect(listed?.unmitigated.day).toBe('2027-03-01');
  });

  it('the loudest group changes with the day and with the run (M-12, M-23)', () => {
    const rows = [
      row({ id: 1, soundPower: 100 }),
      row({ id: 2, soundPower: 105, exclusiveGroup: 'Crane' }),
      row({
        id: 3,
        soundPower: 110,
        exclusiveGroup: ' Breaker ',
        start: '2027-03-10',
        quieterMethodSoundPower: 108,
        hammerDba: -10,
      }),
    ];
    const [listed] = listTaskSoundPowers({ tasks: [task()], rows });
    expect(listed?.unmitigated).toMatchObject({ highestGroup: 'Breaker', day: '2027-03-10' });
    expect(listed?.unmitigated.highestSoundPower).toBeCloseTo(sum(100, 110), 9);
    expect(listed?.unmitigated.groups.map(({ group }) => group)).toEqual(['Breaker', 'Crane']);
    expect(listed?.mitigated).toMatchObject({ highestGroup: 'Crane', day: '2027-03-01' });
    expect(listed?.mitigated.highestSoundPower).toBeCloseTo(sum(100, 105), 9);
  });

  it('is listed for tasks with active work alone, in the order of the snapshot (M-11)', () => {
    const tasks = [task({ id: 3 }), task({ id: 1 }), task({ id: 2 })];
    const rows = [row({ id: 1, taskId: 1 }), row({ id: 2, taskId: 2, quantity: 0 }), row({ id: 3, taskId: 3 })];
    expect(listTaskSoundPowers({ tasks, rows }).map(({ taskId }) => taskId)).toEqual([3, 1]);
  });
});
