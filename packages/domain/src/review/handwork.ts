import { computeGeographicalCentre, distance } from '@quietsite/geometry';
import type { SnapshotReceiver, SnapshotZone } from '../calculation/snapshot.schema.ts';
import type { EquipmentEntry } from '../equipment/equipment.schema.ts';
import { isProofMissing, isUserDefined } from '../mitigation/proof.ts';
import type { PointHistory } from '../receivers/point-history.ts';
import { criterionOfKind } from '../receivers/receiver-kinds.ts';
import type { Handwork, OwnFigure, SubmissionInputs } from '../report/submission.schema.ts';
import type { Brief } from './brief.schema.ts';

/** The record of manual changes that a submission freezes for the review. */
export function describeHandwork(
  history: readonly (PointHistory & { readonly name: string; readonly buildingName: string })[],
  points: readonly { readonly pointId: number; readonly name: string; readonly isAdded: boolean }[],
  removedBuildings: readonly string[],
): Handwork {
  const nameOf = ({ pointId, name, buildingName }: (typeof history)[number]) => ({
    pointId,
    name: name || buildingName,
  });
  return {
    movedPoints: history.flatMap((point) =>
      point.position ? [{ ...nameOf(point), metres: distance(point.oldPosition, point.position) }] : [],
    ),
    addedPoints: points.flatMap(({ pointId, name, isAdded }) => (isAdded ? [{ pointId, name }] : [])),
    deletedPoints: history.flatMap((point) => (point.position ? [] : [nameOf(point)])),
    removedBuildings,
  };
}

/** The rows whose figures a reviewer should see: those of the team's own, and those that need a supporting file. */
export function listOwnFigures(rows: readonly EquipmentEntry[]): OwnFigure[] {
  return rows.flatMap((row) => {
    const isProofNeeded = isUserDefined(row);
    if (!isProofNeeded && row.soundPower === row.defaultSoundPower) return [];
    const isProved = isProofNeeded && !isProofMissing(row);
    return [{ rowId: row.id, listedSoundPower: row.defaultSoundPower, isProofNeeded, isProved }];
  });
}

/** A typed criterion that is that of the building type changes nothing. */
const isTyped = ({ criterion, kind }: SnapshotReceiver) => criterion !== null && criterion !== criterionOfKind(kind);

/** A centre is stored to the millimetre. */
const SAME_CENTRE_METRES = 0.01;
const isMoved = ({ outline, centre }: SnapshotZone) =>
  distance(computeGeographicalCentre(outline), centre) > SAME_CENTRE_METRES;

/** Null in submissions older than this record. A criterion of a building counts once. */
export function countHandwork({ handwork, snapshot }: SubmissionInputs): Brief['byHand'] {
  if (!handwork) return null;
  const typed = snapshot.receivers.filter(isTyped);
  const places = typed.map(({ criterionOrigin, buildingId, pointId }) =>
    criterionOrigin === 'building' ? `building ${buildingId}` : `point ${pointId}`,
  );
  return {
    movedPoints: handwork.movedPoints.length,
    addedPoints: handwork.addedPoints.length,
    deletedPoints: handwork.deletedPoints.length,
    criteria: new Set(places).size,
    centres: snapshot.zones.filter(isMoved).length,
    buildings: handwork.removedBuildings.length,
  };
}
