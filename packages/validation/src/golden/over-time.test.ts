import { calculate } from '@quietsite/domain';
import { describe, expect, test } from 'vitest';
import { toSnapshot } from '../engine-answer.ts';
import { compareGolden } from './compare-golden.ts';
import { getGoldenFolder } from './golden-folder.ts';
import { type GivenSchedule, scheduleOf } from './vectors/over-time.ts';

const differencesOf = (id: string) => compareGolden(getGoldenFolder(id)).differences;

describe('[G10] days and combinations', () => {
  const result = calculate(toSnapshot(scheduleOf(getGoldenFolder('G10').input as GivenSchedule, 'with entries')));
  const run = result.receivers[0]?.unmitigated;

  test('[CALC-12] [CALC-15] every combination with its days, the maximum, the verdicts and the examination', () => {
    expect(differencesOf('G10')).toEqual([]);
  });

  test('the duration counts the days of the standard criterion and of the examination together (M-62)', () => {
    expect(run?.exceedanceDays).toBe(24);
  });

  test('the loudest combination comes first, and its first day is that of the maximum (M-42)', () => {
    const levels = run?.combinations.map(({ level }) => level) ?? [];
    expect(levels).toEqual([...levels].sort((a, b) => b - a));
    expect(run?.combinations[0]).toMatchObject({ key: '1-1+1-2', day: '2025-03-20' });
    expect(run?.highestDay).toBe('2025-03-20');
    expect([result.firstDay, result.lastDay]).toEqual(['2025-03-01', '2025-05-20']);
  });

  test('codes in the order of first days; a single task keeps its letter (M-41)', () => {
    expect(result.activityCodes).toEqual([
      { taskId: 1, code: 'A' },
      { taskId: 2, code: 'B' },
      { taskId: 3, code: 'C' },
    ]);
    expect(result.combinations).toEqual([
      { key: '1-1', code: 'A' },
      { key: '1-1+1-2', code: 'C-A' },
      { key: '1-2', code: 'B' },
      { key: '1-2+2-3', code: 'C-B' },
      { key: '2-3', code: 'C' },
    ]);
  });
});

test('[CALC-12] [G13] neighbours and contributions add day by day before the maximum is taken', () => {
  expect(differencesOf('G13')).toEqual([]);
});
