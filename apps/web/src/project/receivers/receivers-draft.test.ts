import { toDay } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { sampleContribution, samplePoint } from '../../testing/sample-points.ts';
import { withMoved, withNewPoint, withoutPoint, withSelection } from './point-edits.ts';
import {
  applyDraft,
  type DraftPoint,
  NOTHING_CHANGED,
  nameFaultyPoints,
  type ReceiversDraft,
  recordChanges,
  toReceiversChange,
  touchesLevels,
  withExemption,
} from './receivers-draft.ts';
import { receiversPart } from './receivers-part.ts';

const stored = [
  samplePoint({ pointId: 1 }),
  samplePoint({ pointId: 2, name: '', isSelected: false }),
  samplePoint({ pointId: 3, name: 'N3' }),
];
const listOf = (points: typeof stored) => ({ revision: 9, points: [...points], history: [], proofs: [] });
const elsewhere = hk80(838_020, 820_000);
const added = { position: hk80(838_050, 820_010), building: null, name: 'N9', criterion: 70 };

const workOf = (value: ReceiversDraft) => ({ value, base: NOTHING_CHANGED, revision: 3, source: null });

describe('a draft of receiver points', () => {
  it('[Q149] leaves the tick to a run that selected the point meanwhile, and takes out what was let go by hand', () => {
    const next = stored.map((point) => (point.pointId === 2 ? { ...point, criterion: 60 } : point));
    const draft = recordChanges(stored, next, NOTHING_CHANGED);
    expect(toReceiversChange(draft, 7).points[0]).not.toHaveProperty('isSelected');
    const run = stored.map((point) => (point.pointId === 2 ? { ...point, isSelected: true, name: 'N4' } : point));
    expect(applyDraft(run, draft)[1]).toMatchObject({ criterion: 60, isSelected: true, name: 'N4', isTakenOut: false });
    const letGo = withSelection(stored, new Set([3]), 'deselect', new Map());
    const taken = recordChanges(stored, letGo, NOTHING_CHANGED);
    expect(toReceiversChange(taken, 7).points).toMatchObject([{ pointId: 3, isSelected: false }]);
    expect(applyDraft(stored, taken)[2]).toMatchObject({ isSelected: false, isTakenOut: true });
  });

  it('[NSR-03] holds only what differs, and nothing once all is as it was', () => {
    const moved = recordChanges(stored, withMoved(stored, 2, elsewhere), NOTHING_CHANGED);
    expect(moved.map(({ pointId }) => pointId)).toEqual([2]);
    expect(recordChanges(stored, withMoved(stored, 2, hk80(838_000, 820_000.0004)), moved)).toEqual([]);
    const shown = applyDraft(stored, moved);
    expect(shown.map(({ position }) => position)).toEqual([stored[0]?.position, elsewhere, stored[2]?.position]);
    expect(shown[0]).toBe(stored[0]);
  });

  it('[NSR-03] [NSR-32] holds a change of any field of a row, and which of them affect levels', () => {
    const { level: value, ...dated } = sampleContribution;
    const edits: readonly (readonly [Partial<DraftPoint>, boolean])[] = [
      [{ name: 'Gate' }, false],
      [{ isSelected: false }, false],
      [{ criterion: 60 }, true],
      [{ position: hk80(838_000, 820_020) }, true],
      [{ otherCriteria: [{ ...dated, value }] }, true],
      [{ contributions: [sampleContribution] }, true],
    ];
    for (const [edit, isInput] of edits) {
      const next = stored.map((point) => (point.pointId === 1 ? { ...point, ...edit } : point));
      const draft = recordChanges(stored, next, NOTHING_CHANGED);
      expect([draft.map(({ after }) => after), touchesLevels(draft)]).toEqual([[next[0]], isInput]);
    }
  });

  it('[MAP-23] [MAP-24] [MAP-25] becomes one request with moved, new and deleted points', () => {
    const next = withoutPoint(withNewPoint(withMoved(stored, 2, elsewhere), added), 3);
    const draft = recordChanges(stored, next, NOTHING_CHANGED);
    const change = toReceiversChange(draft, 7);
    expect(change.revision).toBe(7);
    expect(change.removedIds).toEqual([3]);
    expect(change.points.map(({ pointId, buildingId }) => [pointId, buildingId])).toEqual([
      [2, 10],
      [null, null],
    ]);
    expect(change.points[0]?.position).toEqual([838_020, 820_000]);
    expect(change.points[1]).toMatchObject({
      name: 'N9',
      criterion: 70,
      isSelected: true,
      position: [838_050, 820_010],
    });
  });

  it('[NSR-32] [Q33] touches levels by place, criteria, contributions and number of points, not by names or ticks', () => {
    const edit = (changes: Partial<DraftPoint>) =>
      recordChanges(
        stored,
        stored.map((point) => (point.pointId === 1 ? { ...point, ...changes } : point)),
        [],
      );
    expect(touchesLevels(edit({ name: 'Gate', isSelected: false }))).toBe(false);
    for (const changes of [{ criterion: 60 }, { position: elsewhere }, { contributions: [sampleContribution] }])
      expect(touchesLevels(edit(changes))).toBe(true);
    expect(touchesLevels(recordChanges(stored, withNewPoint(stored, added), []))).toBe(true);
    expect(touchesLevels(recordChanges(stored, withoutPoint(stored, 2), []))).toBe(true);
  });

  it('a new point that is deleted again is sent neither way', () => {
    const withOne = withNewPoint(stored, added);
    expect(recordChanges(stored, withoutPoint(withOne, -1), recordChanges(stored, withOne, []))).toEqual([]);
  });

  it('names the points of a refusal by their numbers on the screen', () => {
    const two = withoutPoint(withNewPoint(withNewPoint(stored, added), { ...added, name: 'N10' }), -1);
    const draft = recordChanges(stored, two, NOTHING_CHANGED);
    expect(nameFaultyPoints([{ pointId: -1, problem: 'INSIDE_ZONE' }], draft)[0]?.pointId).toBe(-2);
    expect(nameFaultyPoints([{ pointId: 3, problem: 'INSIDE_ZONE' }], draft)[0]?.pointId).toBe(3);
  });

  it('[NSR-07] a point that was locked meanwhile stays selected', () => {
    const freed = stored.map((point) => (point.pointId === 3 ? { ...point, isSelected: false, name: '' } : point));
    const draft = recordChanges(stored, freed, NOTHING_CHANGED);
    const locked = stored.map((point) => (point.pointId === 3 ? { ...point, isCompulsory: true } : point));
    expect(applyDraft(locked, draft)[2]).toMatchObject({ isSelected: true, isCompulsory: true });
  });
});

describe('an exemption', () => {
  const exemption = {
    outOfUse: [{ name: 'Holidays', start: toDay('2027-07-16'), end: toDay('2027-08-31') }],
    ...{ hasClosedWindows: false, proofId: 7 },
  };
  const edited = (from: readonly DraftPoint[], given: typeof exemption | undefined) =>
    recordChanges(
      from,
      from.map((point) => (point.pointId === 1 ? withExemption(point, given) : point)),
      NOTHING_CHANGED,
    );
  const exempt = applyDraft(stored, edited(stored, exemption));

  it('[NSR-46] is sent when it changes, as null when it is taken back, and is input of the levels', () => {
    expect(exempt[0]).toEqual({ ...stored[0], exemption });
    expect(toReceiversChange(edited(stored, exemption), 3).points).toMatchObject([{ pointId: 1, exemption }]);
    expect(touchesLevels(edited(stored, exemption))).toBe(true);
    expect(edited(exempt, { ...exemption })).toEqual([]);
    const takenBack = edited(exempt, undefined);
    expect(toReceiversChange(takenBack, 3).points).toMatchObject([{ pointId: 1, exemption: null }]);
    expect(applyDraft(exempt, takenBack)[0]).toEqual(stored[0]);
    const renamed = recordChanges(stored, [{ ...samplePoint(), name: 'X' }, ...stored.slice(1)], NOTHING_CHANGED);
    expect(toReceiversChange(renamed, 3).points[0]).not.toHaveProperty('exemption');
  });
});

describe('saving receiver points', () => {
  const draft = recordChanges(stored, withoutPoint(withNewPoint(withMoved(stored, 2, elsewhere), added), 3), []);
  const arrived = listOf([
    samplePoint({ pointId: 1 }),
    samplePoint({ pointId: 2, name: '', isSelected: false, position: elsewhere }),
    samplePoint({ pointId: 40, name: 'N9', criterion: 70, position: added.position }),
  ]);

  it('sees whether it arrived, under another number too', () => {
    expect(receiversPart.isStored(draft, arrived)).toBe(true);
    expect(receiversPart.isStored(draft, listOf(stored))).toBe(false);
    expect(receiversPart.isStored(draft, { ...arrived, points: arrived.points.slice(0, 2) })).toBe(false);
  });

  it('[U23] sees whether somebody changed the same points, and leaves gone ones alone', () => {
    expect(receiversPart.isUntouched?.(workOf(draft), listOf(stored))).toBe(true);
    const touched = stored.map((point) =>
      point.pointId === 2 ? { ...point, contributions: [sampleContribution] } : point,
    );
    expect(receiversPart.isUntouched?.(workOf(draft), listOf(touched))).toBe(false);
    const gone = listOf(stored.filter(({ pointId }) => pointId !== 2));
    expect(receiversPart.keepMine(draft, gone).map(({ pointId }) => pointId)).toEqual([3, -1]);
  });
});

describe('a step before a save of points', () => {
  const select = (pointId: number, isSelected: boolean) =>
    stored.map((point) => (point.pointId === pointId ? { ...point, isSelected } : point));

  it('[SHELL-67] turns a selection back', () => {
    const wanted = recordChanges(stored, select(2, true), NOTHING_CHANGED);
    const carried = receiversPart.carry(NOTHING_CHANGED, workOf(wanted), listOf(select(2, true)));
    expect(carried?.map(({ pointId, after }) => [pointId, after?.isSelected])).toEqual([[2, false]]);
    expect(receiversPart.carry(wanted, workOf(wanted), listOf(select(2, true)))).toEqual([]);
  });

  it('[SHELL-67] takes a stored new point away again, and brings a deleted one back as a new one', () => {
    const next = withNewPoint(withoutPoint(stored, 3), added);
    const wanted = recordChanges(stored, next, NOTHING_CHANGED);
    const now = next.map((point) => (point.pointId < 0 ? { ...point, pointId: 44 } : point));
    const carried = receiversPart.carry(NOTHING_CHANGED, workOf(wanted), listOf([...now]));
    expect(carried?.map(({ pointId, before, after }) => [pointId, before?.name, after?.name])).toEqual([
      [-1, undefined, 'N3'],
      [44, 'N9', undefined],
    ]);
  });
});
