import { expect, it } from 'vitest';
import { at, receiver, row, task, zone } from '../testing/snapshot-builder.ts';
import { calculate } from './calculate.ts';
import { listCompulsoryReceivers } from './compulsory-receivers.ts';

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
  expect(listCompulsoryReceivers(receivers, calculate(snapshot))).toEqual([1, 2, 4]);
  expect(listCompulsoryReceivers(receivers, calculate({ ...snapshot, rows: [] }))).toEqual([]);
});

it.each([
  [5e-10, [1, 2]],
  [2e-9, [1]],
])('a level %d dB below the loudest is a tie up to 1e-9 dB (M-63)', (less, expected) => {
  const receivers = [receiver({ pointId: 1 }), receiver({ pointId: 2 })];
  const [result] = calculate({ zones: [zone()], tasks: [task()], rows: [row()], receivers, neighbours: [] }).receivers;
  const withLevel = (pointId: number, highestLevel: number) => {
    const { unmitigated, ...others } = result as NonNullable<typeof result>;
    return { ...others, pointId, unmitigated: { ...unmitigated, highestLevel } };
  };
  expect(listCompulsoryReceivers(receivers, { receivers: [withLevel(1, 70), withLevel(2, 70 - less)] })).toEqual(
    expected,
  );
});
