import { describe, expect, it } from 'vitest';
import { dayNumber, toDay } from '../day.ts';
import { criterionOfKind } from '../receivers/receiver-kinds.ts';
import { receiver } from '../testing/snapshot-builder.ts';
import { criterionOfEntry, effectiveCriterion, listCriteria } from './criterion.ts';

const number = (day: string) => dayNumber(toDay(day));
const entry = (start: string, end: string, value: number) => ({
  name: 'Examination',
  start: toDay(start),
  end: toDay(end),
  value,
});

describe('the standard criterion', () => {
  it('[NSR-28] [NSR-29] is the value of the point, else that of the kind of building; unknown kinds count as residential (M-55)', () => {
    expect([criterionOfKind('residential'), criterionOfKind('education'), criterionOfKind('other')]).toEqual([
      75, 70, 75,
    ]);
    expect(effectiveCriterion(receiver({ kind: 'education' }))).toBe(70);
    expect(effectiveCriterion(receiver({ kind: 'education', criterion: 65 }))).toBe(65);
  });

  it('[NSR-28] is the value of the point although that is 0', () => {
    expect(effectiveCriterion(receiver({ criterion: 0 }))).toBe(0);
  });

  it('falls by the reduction of unregistered sites (M-56)', () => {
    expect(effectiveCriterion(receiver({ criterionReduction: 3 }))).toBe(72);
    expect(effectiveCriterion(receiver({ criterion: 65, criterionReduction: 7 }))).toBe(58);
  });
});

describe('the criterion of an entry (M-57)', () => {
  it('tightens, never relaxes, and is reduced too', () => {
    expect(criterionOfEntry(receiver(), { value: 65 })).toBe(65);
    expect(criterionOfEntry(receiver(), { value: 80 })).toBe(75);
    expect(criterionOfEntry(receiver({ criterionReduction: 7 }), { value: 65 })).toBe(58);
    expect(criterionOfEntry(receiver({ criterionReduction: 7 }), { value: 80 })).toBe(68);
  });
});

describe('the criterion of every day (M-57)', () => {
  it('is one piece without entries', () => {
    expect(listCriteria(receiver())).toEqual([
      { startDay: Number.NEGATIVE_INFINITY, endDay: Number.POSITIVE_INFINITY, value: 75 },
    ]);
  });

  it('of overlapping entries the lowest holds, and pieces follow each other without gap', () => {
    const otherCriteria = [entry('2027-03-01', '2027-03-20', 70), entry('2027-03-10', '2027-03-31', 65)];
    expect(listCriteria(receiver({ otherCriteria, criterionReduction: 3 }))).toEqual([
      { startDay: Number.NEGATIVE_INFINITY, endDay: number('2027-02-28'), value: 72 },
      { startDay: number('2027-03-01'), endDay: number('2027-03-09'), value: 67 },
      { startDay: number('2027-03-10'), endDay: number('2027-03-20'), value: 62 },
      { startDay: number('2027-03-21'), endDay: number('2027-03-31'), value: 62 },
      { startDay: number('2027-04-01'), endDay: Number.POSITIVE_INFINITY, value: 72 },
    ]);
  });

  it('an entry of one day is a piece of one day, and one that would relax leaves the standard', () => {
    const pieces = listCriteria(receiver({ otherCriteria: [entry('2027-03-05', '2027-03-05', 80)] }));
    expect(pieces.map(({ value }) => value)).toEqual([75, 75, 75]);
    expect(pieces[1]).toMatchObject({ startDay: number('2027-03-05'), endDay: number('2027-03-05') });
  });
});
