import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import type { EditedReceiver } from './receiver.ts';
import { clearSelection, lockCompulsory, otherMode, selectReceivers } from './select-receivers.ts';

const point = (pointId: number, changes: Partial<EditedReceiver> = {}): EditedReceiver => ({
  pointId,
  name: '',
  buildingId: pointId,
  position: hk80(838_000, 819_500),
  criterion: null,
  isSelected: false,
  isCompulsory: false,
  otherCriteria: [],
  contributions: [],
  ...changes,
});
const shown = (points: readonly EditedReceiver[]) => points.map(({ name, isSelected }) => (isSelected ? name : '-'));

describe('the selection', () => {
  it('[NSR-12] [NSR-13] a box selects and names, and in the other mode lets go', () => {
    const selected = selectReceivers([point(1), point(2), point(3)], new Set([1, 3]), 'select');
    expect(shown(selected)).toEqual(['N1', '-', 'N2']);
    const after = selectReceivers(selected, new Set([1, 2]), 'deselect');
    expect(shown(after)).toEqual(['-', '-', 'N2']);
    expect(after[0]?.name).toBe('');
  });

  it('[NSR-12] the next box does the opposite', () => {
    expect([otherMode('select'), otherMode('deselect')]).toEqual(['deselect', 'select']);
  });

  it('[NSR-07] [Q105] what is compulsory is not let go, one by one or all at once', () => {
    const points = [
      point(1, { name: 'N1', isSelected: true, isCompulsory: true }),
      point(2, { name: 'N2', isSelected: true }),
    ];
    expect(shown(selectReceivers(points, new Set([1, 2]), 'deselect'))).toEqual(['N1', '-']);
    expect(shown(clearSelection(points))).toEqual(['N1', '-']);
  });

  it('[NSR-07] [Q105] after a calculation the loudest are locked, those before stay selected and are free', () => {
    const before = [point(1, { name: 'N1', isSelected: true, isCompulsory: true }), point(2), point(3)];
    const after = lockCompulsory(before, new Set([3]));
    expect(after.map(({ isSelected, isCompulsory }) => [isSelected, isCompulsory])).toEqual([
      [true, false],
      [false, false],
      [true, true],
    ]);
    expect(shown(after)).toEqual(['N1', '-', 'N2']);
  });

  it('leaves points alone that are as they should be', () => {
    const points = [point(1, { name: 'N1', isSelected: true, isCompulsory: true }), point(2)];
    expect(lockCompulsory(points, new Set([1])).every((after, index) => after === points[index])).toBe(true);
  });
});
