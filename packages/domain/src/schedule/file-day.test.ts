import { describe, expect, test } from 'vitest';
import { readFileDay } from './file-day.ts';

describe('a day in a file', () => {
  test.each([
    ['2027-03-04', '2027-03-04'],
    ['2027/3/4', '2027-03-04'],
    ['2027/03/04', '2027-03-04'],
    ['2027/12/31', '2027-12-31'],
    ['2028-02-29', '2028-02-29'],
  ])('[SCHED-15] [Q75] %s is taken', (text, day) => {
    expect(readFileDay(text)).toBe(day);
  });

  test.each([
    '3/4/2027',
    '04-03-2027',
    '2027-3-4',
    '27-03-04',
    '2027.03.04',
    '2027/3-4',
    '4 Mar 2027',
    '46450',
    '20270304',
    '2027-02-29',
    '2027/13/1',
    '2027/0/1',
    '0000-01-01',
    '2027-03-04T08:00:00',
    '2027-03-04 ',
    '',
    '٢٠٢٧-٠٣-٠٤',
  ])('[SCHED-17] [Q75] %s is not: which number is the month is never guessed', (text) => {
    expect(readFileDay(text)).toBeUndefined();
  });
});
