import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { project, row, task } from '../testing/snapshot-builder.ts';
import { HOLIDAY_DAYS } from './general-holidays.ts';
import { countRestrictedDays, listDaysOfWork } from './restricted-days.ts';
import type { WorkingCalendar } from './working-calendar.schema.ts';
import { DEFAULT_CALENDAR, withHolidays } from './working-days.ts';

const days = { start: '2026-03-30', end: '2026-04-12' };
const works = (changes: Parameters<typeof project>[0] = {}) =>
  project({ tasks: [task(days)], rows: [row(days)], ...changes });
const calendarOf = (changes: Partial<WorkingCalendar> = {}) =>
  withHolidays({ ...DEFAULT_CALENDAR, ...changes }, HOLIDAY_DAYS);
const count = (changes: Parameters<typeof project>[0] = {}) => countRestrictedDays(works(changes), HOLIDAY_DAYS);

describe('Sundays and general holidays among the days of work (M-163)', () => {
  it('[REPORT-86] [G163] are 6 of 14 around Easter 2026 without a calendar', () => {
    expect(count()).toEqual({ days: 14, restricted: 6, worked: [], everyDay: [] });
    const found = listDaysOfWork(works(), HOLIDAY_DAYS).filter(({ isRestricted }) => isRestricted);
    expect(found.map(({ day }) => day)).toEqual([
      ...['2026-04-03', '2026-04-04', '2026-04-05', '2026-04-06', '2026-04-07', '2026-04-12'],
    ]);
  });

  it('[REPORT-86] count only days with active work, each once', () => {
    const second = { start: '2026-04-10', end: '2026-04-14' };
    const rows = [
      row({ start: '2026-03-30', end: '2026-03-31' }),
      row({ id: 2, start: '2026-03-31', end: '2026-04-01' }),
      row({ id: 3, taskId: 2, start: '2026-04-11', end: '2026-05-30' }),
      row({ id: 4, ...days, quantity: 0 }),
    ];
    expect(count({ tasks: [task(days), task({ id: 2, ...second })], rows })).toMatchObject({ days: 7, restricted: 1 });
    expect(count({ rows: [] })).toMatchObject({ days: 0, restricted: 0 });
  });

  it('[REPORT-86] with a calendar are the worked ones, by name of the day', () => {
    expect(count({ calendar: calendarOf() })).toEqual({ days: 8, restricted: 0, worked: [], everyDay: [] });
    const calendar = calendarOf({ extraDays: [toDay('2026-04-05')] });
    expect(count({ calendar })).toMatchObject({ days: 9, restricted: 1, worked: ['2026-04-05'] });
    expect(count({ calendar: calendarOf({ worksOnHolidays: true }) })).toMatchObject({ days: 12, restricted: 4 });
  });

  it('[REPORT-86] name the activities of every day that work on such days', () => {
    const tasks = [
      task(days),
      task({ id: 2, name: 'Pump', ...days, isEveryDay: true }),
      task({ id: 3, name: 'Survey', ...days, isEveryDay: true }),
    ];
    const rows = [
      row(days),
      row({ id: 2, taskId: 2, ...days }),
      row({ id: 3, taskId: 3, start: '2026-03-30', end: '2026-03-31' }),
    ];
    expect(count({ tasks, rows, calendar: calendarOf() })).toEqual({
      ...{ days: 14, restricted: 6, worked: [], everyDay: ['Pump'] },
    });
  });

  it('[REPORT-86] do not count as worked by the project what only an activity of every day works', () => {
    const calendar = calendarOf({ extraDays: [toDay('2026-04-05')] });
    const first = { start: '2026-03-30', end: '2026-04-02' };
    const tasks = [task(first), task({ id: 2, name: 'Pump', ...days, isEveryDay: true })];
    const rows = [row(first), row({ id: 2, taskId: 2, ...days })];
    expect(count({ tasks, rows, calendar })).toEqual({ days: 14, restricted: 6, worked: [], everyDay: ['Pump'] });
    const found = listDaysOfWork(works({ tasks, rows, calendar }), HOLIDAY_DAYS);
    expect(found.map(({ isProjectDay }) => isProjectDay)).toEqual(Array.from({ length: 14 }, (_, i) => i < 4));
    expect(found.map(({ day }) => day)).toEqual([...found.map(({ day }) => day)].sort());
    // Without a calendar no activity is one of every day, and every day is the project's.
    expect(listDaysOfWork(works({ tasks, rows }), HOLIDAY_DAYS).every(({ isProjectDay }) => isProjectDay)).toBe(true);
  });

  it('[REPORT-86] name an activity of every day that works on a general holiday alone', () => {
    const friday = { start: '2026-04-03', end: '2026-04-03' };
    const tasks = [task(days), task({ id: 2, name: 'Pump', ...friday, isEveryDay: true })];
    const rows = [row(days), row({ id: 2, taskId: 2, ...friday })];
    expect(count({ tasks, rows, calendar: calendarOf() }).everyDay).toEqual(['Pump']);
  });

  it('[REPORT-86] keep the holidays that a calendar was calculated with', () => {
    const calendar = { ...calendarOf({ worksOnHolidays: true }), holidays: [toDay('2026-03-31')] };
    expect(count({ calendar }).worked).toEqual(['2026-03-31']);
  });
});
