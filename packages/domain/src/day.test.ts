import { describe, expect, it } from 'vitest';
import { addDays, dayNumber, fromDayNumber, hongKongToday, isDay, toDay } from './day.ts';

describe('days (M-03)', () => {
  it('are numbered without gaps, over leap days and year ends', () => {
    expect(dayNumber(toDay('1970-01-01'))).toBe(0);
    expect(dayNumber(toDay('2028-03-01')) - dayNumber(toDay('2028-02-28'))).toBe(2);
    expect(addDays(toDay('2027-12-31'), 1)).toBe('2028-01-01');
    expect(addDays(toDay('2028-03-01'), -1)).toBe('2028-02-29');
    for (let number = 20_000; number < 24_000; number += 37) expect(dayNumber(fromDayNumber(number))).toBe(number);
  });

  it.each(['2027-02-29', '2027-13-01', '27-01-01', '2027-1-1', ''])('%s is no day', (text) => {
    expect(isDay(text)).toBe(false);
    expect(() => toDay(text)).toThrow(RangeError);
  });

  it('change at midnight in Hong Kong', () => {
    expect(hongKongToday(new Date('2026-11-15T15:59:59.999Z'))).toBe('2026-11-15');
    expect(hongKongToday(new Date('2026-11-15T16:00:00Z'))).toBe('2026-11-16');
  });
});
