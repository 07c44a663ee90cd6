import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../geometry/src/testing/random.ts';
import { dayNumber, fromDayNumber, toDay } from '../day.ts';
import { HOLIDAY_DAYS } from './general-holidays.ts';
import type { WorkingCalendar } from './working-calendar.schema.ts';
import {
  createWorkingDays,
  DEFAULT_CALENDAR,
  mergeSpans,
  normaliseCalendar,
  weekdayOf,
  withHolidays,
} from './working-days.ts';

const calendarOf = (changes: Partial<WorkingCalendar> = {}) =>
  createWorkingDays(withHolidays({ ...DEFAULT_CALENDAR, ...changes }, HOLIDAY_DAYS));
const number = (day: string) => dayNumber(toDay(day));
const days = (...list: string[]) => list.map(toDay);
const listWorked = (calendar: ReturnType<typeof calendarOf>, start: string, end: string) => {
  const all = Array.from({ length: number(end) - number(start) + 1 }, (_, i) => number(start) + i);
  return all.filter((day) => calendar.isWorking(day)).map((day) => fromDayNumber(day));
};

describe('working days (M-130)', () => {
  it('[CALC-60] [G131] Monday to Saturday without general holidays: 8 of 14 days around Easter 2026', () => {
    expect(listWorked(calendarOf(), '2026-03-30', '2026-04-12')).toEqual([
      ...['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02'],
      ...['2026-04-08', '2026-04-09', '2026-04-10', '2026-04-11'],
    ]);
  });

  it.each<[string, Partial<WorkingCalendar>, number]>([
    [
      'with a shutdown on 10 April',
      { shutdowns: [{ name: 'Survey', start: toDay('2026-04-10'), end: toDay('2026-04-10') }] },
      7,
    ],
    ['Monday to Friday', { weekdays: [1, 2, 3, 4, 5] }, 7],
    ['with general holidays', { worksOnHolidays: true }, 12],
    ['with Good Friday and a Sunday as extra days', { extraDays: days('2026-04-03', '2026-04-05') }, 10],
    ['with an extra day that is worked anyway', { extraDays: days('2026-04-01', '2026-04-01') }, 8],
    [
      'with an extra day in a shutdown',
      {
        shutdowns: [{ name: 'Shutdown', start: toDay('2026-04-06'), end: toDay('2026-04-30') }],
        extraDays: days('2026-04-09'),
      },
      5,
    ],
    ['without any weekday', { weekdays: [] }, 0],
  ])('[CALC-60] [G131] %s', (_, changes, count) => {
    expect(calendarOf(changes).count(number('2026-03-30'), number('2026-04-12'))).toBe(count);
  });

  it('[CALC-60] March 2027 has 31 days and 24 working days', () => {
    expect(calendarOf().count(number('2027-03-01'), number('2027-03-31'))).toBe(24);
  });

  it('[CALC-60] counts, ends and lists of any stretch are those of a loop over its days', () => {
    const random = createRandom(5);
    const from = number('2026-12-01');
    const someDay = () => fromDayNumber(from + random.whole(0, 400));
    for (let round = 0; round < 300; round++) {
      const shutdowns = Array.from({ length: random.whole(0, 4) }, (_, i) => {
        const start = someDay();
        return { name: `${i}`, start, end: fromDayNumber(dayNumber(start) + random.whole(0, 40)) };
      });
      const calendar = calendarOf({
        weekdays: [1, 2, 3, 4, 5, 6, 7].filter(() => random.whole(0, 3) > 0),
        worksOnHolidays: random.whole(0, 1) === 1,
        shutdowns,
        extraDays: Array.from({ length: random.whole(0, 9) }, someDay),
      });
      const start = from + random.whole(-20, 380);
      const end = start + random.whole(-1, 120);
      const all = Array.from({ length: end - start + 1 }, (_, i) => start + i);
      const worked = all.filter((day) => calendar.isWorking(day));
      expect(calendar.count(start, end)).toBe(worked.length);
      expect(calendar.findFirst(start, end)).toBe(worked[0] ?? null);
      expect(calendar.findLast(start, end)).toBe(worked.at(-1) ?? null);
      expect(calendar.listIdle(start, end)).toEqual(all.filter((day) => !calendar.isWorking(day)));
    }
  });

  it('has the right days of the week', () => {
    expect(['1969-12-28', '1970-01-01', '2027-03-01'].map((day) => weekdayOf(number(day)))).toEqual([7, 4, 1]);
  });
});

describe('the order in which a calendar is stored', () => {
  const shutdown = (name: string, start: string, end: string) => ({ name, start: toDay(start), end: toDay(end) });

  it('is the same for equal calendars: days and shutdowns by date, names without spaces around, no day twice', () => {
    const tidy = normaliseCalendar({
      weekdays: [6, 1, 3],
      worksOnHolidays: true,
      shutdowns: [
        shutdown(' Later ', '2027-03-02', '2027-03-03'),
        shutdown('Longer', '2027-02-01', '2027-02-09'),
        shutdown('Shorter', '2027-02-01', '2027-02-03'),
      ],
      extraDays: days('2027-05-02', '2027-04-04', '2027-05-02'),
    });
    expect(tidy).toEqual({
      weekdays: [1, 3, 6],
      worksOnHolidays: true,
      shutdowns: [
        shutdown('Shorter', '2027-02-01', '2027-02-03'),
        shutdown('Longer', '2027-02-01', '2027-02-09'),
        shutdown('Later', '2027-03-02', '2027-03-03'),
      ],
      extraDays: ['2027-04-04', '2027-05-02'],
    });
    expect(normaliseCalendar({ ...tidy, shutdowns: tidy.shutdowns.toReversed() })).toEqual(tidy);
  });

  it('joins spans that overlap or follow each other, and leaves out empty ones', () => {
    const merge = (...spans: readonly (readonly [number, number])[]) =>
      mergeSpans(spans.map(([startDay, endDay]) => ({ startDay, endDay }))).map(({ startDay, endDay }) => [
        ...[startDay, endDay],
      ]);
    expect(merge([5, 6], [1, 2])).toEqual([
      [1, 2],
      [5, 6],
    ]);
    expect(merge([1, 4], [5, 6])).toEqual([[1, 6]]);
    expect(merge([1, 9], [3, 4], [11, 10], [12, 12])).toEqual([
      [1, 9],
      [12, 12],
    ]);
    expect(merge([4, 3])).toEqual([]);
  });
});
