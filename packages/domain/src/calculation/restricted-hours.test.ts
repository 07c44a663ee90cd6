import { describe, expect, it } from 'vitest';
import { HOLIDAY_DAYS } from '../calendar/general-holidays.ts';
import type { WorkingCalendar } from '../calendar/working-calendar.schema.ts';
import { DEFAULT_CALENDAR, withHolidays } from '../calendar/working-days.ts';
import { toDay } from '../day.ts';
import { listRestrictedRows, type TimedRow } from './restricted-hours.ts';

const tasks = [{ id: 1, start: toDay('2027-03-01'), end: toDay('2027-03-31') }];
const row = (changes: Partial<TimedRow> = {}): TimedRow => ({
  ...{ taskId: 1, timePeriod: 2, quantity: 1, timePercent: 100 },
  ...{ start: toDay('2027-03-01'), end: toDay('2027-03-10') },
  ...changes,
});
const isRestricted = (changes: Partial<TimedRow>) => listRestrictedRows([row(changes)], tasks, undefined).length === 1;

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

  it('[REPORT-88] with a calendar are also those at work on a Sunday or general holiday (M-162)', () => {
    const isWorked = (changes: Partial<WorkingCalendar>, of: Partial<TimedRow> = {}, everyDay?: true) =>
      listRestrictedRows(
        [row({ timePeriod: null, ...of })],
        tasks.map((task) => ({ ...task, ...(everyDay && { isEveryDay: everyDay }) })),
        withHolidays({ ...DEFAULT_CALENDAR, ...changes }, HOLIDAY_DAYS),
      ).length === 1;
    expect(isWorked({})).toBe(false);
    expect(isWorked({ extraDays: [toDay('2027-03-07')] })).toBe(true);
    expect(isWorked({ extraDays: [toDay('2027-03-14')] })).toBe(false);
    expect(isWorked({ extraDays: [toDay('2027-03-07')] }, { quantity: 0 })).toBe(false);
    expect(isWorked({ weekdays: [1, 7] })).toBe(true);
    expect(isWorked({ worksOnHolidays: true })).toBe(false);
    // Good Friday is 26 March.
    expect(isWorked({ worksOnHolidays: true }, { end: toDay('2027-03-26') })).toBe(true);
    expect(isWorked({}, {}, true)).toBe(true);
  });

  it('[REPORT-88] at night without a working day have no active work', () => {
    const sunday = { start: toDay('2027-03-07'), end: toDay('2027-03-07') };
    expect(isRestricted(sunday)).toBe(true);
    expect(listRestrictedRows([row(sunday)], tasks, withHolidays(DEFAULT_CALENDAR, HOLIDAY_DAYS))).toEqual([]);
  });
});
