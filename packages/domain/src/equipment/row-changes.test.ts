import { hk80 } from '@quietsite/geometry';
import { expect, it } from 'vitest';
import { entry } from '../testing/equipment-builder.ts';
import { hasRowChanges, listRowChanges } from './row-changes.ts';

it('[EQUIP-27] finds new, changed and deleted rows', () => {
  const [same, changed, gone] = [entry({ id: 1 }), entry({ id: 2 }), entry({ id: 3 })];
  const [after, added] = [entry({ id: 2, quantity: 9 }), entry({ id: -1 })];
  expect(listRowChanges([same, changed, gone], [same, after, added])).toEqual({
    ...{ added: [added], changed: [after], removed: [3], isInputChanged: true },
  });
});

it('[U39] sees no change in the same rows, in another order of rows or files', () => {
  const [one, other] = [entry({ id: 1, materialIds: [4, 5] }), entry({ id: 2 })];
  const changes = listRowChanges([one, other], [other, { ...one, materialIds: [5, 4] }]);
  expect(hasRowChanges(changes)).toBe(false);
});

it.each([
  [{ quantity: 2 }],
  [{ soundPower: 111 }],
  [{ timePercent: 99 }],
  [{ start: '2027-03-02' }],
  [{ end: '2027-03-30' }],
  [{ timePeriod: 2 }],
  [{ exclusiveGroup: 'G' }],
  [{ fixedLocation: hk80(1, 2) }],
  [{ materialIds: [1] }],
  [{ name: 'Other' }],
  [{ officialId: 'CNP 082' }],
  [{ equipmentId: 82 }],
] as const)('[EQUIP-41] [U39] sees a change of %o', (change) => {
  const changes = listRowChanges([entry()], [entry(change)]);
  expect(changes.changed).toHaveLength(1);
  expect(changes.isInputChanged).toBe(!('materialIds' in change));
});

it('[U39] sees other input in a row more and in a row less', () => {
  expect(listRowChanges([], [entry({ id: -1 })]).isInputChanged).toBe(true);
  expect(listRowChanges([entry()], []).isInputChanged).toBe(true);
});
