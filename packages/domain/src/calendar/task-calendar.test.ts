import { expect, it } from 'vitest';
import { dayNumber, toDay } from '../day.ts';
import { listIdleDays, workingDaysOf } from './task-calendar.ts';
import { DEFAULT_CALENDAR, withHolidays } from './working-days.ts';

const calendar = withHolidays(DEFAULT_CALENDAR, [toDay('2027-03-02')]);
const number = (day: string) => dayNumber(toDay(day));

it('[CALC-60] an activity follows the calendar of its project unless it works every day (M-130)', () => {
  const days = workingDaysOf(calendar, {});
  const worked = ['2027-03-01', '2027-03-02', '2027-03-06', '2027-03-07'].map((day) => days?.isWorking(number(day)));
  expect(worked).toEqual([true, false, true, false]);
  expect(workingDaysOf(calendar, {})).toBe(days);
  expect(workingDaysOf({ ...calendar, weekdays: [7] }, {})?.isWorking(number('2027-03-07'))).toBe(true);
  expect(workingDaysOf(calendar, { isEveryDay: true })).toBeNull();
  expect(workingDaysOf(undefined, {})).toBeNull();
});

it('[CALC-60] the idle days of a project are those of its calendar, both ends included (M-133)', () => {
  const idle = listIdleDays(calendar, number('2027-03-02'), number('2027-03-07'));
  expect([...(idle ?? [])]).toEqual([number('2027-03-02'), number('2027-03-07')]);
  expect(listIdleDays(calendar, number('2027-03-03'), number('2027-03-06'))).toBeUndefined();
  expect(listIdleDays(undefined, number('2027-03-02'), number('2027-03-07'))).toBeUndefined();
});
