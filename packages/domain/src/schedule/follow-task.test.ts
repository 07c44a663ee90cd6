import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../geometry/src/testing/random.ts';
import { addDays, dayNumber, toDay } from '../day.ts';
import { followTask } from './follow-task.ts';

const period = (start: string, end: string) => ({ start: toDay(start), end: toDay(end) });
const march = period('2027-03-01', '2027-03-31');

describe('equipment follows its activity', () => {
  it.each([
    ['moved as a whole', march, '2027-04-05', '2027-05-05', '2027-04-05', '2027-05-05'],
    ['moved, a part of it', period('2027-03-10', '2027-03-12'), '2027-03-08', '2027-04-07', '2027-03-17', '2027-03-19'],
    [
      'begun later, from its first day',
      period('2027-03-01', '2027-03-20'),
      '2027-03-05',
      '2027-03-31',
      '2027-03-05',
      '2027-03-20',
    ],
    [
      'begun earlier, not from its first day',
      period('2027-03-10', '2027-03-20'),
      '2027-02-01',
      '2027-03-31',
      '2027-03-10',
      '2027-03-20',
    ],
    [
      'ended later, to its last day',
      period('2027-03-10', '2027-03-31'),
      '2027-03-01',
      '2027-06-30',
      '2027-03-10',
      '2027-06-30',
    ],
    [
      'ended earlier, inside',
      period('2027-03-10', '2027-03-20'),
      '2027-03-01',
      '2027-03-15',
      '2027-03-10',
      '2027-03-15',
    ],
    [
      'cut away from under it',
      period('2027-03-25', '2027-03-28'),
      '2027-03-01',
      '2027-03-15',
      '2027-03-01',
      '2027-03-15',
    ],
  ])('[EQUIP-25] %s', (_, row, start, end, rowStart, rowEnd) => {
    expect(followTask(row, march, period(start, end))).toEqual({ start: rowStart, end: rowEnd });
  });

  it('[EQUIP-25] never outside it, never turned round, and the same length when it only moved', () => {
    const random = createRandom(25);
    const day = (from: number, to: number) => addDays(toDay('2027-01-01'), random.whole(from, to));
    for (let round = 0; round < 1000; round += 1) {
      const [a, b] = [day(0, 100), day(0, 100)].sort() as [typeof march.start, typeof march.start];
      const before = { start: a, end: b };
      const length = dayNumber(b) - dayNumber(a);
      const first = random.whole(0, length);
      const row = { start: addDays(a, first), end: addDays(a, random.whole(first, length)) };
      const isMoved = random.between(0, 1) < 0.5;
      const start = day(0, 200);
      const after = { start, end: addDays(start, isMoved ? length : random.whole(0, 120)) };
      const followed = followTask(row, before, after);
      expect(followed.start <= followed.end).toBe(true);
      expect(followed.start >= after.start && followed.end <= after.end).toBe(true);
      if (isMoved)
        expect(dayNumber(followed.end) - dayNumber(followed.start)).toBe(dayNumber(row.end) - dayNumber(row.start));
      expect(followTask(row, before, before)).toEqual(row);
    }
  });
});
