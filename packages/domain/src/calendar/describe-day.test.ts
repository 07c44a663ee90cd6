import { expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { describeDay } from './describe-day.ts';
import { SHIPPED_HOLIDAYS } from './general-holidays.ts';
import { DEFAULT_CALENDAR } from './working-days.ts';

const shutdown = { name: 'Lunar New Year', start: toDay('2027-02-05'), end: toDay('2027-02-07') };
const calendar = { ...DEFAULT_CALENDAR, shutdowns: [shutdown], extraDays: [toDay('2027-02-07')] };

it('a day has the first shutdown that covers it, both ends included', () => {
  const other = { name: 'Typhoon', start: toDay('2027-02-07'), end: toDay('2027-02-08') };
  const two = { ...calendar, shutdowns: [shutdown, other] };
  const shutOn = (day: string) => describeDay(SHIPPED_HOLIDAYS, two, toDay(day)).shutdown;
  expect(['2027-02-04', '2027-02-05', '2027-02-07', '2027-02-08', '2027-02-09'].map(shutOn)).toEqual([
    ...[null, 'Lunar New Year'],
    ...['Lunar New Year', 'Typhoon'],
    null,
  ]);
});

it('[SCHED-33] a day has its holiday and shutdown, and Sundays and holidays are restricted hours', () => {
  const nothing = { holiday: null, shutdown: null, isExtra: false, isRestricted: false };
  expect(describeDay(SHIPPED_HOLIDAYS, calendar, toDay('2027-02-04'))).toEqual(nothing);
  expect(describeDay(SHIPPED_HOLIDAYS, calendar, toDay('2027-02-05'))).toEqual({
    ...nothing,
    shutdown: 'Lunar New Year',
  });
  expect(describeDay(SHIPPED_HOLIDAYS, calendar, toDay('2027-02-06'))).toMatchObject({
    ...{ holiday: { name: 'lunarNewYear1', isInLieu: false, reason: '' }, isRestricted: true },
  });
  expect(describeDay(SHIPPED_HOLIDAYS, calendar, toDay('2027-02-07'))).toEqual({
    ...{ holiday: null, shutdown: 'Lunar New Year', isExtra: true, isRestricted: true },
  });
  expect(describeDay(SHIPPED_HOLIDAYS, null, toDay('2027-02-05'))).toEqual(nothing);
});
