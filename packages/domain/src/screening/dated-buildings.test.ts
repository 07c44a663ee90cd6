import { expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { squareAt } from '../testing/snapshot-builder.ts';
import { listAbsentBuildings, listDatedBuildings } from './dated-buildings.ts';
import type { ScreenStructure } from './screening.schema.ts';

const building = (id: number, days: Pick<ScreenStructure, 'start' | 'end'>): ScreenStructure => ({
  ...{ id, name: '', kind: 'tower', outline: squareAt(20, 130, 20) },
  ...{ roofLevel: 35, baseLevel: 5, heightMetres: null, storeys: null },
  ...days,
});
const structures = [
  building(1, {}),
  building(2, { start: toDay('2027-03-05') }),
  building(3, { end: toDay('2027-03-04') }),
  building(4, { start: toDay('2027-03-01'), end: toDay('2027-03-05') }),
];

it.each([
  ['2027-02-28', [2, 4]],
  ['2027-03-01', [2]],
  ['2027-03-04', [2]],
  ['2027-03-05', [3]],
  ['2027-03-06', [3, 4]],
])('[MAP-48] [M-115] on %s the buildings %j do not stand', (day, expected) => {
  const dated = listDatedBuildings({ structures });
  expect(dated.map(({ id }) => id)).toEqual([2, 3, 4]);
  expect(listAbsentBuildings(dated, toDay(day))).toEqual(expected);
});
