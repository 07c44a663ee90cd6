import { expect, it } from 'vitest';
import { countDecisions, decidedDistricts, waitsOf } from './turnaround-card.tsx';

const wait = (month: string, decided: number) => ({ month, decided, medianDays: decided, longestDays: decided });
const statistics = {
  turnaround: [
    { district: 'Sha Tin', ...wait('2027-03', 2) },
    { district: null, ...wait('2027-03', 7) },
    { district: 'Islands', ...wait('2027-02', 1) },
    { district: 'Sha Tin', ...wait('2027-01', 4) },
  ],
  monthTurnaround: [wait('2027-01', 4), wait('2027-02', 1), wait('2027-03', 9)],
};

it('[ADMIN-54] waiting times are those of the chosen district, or of all, the oldest month first', () => {
  expect(decidedDistricts(statistics)).toEqual(['Islands', 'Sha Tin']);
  const shaTin = waitsOf(statistics, 'Sha Tin');
  expect(shaTin.map(({ month, medianDays }) => [month, medianDays])).toEqual([
    ['2027-01', 4],
    ['2027-03', 2],
  ]);
  expect([countDecisions(shaTin), countDecisions(waitsOf(statistics, null))]).toEqual([6, 14]);
});
