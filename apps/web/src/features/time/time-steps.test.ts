import { dayNumber, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { clampDay, playedDay } from '../../lib/day-span.ts';
import { countDays, countExceedingOn, findChange, listSteps, stepByKey } from './time-steps.ts';

const span = { first: toDay('2027-03-01'), last: toDay('2027-04-10') };
const day = toDay('2027-03-05');

describe('steps of the day slider', () => {
  it.each([
    ['ArrowRight', '2027-03-06'],
    ['ArrowUp', '2027-03-06'],
    ['ArrowLeft', '2027-03-04'],
    ['ArrowDown', '2027-03-04'],
    ['PageUp', '2027-03-12'],
    ['PageDown', '2027-03-01'],
    ['Home', '2027-03-01'],
    ['End', '2027-04-10'],
    ['Tab', null],
  ])('%s leads to %s', (key, expected) => {
    expect(stepByKey(key, day, span)).toBe(expected);
  });

  it('end with the days of the project, which are counted with both ends', () => {
    expect(stepByKey('ArrowRight', span.last, span)).toBe(span.last);
    expect([clampDay(toDay('2026-01-01'), span), clampDay(toDay('2028-01-01'), span), clampDay(day, span)]).toEqual([
      span.first,
      span.last,
      day,
    ]);
    expect(countDays(span)).toBe(41);
  });
});

describe('changes', () => {
  const changes = ['2027-03-01', '2027-03-05', '2027-03-20'].map((text) => dayNumber(toDay(text)));

  it('are the next and the one before, never the day itself', () => {
    expect([findChange(changes, day, 1), findChange(changes, day, -1)]).toEqual(['2027-03-20', '2027-03-01']);
  });

  it('are none beyond the last and before the first', () => {
    expect(findChange(changes, toDay('2027-03-20'), 1)).toBeNull();
    expect(findChange(changes, toDay('2027-03-01'), -1)).toBeNull();
  });
});

describe('the buttons', () => {
  const changes = ['2027-03-03', '2027-03-20', '2027-04-11'].map((text) => dayNumber(toDay(text)));

  it('lead to the days beside and to the changes beside', () => {
    expect(listSteps(day, span, changes)).toEqual({
      ...{ previousChange: '2027-03-03', previousDay: '2027-03-04' },
      ...{ nextDay: '2027-03-06', nextChange: '2027-03-20' },
    });
  });

  it('stay at the ends, also where the last change is the end of all work', () => {
    expect(listSteps(span.first, span, changes)).toMatchObject({ previousChange: span.first, previousDay: span.first });
    expect(listSteps(span.last, span, changes)).toMatchObject({ nextChange: span.last, nextDay: span.last });
  });
});

describe('playing', () => {
  it.each([
    [0, 1, '2027-03-05'],
    [999, 1, '2027-03-05'],
    [1000, 1, '2027-03-06'],
    [1000, 7, '2027-03-12'],
    [500, 30, '2027-03-20'],
    [60_000, 30, '2027-04-10'],
    [-5, 30, '2027-03-05'],
  ] as const)('after %i ms at %i days a second it is %s', (elapsed, speed, expected) => {
    expect(playedDay(day, elapsed, speed, span)).toBe(expected);
  });
});

describe('receivers that exceed on a day', () => {
  const pieces = [
    { start: toDay('2027-03-02'), end: toDay('2027-03-04'), exceeds: 3, borderline: 0 },
    { start: toDay('2027-03-05'), end: toDay('2027-03-05'), exceeds: 8, borderline: 0 },
    { start: toDay('2027-03-20'), end: toDay('2027-03-31'), exceeds: 1, borderline: 0 },
  ];

  it.each([
    ['2027-03-01', 0],
    ['2027-03-02', 3],
    ['2027-03-04', 3],
    ['2027-03-05', 8],
    ['2027-03-06', 0],
    ['2027-03-31', 1],
    ['2027-04-01', 0],
  ])('[CALC-28] on %s are %i', (text, expected) => {
    expect(countExceedingOn(pieces, toDay(text))).toMatchObject({ exceeds: expected, borderline: 0 });
  });

  it('are none where no day exceeds', () => expect(countExceedingOn([], day)).toEqual({ exceeds: 0, borderline: 0 }));
});
