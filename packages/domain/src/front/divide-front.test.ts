import { describe, expect, it } from 'vitest';
import { createWorkingDays, DEFAULT_CALENDAR, withHolidays } from '../calendar/working-days.ts';
import { toDay } from '../day.ts';
import { countFrontDays, divideFront } from './divide-front.ts';

/** Monday. Parts are at most five widths long: 50 m, or two days of work. */
const front = { widthMetres: 10, metresPerDay: 25, start: toDay('2027-03-01'), direction: 'forwards' } as const;
const weekdaysOnly = createWorkingDays(withHolidays({ ...DEFAULT_CALENDAR, weekdays: [1, 2, 3, 4, 5] }, []));
const listParts = (...parameters: Parameters<typeof divideFront>) =>
  divideFront(...parameters)?.parts.map(({ fromMetres, toMetres, days, start, end }) => [
    ...[fromMetres, toMetres, days],
    ...[start, end],
  ]);

describe('the days of a front (M-151)', () => {
  it('[SITE-63] are its length divided by its progress, rounded up but for rounding errors', () => {
    expect([100, 100.1, 99.9, 25, 1].map((metres) => countFrontDays(front, metres))).toEqual([4, 5, 4, 1, 1]);
    expect(countFrontDays({ metresPerDay: 0.1 }, 0.3)).toBe(3);
  });

  it('[SITE-63] are the first working days from its start', () => {
    const parts = listParts({ ...front, start: toDay('2027-03-04') }, 100, weekdaysOnly);
    expect(parts).toEqual([
      [0, 50, 2, '2027-03-04', '2027-03-05'],
      [50, 100, 2, '2027-03-08', '2027-03-09'],
    ]);
    const sunday = divideFront({ ...front, start: toDay('2027-03-07') }, 25, weekdaysOnly);
    expect(sunday).toEqual({
      ...{ workingDays: 1, end: '2027-03-08' },
      parts: [{ fromMetres: 0, toMetres: 25, days: 1, start: '2027-03-08', end: '2027-03-08' }],
    });
    expect(divideFront(front, 75, null)).toMatchObject({ workingDays: 3, end: '2027-03-03' });
  });

  it('[SITE-63] are none if the calendar has no working day, in ten years', () => {
    const never = createWorkingDays(withHolidays({ ...DEFAULT_CALENDAR, weekdays: [] }, []));
    expect(divideFront(front, 100, never)).toBeNull();
    const later = (day: string) =>
      createWorkingDays(withHolidays({ ...DEFAULT_CALENDAR, weekdays: [], extraDays: [toDay(day)] }, []));
    expect(divideFront(front, 25, later('2037-03-08'))?.end).toBe('2037-03-08');
    expect(divideFront(front, 25, later('2037-03-09'))).toBeNull();
    expect(divideFront(front, 50, later('2027-03-08'))).toBeNull();
    expect(divideFront(front, 0, null)).toBeNull();
  });
});

describe('the parts of a front (M-152)', () => {
  it('[SITE-63] are whole days of work, at most five widths long, the last one what is left', () => {
    expect(listParts(front, 110, null)).toEqual([
      [0, 50, 2, '2027-03-01', '2027-03-02'],
      [50, 100, 2, '2027-03-03', '2027-03-04'],
      [100, 110, 1, '2027-03-05', '2027-03-05'],
    ]);
    // Two days of 25.1 m would be longer than 50 m.
    expect(listParts({ ...front, metresPerDay: 25.1 }, 60, null)).toEqual([
      [0, 25.1, 1, '2027-03-01', '2027-03-01'],
      [25.1, 50.2, 1, '2027-03-02', '2027-03-02'],
      [50.2, 60, 1, '2027-03-03', '2027-03-03'],
    ]);
    // 500 days of 0.1 m are five widths, whatever the rounding of 0.1.
    expect(listParts({ ...front, metresPerDay: 0.1 }, 50, null)?.map(([, , days]) => days)).toEqual([500]);
  });

  it('[SITE-63] lie beside each other on the same day where a day is longer than five widths', () => {
    expect(listParts({ ...front, metresPerDay: 120 }, 180, null)).toEqual([
      [0, 40, 1, '2027-03-01', '2027-03-01'],
      [40, 80, 1, '2027-03-01', '2027-03-01'],
      [80, 120, 1, '2027-03-01', '2027-03-01'],
      [120, 150, 1, '2027-03-02', '2027-03-02'],
      [150, 180, 1, '2027-03-02', '2027-03-02'],
    ]);
    expect(listParts({ ...front, metresPerDay: 100 }, 100, null)).toHaveLength(2);
  });

  it('[SITE-63] end where the front ends, whatever the rounding of its pieces', () => {
    for (const metres of [100.1, 100.4]) {
      const pieces = divideFront({ ...front, metresPerDay: 120 }, metres, null)?.parts ?? [];
      expect(pieces).toHaveLength(3);
      expect([pieces[0]?.fromMetres, pieces.at(-1)?.toMetres]).toEqual([0, metres]);
    }
  });

  it('[SITE-63] are counted from the end of a front that moves backwards', () => {
    expect(listParts({ ...front, direction: 'backwards' }, 110, null)).toEqual([
      [60, 110, 2, '2027-03-01', '2027-03-02'],
      [10, 60, 2, '2027-03-03', '2027-03-04'],
      [0, 10, 1, '2027-03-05', '2027-03-05'],
    ]);
  });
});
