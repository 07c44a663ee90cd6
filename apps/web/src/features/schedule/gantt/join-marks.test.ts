import { toDay } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { joinMarks } from './gantt-marks.tsx';

const mark = (start: string, end: string, exceeds: number, borderline = 0) => ({
  ...{ start: toDay(start), end: toDay(end), exceeds, borderline },
});

it('joins exceeding days without a gap and keeps the most receivers among them', () => {
  const marks = [
    mark('2027-02-27', '2027-02-28', 2),
    mark('2027-03-01', '2027-03-05', 9),
    mark('2027-03-06', '2027-03-06', 4, 5),
    mark('2027-03-08', '2027-03-09', 1),
  ];
  expect(joinMarks(marks)).toEqual([mark('2027-02-27', '2027-03-06', 9, 5), mark('2027-03-08', '2027-03-09', 1)]);
  expect(joinMarks([])).toEqual([]);
});
