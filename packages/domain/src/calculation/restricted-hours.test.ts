import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { listRestrictedRows, type TimedRow } from './restricted-hours.ts';

const tasks = [{ id: 1, start: toDay('2027-03-01'), end: toDay('2027-03-31') }];
const row = (changes: Partial<TimedRow> = {}): TimedRow => ({
  ...{ taskId: 1, timePeriod: 2, quantity: 1, timePercent: 100 },
  ...{ start: toDay('2027-03-01'), end: toDay('2027-03-10') },
  ...changes,
});
const isRestricted = (changes: Partial<TimedRow>) => listRestrictedRows([row(changes)], tasks).length === 1;

describe('[Q141] [Q148] rows in restricted hours', () => {
  it('are those of the evening and of the night', () => {
    expect([1, 2, null].map((timePeriod) => isRestricted({ timePeriod } as Partial<TimedRow>))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('count while they have active work within the days of their activity', () => {
    expect(isRestricted({ quantity: 0 })).toBe(false);
    expect(isRestricted({ timePercent: 0 })).toBe(false);
    expect(isRestricted({ start: toDay('2027-04-01'), end: toDay('2027-04-02') })).toBe(false);
    expect(isRestricted({ start: toDay('2027-02-01'), end: toDay('2027-03-01') })).toBe(true);
    expect(isRestricted({ start: toDay('2027-03-31'), end: toDay('2027-05-01') })).toBe(true);
    expect(isRestricted({ taskId: 2 })).toBe(false);
  });
});
