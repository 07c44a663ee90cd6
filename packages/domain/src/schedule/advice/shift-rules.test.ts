import { describe, expect, it } from 'vitest';
import { toDay } from '../../day.ts';
import { findShiftRange, type ShiftRules } from './shift-rules.ts';

const task = { id: 1, start: toDay('2027-03-10'), end: toDay('2027-03-20') };
const rules: ShiftRules = {
  ...{ mostDaysEarlier: 5, mostDaysLater: 9, notBefore: null, notAfter: null },
  ...{ fixedTaskIds: [], ofTasks: {} },
};

describe('how far an activity may be shifted', () => {
  it('[M-95] is what holds for all, or for it alone', () => {
    expect(findShiftRange(task, rules)).toEqual({ earliest: -5, latest: 9 });
    const own = { ...rules, ofTasks: { 1: { mostDaysLater: 2 }, 2: { mostDaysEarlier: 0 } } };
    expect(findShiftRange(task, own)).toEqual({ earliest: -5, latest: 2 });
    expect(findShiftRange(task, { ...own, fixedTaskIds: [1] })).toEqual({ earliest: 0, latest: 0 });
  });

  it('[M-95] ends at the bounds, by the first and the last day', () => {
    const bounds = { notBefore: toDay('2027-03-08'), notAfter: toDay('2027-03-23') };
    expect(findShiftRange(task, { ...rules, ...bounds })).toEqual({ earliest: -2, latest: 3 });
  });

  it('[M-95] beyond a bound goes no further, and need not come back', () => {
    const bounds = { notBefore: toDay('2027-03-12'), notAfter: toDay('2027-03-15') };
    expect(findShiftRange(task, { ...rules, ...bounds })).toEqual({ earliest: 0, latest: 0 });
    expect(findShiftRange(task, { ...rules, notBefore: bounds.notBefore })).toEqual({ earliest: 0, latest: 9 });
  });

  it('stays within whole days and years that can be written', () => {
    expect(findShiftRange(task, { ...rules, mostDaysEarlier: 1000, mostDaysLater: 1.9 })).toEqual({
      earliest: -365,
      latest: 1,
    });
    const last = { id: 1, start: toDay('9999-12-01'), end: toDay('9999-12-30') };
    expect(findShiftRange(last, rules)).toEqual({ earliest: -5, latest: 1 });
  });
});
