import type { PointHistoryRow } from '@quietsite/contracts';
import { type EditedReceiver, followPoint } from '@quietsite/domain';
import type { PointHistoryRowWithBuilding } from '../../repositories/receivers/point-history.repository.ts';
import type { StoredPoint, WrittenPoint } from '../../repositories/receivers/receiver-point.repository.ts';
import type { ChangedPoint } from './receiver-change.ts';

export interface ReceiverChanges {
  /** New points, which have negative ids. */
  readonly added: readonly WrittenPoint[];
  readonly changed: readonly WrittenPoint[];
  readonly movedIds: readonly number[];
  /** Whether something a level depends on has changed: a point's position, its criteria, its contributions (U39). */
  readonly isInputChanged: boolean;
  readonly history: readonly PointHistoryRowWithBuilding[];
  /** Points with no history left (Q108). */
  readonly forgottenIds: readonly number[];
}

/** Determines the changes that a save must write. Unchanged points are not written. */
export function compareReceivers(
  points: readonly ChangedPoint[],
  removed: readonly StoredPoint[],
  known: readonly PointHistoryRow[],
): ReceiverChanges {
  const historyOf = new Map(known.map((row) => [row.pointId, row]));
  const moved = points.flatMap((point) =>
    point.before && point.isMoved ? [recordMove(point, point.before, historyOf.get(point.pointId))] : [],
  );
  const returnedIds = moved.flatMap(({ row, point }) => (row === null ? [point.pointId] : []));
  const returned = new Set(returnedIds);
  const other = points.filter(({ before }) => before !== null).filter(isChanged);
  const added = points.filter(({ before }) => before === null).map((point) => toWritten(point, true));
  return {
    added,
    changed: other.map((point) => toWritten(point, isPlaced(point, returned))),
    movedIds: moved.map(({ point }) => point.pointId),
    isInputChanged: added.length > 0 || removed.length > 0 || other.some(hasChangedInput),
    history: [
      ...moved.flatMap(({ row }) => row ?? []),
      ...removed.flatMap((point) => recordDeletion(point, historyOf.get(point.pointId)) ?? []),
    ],
    forgottenIds: [...returnedIds, ...removed.filter(({ isAdded }) => isAdded).map(({ pointId }) => pointId)],
  };
}

const recordMove = (point: ChangedPoint, before: StoredPoint, known: PointHistoryRow | undefined) => ({
  point,
  row: describe(before, known, point.name || before.name, point.position),
});

/** A point that was added and then deleted leaves no history (Q108). */
const recordDeletion = (point: StoredPoint, known: PointHistoryRow | undefined) =>
  point.isAdded ? null : describe(point, known, point.name, null);

function describe(
  before: StoredPoint,
  known: PointHistoryRow | undefined,
  name: string,
  position: EditedReceiver['position'] | null,
): PointHistoryRowWithBuilding | null {
  const { pointId, buildingId, buildingName } = before;
  const first = known && { pointId, oldPosition: toPoint(known.oldPosition), position: null };
  const followed = followPoint(first, pointId, before.position, position);
  if (followed === null) return null;
  return {
    ...{ pointId, buildingId, buildingName, name },
    isClosest: known?.isClosest ?? before.isClosest,
    // A point that was the loudest when it was first moved still counts when it is deleted later (U42).
    wasLoudest: known?.wasLoudest === true || before.isCompulsory,
    oldPosition: followed.oldPosition,
    position: followed.position,
  };
}

const toPoint = (position: readonly [number, number]) => position as EditedReceiver['position'];

/** A point that is moved back to its generated position follows its building again when the site changes (Q63). */
function isPlaced({ pointId, before, isMoved }: ChangedPoint, returned: ReadonlySet<number>): boolean {
  if (!before || before.isAdded) return true;
  return isMoved ? !returned.has(pointId) : before.isPlaced;
}

const toWritten = (point: ChangedPoint, isPlaced: boolean): WrittenPoint => ({
  ...{ pointId: point.pointId, name: point.name, buildingId: point.buildingId, position: point.position },
  ...{ criterion: point.criterion, isSelected: point.isSelected, isTakenOut: point.isTakenOut, isPlaced },
  ...{ otherCriteria: point.otherCriteria, contributions: point.contributions },
  ...(point.exemption && { exemption: point.exemption }),
});

const isChanged = (point: ChangedPoint) =>
  point.name !== point.before?.name || point.isSelected !== point.before.isSelected || hasChangedInput(point);

const hasChangedInput = (point: ChangedPoint) =>
  point.before !== null &&
  (point.isMoved || point.criterion !== point.before.criterion || keyOf(point) !== keyOf(point.before));

/** A text for comparison that does not depend on the field order of the database. */
const keyOf = ({ otherCriteria, contributions, exemption }: EditedReceiver) =>
  JSON.stringify([
    exemption && [exemption.hasClosedWindows, exemption.hasBlankFacades === true, exemption.proofId],
    exemption?.outOfUse.map(({ name, start, end }) => [name, start, end]),
    otherCriteria.map(({ name, start, end, value }) => [name, start, end, value]),
    contributions.map(({ name, start, end, level }) => [name, start, end, level]),
  ]);
