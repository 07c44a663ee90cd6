import type { ReceiverPoint, ReceiversChange } from '@quietsite/contracts';
import { type Exemption, isSamePlace, type ReceiverFault } from '@quietsite/domain';

/** A point as shown on the selection screen: its editable fields, and the data of its building. */
export type DraftPoint = ReceiverPoint;

/** The change of one point. */
export interface PointChange {
  /** Negative if not stored yet. */
  readonly pointId: number;
  /** The point when editing began; null if it is new. */
  readonly before: DraftPoint | null;
  /** Null if deleted. */
  readonly after: DraftPoint | null;
}

/** Only the differences from the stored points: all points of a large project would not fit into the tab's storage. */
export type ReceiversDraft = readonly PointChange[];

export const NOTHING_CHANGED: ReceiversDraft = [];

/** For a new point without a building: a save gives it a notional one (Q104). */
export const NO_BUILDING = 0;

/** True if the editable fields are the same; data from a building or a calculation may differ. */
export function isSamePoint(one: DraftPoint, other: DraftPoint): boolean {
  if (one === other) return true;
  return (
    one.name === other.name &&
    one.criterion === other.criterion &&
    one.isSelected === other.isSelected &&
    isSamePlace(one.position, other.position) &&
    isSameList(one.otherCriteria, other.otherCriteria) &&
    isSameList(one.contributions, other.contributions) &&
    isSameExemption(one.exemption, other.exemption)
  );
}

const isSameExemption = (one: Exemption | undefined, other: Exemption | undefined): boolean =>
  one?.hasClosedWindows === other?.hasClosedWindows &&
  one?.hasBlankFacades === other?.hasBlankFacades &&
  one?.proofId === other?.proofId &&
  isSameList(one?.outOfUse ?? [], other?.outOfUse ?? []);

/** A point judged on every day has no exemption. */
export const withExemption = <Point extends DraftPoint>(
  { exemption: _, ...point }: Point,
  exemption: Exemption | undefined,
): Omit<Point, 'exemption'> & Pick<DraftPoint, 'exemption'> => (exemption ? { ...point, exemption } : point);

function isSameList(one: readonly object[], other: readonly object[]): boolean {
  const textOf = (entry: object) => JSON.stringify(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return one.length === other.length && one.every((entry, index) => textOf(entry) === textOf(other[index] ?? {}));
}

/** Names and selection alone do not change any level (Q33). */
export function touchesLevels(draft: ReceiversDraft): boolean {
  return draft.some(({ before, after }) => {
    if (before === null || after === null) return true;
    const { name, isSelected } = before;
    return !isSamePoint(before, { ...after, name, isSelected });
  });
}

/** The stored points with the draft applied; new ones come last. An unedited point is the stored object itself. */
export function applyDraft(stored: readonly DraftPoint[], draft: ReceiversDraft): readonly DraftPoint[] {
  if (draft.length === 0) return stored;
  const changes = new Map(draft.map((change) => [change.pointId, change]));
  const kept = stored.flatMap((point) => {
    const change = changes.get(point.pointId);
    if (!change) return [point];
    return change.after === null ? [] : [withEdit(point, change.before, change.after)];
  });
  const added = draft.flatMap(({ before, after }) => (before === null && after !== null ? [after] : []));
  return [...kept, ...added];
}

/** A calculation may have selected, named or locked the point since: unedited fields are as stored (NSR-07, Q149). */
function withEdit(stored: DraftPoint, before: DraftPoint | null, after: DraftPoint): DraftPoint {
  const { position, criterion, otherCriteria, contributions } = after;
  const name = after.name === before?.name ? stored.name : after.name;
  const isSelected = (after.isSelected === before?.isSelected ? stored : after).isSelected || stored.isCompulsory;
  const isTakenOut = !isSelected && (stored.isSelected || stored.isTakenOut);
  const edited = { ...stored, name, position, criterion, isSelected, isTakenOut, otherCriteria, contributions };
  return withExemption(edited, after.exemption);
}

/** The draft that turns the stored points into `next`. */
export function recordChanges(
  stored: readonly DraftPoint[],
  next: readonly DraftPoint[],
  draft: ReceiversDraft,
): ReceiversDraft {
  const beforeById = new Map(draft.map(({ pointId, before }) => [pointId, before]));
  const nextById = new Map(next.map((point) => [point.pointId, point]));
  const changed = stored.flatMap((point): PointChange[] => {
    const after = nextById.get(point.pointId) ?? null;
    if (after !== null && isSamePoint(point, after)) return [];
    return [{ pointId: point.pointId, before: beforeById.get(point.pointId) ?? point, after }];
  });
  const added = next
    .filter(({ pointId }) => pointId < 0)
    .map((after) => ({ pointId: after.pointId, before: null, after }));
  return [...changed, ...added];
}

/** The body of a save: new points, changed points, and the ids of deleted points. */
export function toReceiversChange(draft: ReceiversDraft, revision: number): ReceiversChange {
  return {
    revision,
    points: draft.flatMap(({ pointId, before, after }) =>
      after === null
        ? []
        : [
            {
              pointId: before === null ? null : pointId,
              buildingId: after.buildingId === NO_BUILDING ? null : after.buildingId,
              position: after.position,
              name: after.name.trim(),
              criterion: after.criterion,
              ...(after.isSelected !== before?.isSelected && { isSelected: after.isSelected }),
              otherCriteria: [...after.otherCriteria],
              contributions: [...after.contributions],
              ...((before?.exemption || after.exemption) && { exemption: toSent(after.exemption) }),
            },
          ],
    ),
    removedIds: draft.flatMap(({ pointId, before, after }) => (before !== null && after === null ? [pointId] : [])),
  };
}

const toSent = (exemption: Exemption | undefined) =>
  exemption ? { ...exemption, outOfUse: [...exemption.outOfUse] } : null;

/** The server's errors number new points -1, -2, ... in the order sent; their ids on the screen may differ. */
export function nameFaultyPoints(faults: readonly ReceiverFault[], draft: ReceiversDraft): readonly ReceiverFault[] {
  const added = draft.filter(({ before }) => before === null);
  return faults.map((fault) =>
    fault.pointId < 0 ? { ...fault, pointId: added[-1 - fault.pointId]?.pointId ?? fault.pointId } : fault,
  );
}
