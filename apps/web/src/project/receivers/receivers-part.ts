import type { ReceiverList } from '@quietsite/contracts';
import { receiversQuery } from '../../session/project-queries.ts';
import { type ProjectPart, putPart, revisionOf } from '../save/project-part.ts';
import {
  type DraftPoint,
  isSamePoint,
  NOTHING_CHANGED,
  type PointChange,
  type ReceiversDraft,
  toReceiversChange,
} from './receivers-draft.ts';

const isSameChange = (one: PointChange, other: PointChange | undefined): boolean => {
  if (one === other) return true;
  if (one.pointId !== other?.pointId) return false;
  return one.after === null || other.after === null ? one.after === other.after : isSamePoint(one.after, other.after);
};

const isSame = (one: ReceiversDraft, other: ReceiversDraft): boolean =>
  one === other || (one.length === other.length && one.every((change, index) => isSameChange(change, other[index])));

const byId = ({ points }: ReceiverList) => new Map(points.map((point) => [point.pointId, point]));

/** A new point gets another id once it is stored. */
const isStoredPoint = (mine: DraftPoint, { points }: ReceiverList) => points.some((point) => isSamePoint(point, mine));

/** Converts a step before a save: new points get their stored ids, and deleted points become new ones. */
function carryPoints(step: ReceiversDraft, mine: ReceiversDraft, stored: ReceiverList): ReceiversDraft | null {
  const points = byId(stored);
  const saved = findSavedIds(mine, points);
  if (saved === null) return null;
  const edited = new Map(step.map((change) => [change.pointId, change.after]));
  const settled = new Map(mine.map((change) => [change.pointId, change.before]));
  let added = 0;
  return [...new Set([...settled.keys(), ...edited.keys()])].flatMap((id): readonly PointChange[] => {
    const after = edited.has(id) ? edited.get(id) : settled.get(id);
    const before = points.get(saved.get(id) ?? id);
    if (!before) return after ? [{ pointId: --added, before: null, after: { ...after, pointId: added } }] : [];
    const { pointId } = before;
    if (!after) return [{ pointId, before, after: null }];
    return isSamePoint(before, after) ? [] : [{ pointId, before, after: { ...before, ...after, pointId } }];
  });
}

/** The ids that new points received; null if one of them is not found. */
function findSavedIds(mine: ReceiversDraft, points: ReadonlyMap<number, DraftPoint>): Map<number, number> | null {
  const saved = new Map<number, number>();
  for (const { pointId, before, after } of mine) {
    if (before !== null || after === null) continue;
    const taken = new Set(saved.values());
    const match = [...points.values()].find((point) => !taken.has(point.pointId) && isSamePoint(point, after));
    if (!match) return null;
    saved.set(pointId, match.pointId);
  }
  return saved;
}

/** Receiver points, their selection, names, criteria and contributions: map edit modes 4 to 6 (MAP-23 to MAP-25). */
export const receiversPart: ProjectPart<ReceiversDraft, ReceiverList> = {
  name: 'receivers',
  isPartial: true,
  isSame,
  isReadable: (value): value is ReceiversDraft =>
    Array.isArray(value) && value.every((change) => typeof (change as PointChange | null)?.pointId === 'number'),
  query: receiversQuery,
  revisionOf,
  startOf: () => NOTHING_CHANGED,
  isStored: (mine, stored) => {
    const points = byId(stored);
    return mine.every(({ pointId, before, after }) => {
      const point = points.get(pointId);
      if (after === null) return point === undefined;
      return before === null ? isStoredPoint(after, stored) : point !== undefined && isSamePoint(point, after);
    });
  },
  isUntouched: ({ value }, stored) => {
    const points = byId(stored);
    return value.every(({ pointId, before }) => {
      const point = points.get(pointId);
      return before === null || (point !== undefined && isSamePoint(point, before));
    });
  },
  /** Points deleted by another user stay deleted. */
  keepMine: (mine, stored) => {
    const points = byId(stored);
    return mine.flatMap((change) => {
      if (change.before === null) return [change];
      const before = points.get(change.pointId);
      return before === undefined ? [] : [{ ...change, before }];
    });
  },
  carry: (step, sent, stored) => carryPoints(step, sent.value, stored),
  send: (_, projectId, mine, revision) => putPart(projectId, 'receivers', toReceiversChange(mine, revision)),
};
