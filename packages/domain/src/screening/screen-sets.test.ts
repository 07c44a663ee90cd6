import { expect, it } from 'vitest';
import { dayNumber, toDay } from '../day.ts';
import { at, squareAt, zone } from '../testing/snapshot-builder.ts';
import { listScreenSets } from './screen-sets.ts';
import type { ScreenBarrier, ScreenStructure } from './screening.schema.ts';

const house: ScreenStructure = {
  ...{ id: 1, name: 'House', kind: 'other', outline: squareAt(200, 200, 10) },
  ...{ roofLevel: 65, baseLevel: 5, heightMetres: null, storeys: null },
};
const barrier: ScreenBarrier = {
  ...{ id: 1, name: 'North', kind: 'acoustic', line: [at(0, 50), at(20, 50)], heightMetres: 4, groundLevel: 5 },
  hasProof: false,
};
const number = (day: string) => dayNumber(toDay(day));

/** First and last day, then the names that stand in the unmitigated and in the mitigated run. */
function listStages(structures: readonly ScreenStructure[], barriers: readonly ScreenBarrier[]) {
  const { stages, sets } = listScreenSets(
    { zones: [zone()] },
    { structures, barriers, zones: [], rows: [], points: [] },
  );
  const namesIn = (index = -1) => [
    ...(sets[index]?.solids.map(({ structure }) => structure.id) ?? []),
    ...(sets[index]?.barriers.map(({ name }) => name) ?? []),
  ];
  return stages.map(({ startDay, endDay, views }) => [startDay, endDay, ...views.slice(0, 2).map(namesIn)]);
}

it('screens stand on their days, both ends included, and drawn barriers in the mitigated run only (M-110, M-115)', () => {
  const dated = { ...house, id: 2, start: toDay('2027-03-05'), end: toDay('2027-03-09') };
  const fence = { ...barrier, start: toDay('2027-03-08') };
  expect(listStages([house, dated], [fence])).toEqual([
    [Number.NEGATIVE_INFINITY, number('2027-03-04'), [1], [1]],
    [number('2027-03-05'), number('2027-03-07'), [1, 2], [1, 2]],
    [number('2027-03-08'), number('2027-03-09'), [1, 2], [1, 2, 'North']],
    [number('2027-03-10'), Number.POSITIVE_INFINITY, [1], [1, 'North']],
  ]);
});

it('a structure may have a first day or a last day alone', () => {
  expect(listStages([{ ...house, start: toDay('2027-03-05') }], [])).toEqual([
    [Number.NEGATIVE_INFINITY, number('2027-03-04'), [], []],
    [number('2027-03-05'), Number.POSITIVE_INFINITY, [1], [1]],
  ]);
  expect(listStages([{ ...house, end: toDay('2027-03-05') }], [{ ...barrier, kind: 'hoarding' }])).toEqual([
    [Number.NEGATIVE_INFINITY, number('2027-03-05'), [1], [1]],
    [number('2027-03-06'), Number.POSITIVE_INFINITY, [], []],
  ]);
});
