import { expect, it } from 'vitest';
import { listDistrictTurnaround, listMonthTurnaround, listTurnaround, medianOf } from './turnaround.ts';

const decided = (month: string, district: string | null, ...days: number[]) =>
  days.map((one) => ({ month, district, days: one }));

it('[ADMIN-49] the median and the longest wait are those of a district in a month', () => {
  const rows = listTurnaround([
    ...decided('2027-02', 'Sha Tin', 3),
    ...decided('2027-03', 'Sha Tin', 30.04, 2, 10),
    ...decided('2027-03', 'Kowloon City', 4, 5.26),
    ...decided('2027-03', null, 1),
  ]);
  expect(rows).toEqual([
    { month: '2027-03', district: 'Kowloon City', decided: 2, medianDays: 4.6, longestDays: 5.3 },
    { month: '2027-03', district: 'Sha Tin', decided: 3, medianDays: 10, longestDays: 30 },
    { month: '2027-03', district: null, decided: 1, medianDays: 1, longestDays: 1 },
    { month: '2027-02', district: 'Sha Tin', decided: 1, medianDays: 3, longestDays: 3 },
  ]);
  expect(listTurnaround([])).toEqual([]);
});

it('[ADMIN-49] the median of an even number is half way between the middle two', () => {
  expect([medianOf([1]), medianOf([1, 9]), medianOf([1, 2, 9])]).toEqual([1, 5, 2]);
});

it('[ADMIN-49] all districts together have their own median, and a district that of the months asked for', () => {
  const decisions = [
    ...decided('2027-03', 'Sha Tin', 2, 10, 30),
    ...decided('2027-03', 'Kowloon City', 4),
    ...decided('2026-02', 'Sha Tin', 300),
    ...decided('2027-03', null, 1),
  ];
  expect(listMonthTurnaround(decisions)).toEqual([
    { month: '2026-02', decided: 1, medianDays: 300, longestDays: 300 },
    { month: '2027-03', decided: 5, medianDays: 4, longestDays: 30 },
  ]);
  expect(listDistrictTurnaround(decisions, '2026-03')).toEqual([
    { district: 'Kowloon City', decided: 1, medianDays: 4, longestDays: 4 },
    { district: 'Sha Tin', decided: 3, medianDays: 10, longestDays: 30 },
    { district: null, decided: 1, medianDays: 1, longestDays: 1 },
  ]);
});
