import { describe, expect, it } from 'vitest';
import { samplePoint } from '../../../testing/sample-points.ts';
import { sampleLevel } from '../../../testing/samples.ts';
import { filterRows, keepOrder, listRows, NO_FILTER, orderOf } from './select-rows.ts';

const points = [
  samplePoint({ pointId: 1, name: '', isSelected: false }),
  samplePoint({ pointId: 2, name: '', isSelected: false, criterion: 65, criterionReduction: 3 }),
  samplePoint({ pointId: 3, name: 'N1' }),
  samplePoint({ pointId: -1, name: 'N2' }),
];
const levels = new Map([
  [1, sampleLevel({ pointId: 1, rank: 2, verdict: 'satisfies' })],
  [2, sampleLevel({ pointId: 2, rank: 1 })],
  [3, sampleLevel({ pointId: 3, rank: 3 })],
]);
const rows = listRows(points, levels, new Set([2]), new Set());
const idsOf = (list: readonly { readonly pointId: number }[]) => list.map(({ pointId }) => pointId);

describe('rows of the selection', () => {
  it('[NSR-03] list selected points first, then by rank, new ones after those with a level', () => {
    expect(idsOf(rows)).toEqual([3, -1, 2, 1]);
  });

  it('stay where they are while something is edited; new ones come first', () => {
    const ticked = points.map((point) => ({ ...point, isSelected: point.pointId === 1 }));
    const added = [...ticked, samplePoint({ pointId: -2, name: 'N4' })];
    const edited = listRows(added, new Map(), new Set(), new Set());
    expect(idsOf(keepOrder(edited, orderOf(rows)))).toEqual([-2, 3, -1, 2, 1]);
  });

  it('show the criterion in force, and which points were moved', () => {
    expect(rows.map(({ shownCriterion }) => shownCriterion)).toEqual([75, 75, 62, 75]);
    expect(rows.map(({ isMoved }) => isMoved)).toEqual([false, false, true, false]);
  });

  it('[U38] mark a criterion that was not entered for the point or its building', () => {
    const isDefault = (typed: readonly number[]) =>
      listRows(points, levels, new Set(), new Set(typed)).map(({ isDefaultCriterion }) => isDefaultCriterion);
    expect(isDefault([])).toEqual([true, true, false, true]);
    expect(isDefault([10])).toEqual([false, false, false, false]);
  });

  it('are filtered by selection, verdict and name together', () => {
    expect(idsOf(filterRows(rows, { ...NO_FILTER, isOnlySelected: true }))).toEqual([3, -1]);
    expect(idsOf(filterRows(rows, { ...NO_FILTER, isOnlySelected: true, isOnlyExceeding: true }))).toEqual([3]);
    expect(idsOf(filterRows(rows, { ...NO_FILTER, search: 'n2' }))).toEqual([-1]);
  });

  it('are found by the name of their building', () => {
    const school = listRows(
      [samplePoint({ pointId: 7, buildingName: 'Harbour School' })],
      levels,
      new Set(),
      new Set(),
    );
    expect(idsOf(filterRows([...rows, ...school], { ...NO_FILTER, search: ' school ' }))).toEqual([7]);
  });

  it('[Q145] can be limited to those that exceed or are borderline', () => {
    const near = points.map(({ pointId }) => [pointId, sampleLevel({ pointId, verdict: 'borderline' })] as const);
    const borderline = listRows(points, new Map(near), new Set(), new Set());
    expect(filterRows(borderline, { ...NO_FILTER, isOnlyExceeding: true })).toHaveLength(points.length);
    expect(idsOf(filterRows(rows, { ...NO_FILTER, isOnlyExceeding: true }))).toEqual([3, 2]);
  });
});
