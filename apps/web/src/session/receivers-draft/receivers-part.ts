import type { ReceiverList } from '@quietsite/contracts';
import { type ProjectPart, putPart } from '../part/project-part.ts';
import { receiversQuery } from '../project-queries.ts';
import {
  type DraftPoint,
  isSamePoint,
  NOTHING_CHANGED,
  type PointChange,
  type ReceiversDraft,
  toDraftPoints,
  toReceiversChange,
} from './receivers-draft.ts';

const isSameChange = (one: PointChange, other: PointChange | undefined): boolean => {
  if (one === other) return true;
  if (one.pointId !== other?.pointId) return false;
  return one.after === null || other.after === null ? one.after === other.after : isSamePoint(one.after, other.after);
};

const isSame = (one: ReceiversDraft, other: ReceiversDraft): boolean =>
  one === other || (one.length === other.length && one.every((change, index) => isSameChange(change, other[index])));

const byId = ({ points }: ReceiverList) => new Map(toDraftPoints(points).map((point) => [point.pointId, point]));

/** A new point has another number once it is stored. */
const isAmong = (wanted: DraftPoint, stored: ReceiverList) =>
  toDraftPoints(stored.points).some((point) => isSamePoint(point, wanted));

/** Receiver points, their selection, names, criteria and contributions: map edit modes 4 to 6 (MAP-23 to MAP-25). */
export const receiversPart: ProjectPart<ReceiversDraft, ReceiverList> = {
  query: receiversQuery,
  kind: {
    name: 'receivers',
    isSame,
    isReadable: (value): value is ReceiversDraft =>
      Array.isArray(value) && value.every((change) => typeof (change as PointChange | null)?.pointId === 'number'),
  },
  startOf: () => NOTHING_CHANGED,
  isStored: (wanted, stored) => {
    const points = byId(stored);
    return wanted.every(({ pointId, before, after }) => {
      const point = points.get(pointId);
      if (after === null) return point === undefined;
      return before === null ? isAmong(after, stored) : point !== undefined && isSamePoint(point, after);
    });
  },
  isUntouched: (_base, wanted, stored) => {
    const points = byId(stored);
    return wanted.every(({ pointId, before }) => {
      const point = points.get(pointId);
      return before === null || (point !== undefined && isSamePoint(point, before));
    });
  },
  /** What somebody else deleted stays deleted. */
  keepMine: (wanted, stored) => {
    const points = byId(stored);
    return wanted.flatMap((change) => {
      if (change.before === null) return [change];
      const before = points.get(change.pointId);
      return before === undefined ? [] : [{ ...change, before }];
    });
  },
  takeTheirs: () => NOTHING_CHANGED,
  send: (projectId, wanted, revision) => putPart(projectId, 'receivers', toReceiversChange(wanted, revision)),
};
