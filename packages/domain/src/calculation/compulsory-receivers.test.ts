import { expect, it } from 'vitest';
import { at, receiver, row, task, zone } from '../testing/snapshot-builder.ts';
import { calculate } from './calculate.ts';
import { listCompulsoryReceivers } from './compulsory-receivers.ts';
import type { CalculationSnapshot } from './snapshot.schema.ts';

it('the loudest residential and education points, with ties; unknown types count as residential (M-63)', () => {
  const near = at(30, 100);
  const receivers = [
    receiver({ pointId: 1, position: near }),
    receiver({ pointId: 2, position: near, kind: 'other' }),
    receiver({ pointId: 3, position: at(30, 200) }),
    receiver({ pointId: 4, position: at(30, 300), kind: 'education' }),
    receiver({ pointId: 5, position: at(30, 400), kind: 'education' }),
    receiver({ pointId: 6, position: at(30, 80), isInsideZoneWithBuilding: true }),
  ];
  const snapshot = { zones: [zone()], tasks: [task()], rows: [row()], receivers, neighbours: [] };
  const levelsOf = (given: CalculationSnapshot) =>
    new Map(calculate(given).receivers.map(({ pointId, unmitigated }) => [pointId, unmitigated.highestLevel]));
  expect(listCompulsoryReceivers(receivers, levelsOf(snapshot))).toEqual([1, 2, 4]);
  expect(listCompulsoryReceivers(receivers, levelsOf({ ...snapshot, rows: [] }))).toEqual([]);
});

it.each([
  [5e-10, [1, 2]],
  [2e-9, [1]],
])('a level %d dB below the loudest is a tie up to 1e-9 dB (M-63)', (less, expected) => {
  const receivers = [receiver({ pointId: 1 }), receiver({ pointId: 2 })];
  const levels = new Map([
    [1, 70],
    [2, 70 - less],
  ]);
  expect(listCompulsoryReceivers(receivers, levels)).toEqual(expected);
});

it('[CALC-67] beside homes and schools the loudest point of another sensitive use is compulsory (M-144)', () => {
  const heard = [
    { pointId: 1, kind: 'worship', level: 71 },
    { pointId: 2, kind: 'residential', level: 76 },
    { pointId: 3, kind: 'education', level: 69 },
    { pointId: 4, kind: 'hospital', level: 70 },
    { pointId: 5, kind: 'hotel', level: 76 },
    { pointId: 6, kind: 'clinic', level: null },
  ] as const;
  const levels = new Map(heard.map(({ pointId, level }) => [pointId, level]));
  expect(listCompulsoryReceivers(heard, levels).sort()).toEqual([1, 2, 3, 5]);
  const known = heard.filter(({ kind }) => kind === 'residential' || kind === 'education');
  expect(listCompulsoryReceivers(known, levels)).toEqual([2, 3]);
});
