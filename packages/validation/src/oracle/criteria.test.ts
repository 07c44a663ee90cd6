import { describe, expect, test } from 'vitest';
import { limitByDay, limitOf, roundHalfUp, tightened } from './criteria.ts';
import { Dec, energyOf } from './decimal.ts';
import { at, receiver } from './testing/sample.ts';

const POINT = at(0, 0);

describe('rounding (M-04)', () => {
  test.each([
    ['75.5', 1, 76],
    ['75.4999999995', 1, 76],
    ['75.499999998', 1, 75],
    ['75.05', 0.1, 75.1],
    ['75.0499999995', 0.1, 75.1],
    ['75.049999998', 0.1, 75],
    ['-0.5', 1, 0],
  ])('%s to %d', (value, step, rounded) => {
    expect(roundHalfUp(new Dec(value), step).toNumber()).toBe(rounded);
  });

  test('the least exceeding energies say the same as rounding and comparing (M-60, M-61)', () => {
    for (const criterion of ['75', '72.5', '72.49', '68.25', '65.05', '-3.2']) {
      const limit = limitOf(new Dec(criterion));
      for (const past of [
        '-0.6',
        '-0.05',
        '0',
        '0.0499999995',
        '0.049999998',
        '0.05',
        '0.1',
        '0.4999999995',
        '0.5',
        '1',
      ]) {
        const level = new Dec(criterion).plus(past);
        const onMap = roundHalfUp(level, 1).gt(roundHalfUp(new Dec(criterion), 1));
        const inReport = roundHalfUp(level, 0.1).gt(criterion);
        expect([past, energyOf(level).gte(limit.exceedingOnMap)]).toEqual([past, onMap]);
        expect([past, energyOf(level).gte(limit.exceedingInReport)]).toEqual([past, inReport]);
      }
    }
  });
});

describe('criterion', () => {
  test('own value, else 70 for education and 75 otherwise (M-55), less the reduction (M-56)', () => {
    expect(tightened(receiver(1, POINT, { kind: 'education', criterion: 65 }), []).toNumber()).toBe(65);
    expect(tightened(receiver(1, POINT, { kind: 'education' }), []).toNumber()).toBe(70);
    expect(tightened(receiver(1, POINT, { kind: 'other', criterionReduction: 7 }), []).toNumber()).toBe(68);
  });

  test('entries tighten and never relax; the lowest of those of a day holds (M-57)', () => {
    const point = receiver(1, POINT, {
      criterionReduction: 3,
      otherCriteria: [
        { name: 'night', start: '2026-03-02', end: '2026-03-03', value: 70 },
        { name: 'exam', start: '2026-03-03', end: '2026-03-04', value: 65 },
        { name: 'relaxed', start: '2026-03-01', end: '2026-03-05', value: 80 },
      ],
    });
    const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'];
    const limits = limitByDay(point, days);
    const expected = [72, 67, 62, 62, 72].map((criterion) => limitOf(new Dec(criterion)));
    expect(days.map((day) => limits.get(day))).toEqual(expected);
  });
});
