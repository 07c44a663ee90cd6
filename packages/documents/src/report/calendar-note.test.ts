import { DEFAULT_CALENDAR, HOLIDAY_DAYS, toDay, withHolidays } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { samplePlan, sampleReport } from '../testing/sample-plan.ts';
import { buildReport } from './build-report.ts';

const source = samplePlan();
const notesOf = (snapshot: typeof source.snapshot, changes: Partial<typeof source> = {}) =>
  buildReport({ ...source, snapshot, ...changes }, sampleReport()).notes;

it('[SCHED-34] the plan says that no working calendar was used', () => {
  expect(notesOf(source.snapshot)[2]).toMatch(/^No working calendar was set: every day/);
});

it('[SCHED-34] the plan says which working calendar was used', () => {
  const [first, ...others] = source.snapshot.tasks;
  if (first === undefined) throw new Error('the sample has no activity');
  const days = Array.from({ length: 14 }, (_, i) => toDay(`2027-08-${i + 10}`));
  const calendar = withHolidays(
    {
      ...DEFAULT_CALENDAR,
      shutdowns: [
        { name: 'Lunar New Year', start: toDay('2027-02-05'), end: toDay('2027-02-12') },
        { name: 'Survey', start: toDay('2027-03-02'), end: toDay('2027-03-02') },
      ],
      extraDays: days,
    },
    HOLIDAY_DAYS,
  );
  const tasks = [{ ...first, isEveryDay: true as const }, ...others];
  expect(notesOf({ ...source.snapshot, tasks, calendar })[2]).toBe(
    'A working calendar was used: work on Monday, Tuesday, Wednesday, Thursday, Friday, Saturday. ' +
      'No work on general holidays. Shutdowns: 2027-02-05 to 2027-02-12, 2027-03-02. ' +
      `Extra working days: ${days.slice(0, 12).join(', ')}, 2 more. One activity works every day.`,
  );
});

it('[REPORT-88] the plan says how many days of work are Sundays or general holidays', () => {
  const concluded = (restricted: number, language: 'en' | 'zh-Hant' | 'zh-Hans' = 'en') => {
    const restrictedDays = { days: 14, restricted, worked: [], everyDay: [] };
    const report = sampleReport();
    return buildReport(
      { ...source, restrictedDays },
      { ...report, general: { ...report.general, language } },
    ).conclusion.join(' ');
  };
  expect(concluded(6)).toContain(
    '6 of 14 days of work are Sundays or general holidays (restricted hours). The daytime criteria do not apply on these days',
  );
  expect(concluded(1)).toContain('1 of 14 days of work is a Sunday or general holiday (restricted hours).');
  expect(concluded(6, 'zh-Hant')).toContain('14 個施工日中有 6 個為星期日或公眾假日');
  expect(concluded(6, 'zh-Hans')).toContain('14 个施工日中有 6 个为星期日或公众假日');
  expect(concluded(0)).not.toContain('Sunday');
});

it('[REPORT-88] the plan names the Sundays and holidays that its calendar works, and the activities of every day', () => {
  const restrictedDays = { days: 20, restricted: 2, worked: [toDay('2027-03-07')], everyDay: ['Pump', 'Generator'] };
  const snapshot = { ...source.snapshot, calendar: withHolidays(DEFAULT_CALENDAR, HOLIDAY_DAYS) };
  expect(notesOf(snapshot, { restrictedDays })[2]).toContain(
    'Sundays and general holidays that are worked: 2027-03-07. ' +
      'Working every day, on Sundays and general holidays too: Pump, Generator.',
  );
  expect(notesOf(snapshot)[2]).not.toContain('Sundays and general holidays');
});
