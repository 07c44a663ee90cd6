import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../geometry/src/testing/random.ts';
import { addDays, dayNumber, fromDayNumber, toDay } from '../day.ts';
import { datedTask } from '../testing/task-builder.ts';
import { defaultDates, durationDays, fillDates, hasMissingDate, nextMonth } from './task-dates.ts';

const today = toDay('2027-01-31');
const period = (start: string | null, end: string | null) => ({
  ...datedTask(),
  start: start === null ? null : toDay(start),
  end: end === null ? null : toDay(end),
});

describe('the same day of the next month', () => {
  it.each([
    ['2027-03-15', '2027-04-15'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-30', '2028-02-29'],
    ['2027-03-31', '2027-04-30'],
    ['2027-12-31', '2028-01-31'],
    ['2027-02-28', '2027-03-28'],
    ['1969-12-31', '1970-01-31'],
    // A year below 100 is that year, not one of the last century.
    ['0027-01-31', '0027-02-28'],
    ['0099-12-31', '0100-01-31'],
    // No later day can be written.
    ['9999-12-15', '9999-12-31'],
  ])('[Q76] after %s is %s', (day, next) => {
    expect(nextMonth(toDay(day))).toBe(next);
  });

  it('[Q76] is in the next month, on the same day or its last, whatever the day', () => {
    const random = createRandom(76);
    for (let round = 0; round < 500; round += 1) {
      const day = fromDayNumber(random.whole(-40_000, 40_000));
      const next = nextMonth(day);
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
      expect(next.slice(0, 7)).toBe(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7));
      const isLast = addDays(next, 1).endsWith('-01');
      expect(Number(next.slice(8)) === date || (isLast && Number(next.slice(8)) < date)).toBe(true);
    }
  });
});

describe('the dates of an activity', () => {
  it('[SCHED-13] are a month from today at first', () => {
    expect(defaultDates(today)).toEqual({ start: '2027-01-31', end: '2027-02-28' });
  });

  it.each([
    ['2027-03-01', '2027-03-01', 1],
    ['2027-03-01', '2027-03-31', 31],
    ['2028-02-28', '2028-03-01', 3],
  ])('[SCHED-11] [Q76] from %s to %s are %i days, the first and the last included', (start, end, days) => {
    expect(durationDays({ start: toDay(start), end: toDay(end) })).toBe(days);
  });

  it.each([
    ['2027-03-01', '2027-03-31', '2027-03-01', '2027-03-31'],
    [null, '2027-03-31', '2027-03-31', '2027-03-31'],
    ['2027-03-01', null, '2027-03-01', '2027-03-01'],
    [null, null, '2027-01-31', '2027-01-31'],
  ])('[SCHED-12] %s to %s are stored as %s to %s', (start, end, filledStart, filledEnd) => {
    const filled = fillDates(period(start, end), today);
    expect([filled.start, filled.end]).toEqual([filledStart, filledEnd]);
    expect(hasMissingDate(filled)).toBe(false);
  });

  it('[U51] that are missing are known, so that they can be named', () => {
    const tasks = [period('2027-03-01', '2027-03-31'), period(null, '2027-03-31'), period('2027-03-01', null)];
    expect(tasks.map(hasMissingDate)).toEqual([false, true, true]);
    expect(hasMissingDate(period(null, null))).toBe(true);
  });

  it('[SCHED-11] change the duration one day for one day', () => {
    const { start, end } = datedTask();
    for (const days of [1, 30, 365]) {
      expect(durationDays({ start, end: addDays(end, days) })).toBe(durationDays({ start, end }) + days);
    }
    expect(dayNumber(end) - dayNumber(start)).toBe(30);
  });
});
