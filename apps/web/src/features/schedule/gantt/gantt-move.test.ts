import { toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { type BarGrip, indexAfterKey, readKeyStep, shiftPeriod, stepPeriod } from './gantt-move.ts';

const period = (start: string, end: string) => ({ start: toDay(start), end: toDay(end) });
const january = period('2028-01-31', '2028-02-10');

describe('a bar', () => {
  it.each<[BarGrip, number, string, string]>([
    ['whole', 30, '2028-03-01', '2028-03-11'],
    ['whole', -31, '2027-12-31', '2028-01-10'],
    ['start', 3, '2028-02-03', '2028-02-10'],
    ['start', 60, '2028-02-10', '2028-02-10'],
    ['end', 19, '2028-01-31', '2028-02-29'],
    ['end', -60, '2028-01-31', '2028-01-31'],
  ])('[SCHED-05] [SCHED-11] pulled at its %s by %i days', (grip, days, start, end) => {
    expect(shiftPeriod(january, grip, days)).toEqual({ start, end });
  });

  it('stays in the calendar, as long as it was', () => {
    expect(shiftPeriod(period('9999-12-20', '9999-12-25'), 'whole', 100)).toEqual(period('9999-12-26', '9999-12-31'));
    expect(shiftPeriod(period('0000-01-03', '0000-01-05'), 'whole', -100)).toEqual(period('0000-01-01', '0000-01-03'));
    expect(shiftPeriod(period('9999-12-20', '9999-12-25'), 'end', 100).end).toBe('9999-12-31');
    expect(shiftPeriod(period('0000-01-03', '0000-01-05'), 'start', -100).start).toBe('0000-01-01');
  });
});

const press = (key: string, ...held: ('altKey' | 'ctrlKey' | 'shiftKey' | 'metaKey')[]) => ({
  key,
  altKey: held.includes('altKey'),
  ctrlKey: held.includes('ctrlKey'),
  shiftKey: held.includes('shiftKey'),
  metaKey: held.includes('metaKey'),
});

describe('keys', () => {
  it('[SCHED-05] move the bar, its end with Alt, its start with Ctrl and Alt', () => {
    expect(readKeyStep(press('ArrowRight'))).toEqual({ grip: 'whole', direction: 1, isLong: false });
    expect(readKeyStep(press('ArrowLeft', 'altKey'))).toEqual({ grip: 'end', direction: -1, isLong: false });
    expect(readKeyStep(press('ArrowLeft', 'ctrlKey', 'altKey', 'shiftKey'))).toMatchObject({
      grip: 'start',
      isLong: true,
    });
  });

  it('that mean something else are left alone', () => {
    for (const event of [
      press('ArrowUp'),
      press('z', 'ctrlKey'),
      press('ArrowLeft', 'ctrlKey'),
      press('ArrowLeft', 'metaKey'),
    ])
      expect(readKeyStep(event)).toBeNull();
  });

  it('with Shift take a week or, where a week is little, a month', () => {
    const step = { grip: 'whole', direction: 1, isLong: true } as const;
    for (const view of ['Day', 'Week'] as const) expect(stepPeriod(january, step, view).start).toBe('2028-02-07');
    for (const view of ['Month', 'Year'] as const)
      expect(stepPeriod(january, step, view)).toEqual(period('2028-02-29', '2028-03-10'));
    expect(stepPeriod(january, { ...step, direction: -1 }, 'Year').start).toBe('2027-12-31');
    expect(stepPeriod(period('2028-01-01', '2028-03-31'), { ...step, grip: 'end', direction: -1 }, 'Month').end).toBe(
      '2028-02-29',
    );
    expect(stepPeriod(january, { ...step, isLong: false }, 'Year').start).toBe('2028-02-01');
  });

  it('walk through the activities and stop at the ends', () => {
    expect([
      indexAfterKey('ArrowDown', -1, 3, 2),
      indexAfterKey('ArrowDown', 2, 3, 2),
      indexAfterKey('ArrowUp', 0, 3, 2),
    ]).toEqual([0, 2, 0]);
    expect([
      indexAfterKey('PageDown', 0, 9, 4),
      indexAfterKey('PageUp', 2, 9, 4),
      indexAfterKey('End', 2, 9, 4),
      indexAfterKey('Home', 2, 9, 4),
    ]).toEqual([4, 0, 8, 0]);
    expect([indexAfterKey('a', 0, 3, 2), indexAfterKey('ArrowDown', -1, 0, 2)]).toEqual([null, null]);
  });
});
