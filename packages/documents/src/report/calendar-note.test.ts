import { toDay, USUAL_CALENDAR, withHolidays } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { samplePlan, sampleReport } from '../testing/sample-plan.ts';
import { buildReport } from './build-report.ts';

const source = samplePlan();
const notesOf = (snapshot: typeof source.snapshot) => buildReport({ ...source, snapshot }, sampleReport()).notes;

it('[SCHED-34] the plan says that no working calendar was used', () => {
  expect(notesOf(source.snapshot)[2]).toMatch(/^No working calendar was set: every day/);
});

it('[SCHED-34] the plan says which working calendar was used', () => {
  const [first, ...others] = source.snapshot.tasks;
  if (first === undefined) throw new Error('the sample has no activity');
  const days = Array.from({ length: 14 }, (_, i) => toDay(`2027-08-${i + 10}`));
  const calendar = withHolidays({
    ...USUAL_CALENDAR,
    shutdowns: [
      { name: 'Lunar New Year', start: toDay('2027-02-05'), end: toDay('2027-02-12') },
      { name: 'Survey', start: toDay('2027-03-02'), end: toDay('2027-03-02') },
    ],
    extraDays: days,
  });
  const tasks = [{ ...first, isEveryDay: true as const }, ...others];
  expect(notesOf({ ...source.snapshot, tasks, calendar })[2]).toBe(
    'A working calendar was used: work on Monday, Tuesday, Wednesday, Thursday, Friday, Saturday. ' +
      'No work on general holidays. Shutdowns: 2027-02-05 to 2027-02-12, 2027-03-02. ' +
      `Extra working days: ${days.slice(0, 12).join(', ')}, 2 more. One activity works every day.`,
  );
});
