import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import type { EditedReceiver } from './receiver.schema.ts';
import {
  explainSelection,
  isAtIssueInEither,
  lockCompulsory,
  otherMode,
  type RunVerdicts,
  selectAtIssue,
  selectReceivers,
} from './select-receivers.ts';

const point = (pointId: number, changes: Partial<EditedReceiver> = {}): EditedReceiver => ({
  pointId,
  name: '',
  buildingId: pointId,
  position: hk80(838_000, 819_500),
  criterion: null,
  isSelected: false,
  isCompulsory: false,
  isTakenOut: false,
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

  it('[NSR-07] [Q105] a compulsory receiver is not deselected with the others', () => {
    const points = [
      point(1, { name: 'N1', isSelected: true, isCompulsory: true }),
      point(2, { name: 'N2', isSelected: true }),
    ];
    expect(shown(selectReceivers(points, new Set([1, 2]), 'deselect'))).toEqual(['N1', '-']);
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

const said = (unmitigated: RunVerdicts['unmitigated'], mitigated = unmitigated): RunVerdicts => ({
  unmitigated,
  mitigated,
});

describe('[Q149] [NSR-36] who exceeds or is borderline', () => {
  it('before or after mitigation is selected by a calculation, with a name, and nobody else is', () => {
    const verdicts = new Map([
      [1, said('satisfies')],
      [2, said('exceeds', 'satisfies')],
      [3, said('satisfies', 'borderline')],
      [4, said('borderline', 'exceeds')],
      [5, said(null)],
    ]);
    const after = selectAtIssue(
      [1, 2, 3, 4, 5, 6].map((id) => point(id)),
      verdicts,
    );
    expect(shown(after)).toEqual(['-', 'N1', 'N2', 'N3', '-', '-']);
    expect(after.some(({ isCompulsory }) => isCompulsory)).toBe(false);
    expect([...verdicts.values()].map(isAtIssueInEither)).toEqual([false, true, true, true, false]);
  });

  it('stays out once somebody took it out, and comes back by hand or as the loudest', () => {
    const verdicts = new Map([[1, said('exceeds')]]);
    const out = selectReceivers(selectAtIssue([point(1)], verdicts), new Set([1]), 'deselect');
    expect(out).toMatchObject([{ isSelected: false, isTakenOut: true }]);
    expect(selectAtIssue(out, verdicts)[0]).toBe(out[0]);
    expect(selectReceivers(out, new Set([1]), 'select')).toMatchObject([{ isSelected: true, isTakenOut: false }]);
    expect(lockCompulsory(out, new Set([1]))).toMatchObject([{ isSelected: true, isTakenOut: false }]);
  });

  it('a box over points that were never selected takes nothing out', () => {
    expect(selectReceivers([point(1)], new Set([1]), 'deselect')).toMatchObject([{ isTakenOut: false }]);
  });

  it('shows why it is selected, or that it was deselected', () => {
    const selected = point(1, { isSelected: true });
    expect(explainSelection({ ...selected, isCompulsory: true }, said('exceeds'))).toBe('compulsory');
    expect(explainSelection(selected, said('exceeds', 'exceeds'))).toBe('exceeds');
    expect(explainSelection(selected, said('exceeds', 'borderline'))).toBe('borderline');
    expect(explainSelection(selected, said('exceeds', 'satisfies'))).toBe('exceedsBefore');
    expect(explainSelection(selected, said('borderline', 'satisfies'))).toBe('borderlineBefore');
    expect(explainSelection(selected, said('satisfies', 'borderline'))).toBe('borderline');
    expect(explainSelection(selected, said('satisfies'))).toBe('optional');
    expect(explainSelection(selected, null)).toBe('notJudged');
    expect(explainSelection(selected, { unmitigated: null, mitigated: null })).toBe('withoutVerdict');
    expect(explainSelection(point(1, { isTakenOut: true }), said('exceeds'))).toBe('takenOut');
    expect(explainSelection(point(1), said('satisfies'))).toBeNull();
  });
});
