import type { ReceiversChange } from '@quietsite/contracts';
import {
  type EditedReceiver,
  type Exemption,
  isClaimed,
  isSamePlace,
  listReceiverFaults,
  nameReceivers,
  nextNotionalBuildingId,
  type ReceiverFault,
  type SnapshotZone,
} from '@quietsite/domain';
import { AppError } from '../../errors.ts';
import type { StoredPoint } from '../../repositories/receivers/receiver-point.repository.ts';

type SentPoint = ReceiversChange['points'][number];

/** A point after the save, with its stored state. */
export interface ChangedPoint extends EditedReceiver {
  /** Null for a new point. */
  readonly before: StoredPoint | null;
  readonly isSent: boolean;
  readonly isMoved: boolean;
}

/** Assigns the lowest free numbers as buildings to new points without a building (NSR-30, Q104). */
export function assignNotionalIds(points: readonly SentPoint[], idsInUse: readonly number[]): readonly number[] {
  const used = new Set(idsInUse);
  let buildingId = nextNotionalBuildingId(idsInUse);
  return points
    .filter(({ pointId, buildingId: sentBuildingId }) => pointId === null && sentBuildingId === null)
    .map(() => {
      while (used.has(buildingId)) buildingId++;
      used.add(buildingId);
      return buildingId;
    });
}

/**
 * All points after the save: the stored ones, then the new ones, each in their order. New points have the ids -1, -2
 * and so on until they are stored. Compulsory points stay selected, whatever was sent (NSR-07).
 */
export function applyChange(
  stored: readonly StoredPoint[],
  { points, removedIds }: Pick<ReceiversChange, 'points' | 'removedIds'>,
  notionalIds: readonly number[],
): readonly ChangedPoint[] {
  const sent = new Map(points.flatMap((point) => (point.pointId === null ? [] : [[point.pointId, point] as const])));
  const removed = new Set(removedIds);
  const kept = stored
    .filter(({ pointId }) => !removed.has(pointId))
    .map((before) => changePoint(before, sent.get(before.pointId)));
  const notional = notionalIds.values();
  const added = points
    .filter(({ pointId }) => pointId === null)
    .map((point, index) => addPoint(point, -1 - index, point.buildingId ?? (notional.next().value as number)));
  return nameReceivers([...kept, ...added]);
}

function changePoint(before: StoredPoint, sent: SentPoint | undefined): ChangedPoint {
  if (!sent) return { ...before, before, isSent: false, isMoved: false };
  const { position } = sent;
  const isMoved = !isSamePlace(before.position, position);
  return {
    ...{ pointId: before.pointId, buildingId: before.buildingId, name: sent.name, criterion: sent.criterion },
    position: isMoved ? position : before.position,
    ...selectionOf(before, (sent.isSelected ?? before.isSelected) || before.isCompulsory),
    isCompulsory: before.isCompulsory,
    ...listsOf(sent),
    ...exemptionOf(sent.exemption === undefined ? before.exemption : sent.exemption),
    ...{ before, isSent: true, isMoved },
  };
}

/** Deselecting a selected point marks it as taken out; selecting it again clears the mark (Q149). */
const selectionOf = (before: StoredPoint, isSelected: boolean) => ({
  isSelected,
  isTakenOut: !isSelected && (before.isSelected || before.isTakenOut),
});

const addPoint = (sent: SentPoint, pointId: number, buildingId: number): ChangedPoint => ({
  ...{ pointId, buildingId, name: sent.name, criterion: sent.criterion, position: sent.position },
  ...{ isSelected: sent.isSelected ?? false, isCompulsory: false, isTakenOut: false, ...listsOf(sent) },
  ...exemptionOf(sent.exemption),
  ...{ before: null, isSent: true, isMoved: true },
});

const listsOf = ({ otherCriteria, contributions }: SentPoint) =>
  ({ otherCriteria, contributions }) as Pick<EditedReceiver, 'otherCriteria' | 'contributions'>;

/** Without an exemption there is nothing to keep, not even its file. */
const exemptionOf = (exemption: SentPoint['exemption'] | Exemption): Pick<EditedReceiver, 'exemption'> =>
  exemption && isClaimed(exemption) ? { exemption } : {};

/** Refuses points of another project, deleted or listed twice, or sent with a building they do not belong to. */
export function refuseUnknownPoints(
  stored: readonly StoredPoint[],
  { points, removedIds }: Pick<ReceiversChange, 'points' | 'removedIds'>,
): void {
  const buildingOf = new Map(stored.map(({ pointId, buildingId }) => [pointId, buildingId]));
  const unknown = [...points, ...removedIds.map((pointId) => ({ pointId, buildingId: null }))].flatMap((point) => {
    const { pointId, buildingId } = point;
    if (pointId === null) return [];
    const storedBuildingId = buildingOf.get(pointId);
    const isValid = storedBuildingId !== undefined && (buildingId === null || buildingId === storedBuildingId);
    buildingOf.delete(pointId);
    return isValid ? [] : [pointId];
  });
  if (unknown.length > 0) throw new AppError('VALIDATION_FAILED', { pointIds: unknown });
}

/** Reports all faults at once. A point without a building has no default criterion, so it needs its own (NSR-16). */
export function refuseFaultyPoints(
  points: readonly ChangedPoint[],
  zones: readonly Pick<SnapshotZone, 'outline'>[],
  notionalIds: readonly number[],
  proofIds: ReadonlySet<number>,
): void {
  const sent = points.filter(({ isSent }) => isSent);
  const placedIds = new Set(sent.filter(({ isMoved }) => isMoved).map(({ pointId }) => pointId));
  const notionalBuildings = new Set(notionalIds);
  const withoutCriterion = sent
    .filter(({ before, buildingId, criterion }) => !before && criterion === null && notionalBuildings.has(buildingId))
    .map(({ pointId }): ReceiverFault => ({ pointId, problem: 'CRITERION_MISSING' }));
  const withoutFile = sent
    .filter(({ exemption }) => exemption && exemption.proofId !== null && !proofIds.has(exemption.proofId))
    .map(({ pointId }): ReceiverFault => ({ pointId, problem: 'PROOF_REMOVED' }));
  const faults = [...withoutCriterion, ...withoutFile, ...listReceiverFaults(sent, placedIds, zones)];
  if (faults.length > 0) throw new AppError('RECEIVERS_INVALID', { faults });
}
