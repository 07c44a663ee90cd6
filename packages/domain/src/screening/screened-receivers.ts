import { groupBy } from '@quietsite/acoustics';
import {
  distance,
  type Hk80Point,
  type Hk80Polygon,
  type HorizonSearch,
  nearestBoundaryPoint,
  type TestedReceiver,
} from '@quietsite/geometry';
import type { SnapshotReceiver } from '../calculation/snapshot.schema.ts';
import { SHARED_SQUARE_METRES } from './judge-structures.ts';
import { findReceiverElevation, type ReceiverElevation, type UndecidedReason } from './receiver-elevation.ts';
import type { ScreenStructure, SnapshotScreening } from './screening.schema.ts';

type ScreenedPoint = Pick<SnapshotReceiver, 'pointId' | 'position' | 'buildingId' | 'heightMetres' | 'hasBlankFacades'>;

/** The facts that screening needs about a receiver, whatever screens stand. */
export interface ScreenedReceiver {
  readonly receiver: ScreenedPoint;
  readonly building: ScreenStructure | undefined;
  /** The outlines of all parts of the building. */
  readonly parts: readonly Hk80Polygon[];
  readonly elevation: ReceiverElevation;
  /** Declared: no opening in any facade faces the works (M-109). */
  readonly hasBlankFacades: boolean;
}

export function describeReceivers(
  receivers: readonly ScreenedPoint[],
  screening: SnapshotScreening,
): ScreenedReceiver[] {
  const buildings = groupBy(screening.structures, ({ id }) => id);
  const points = new Map(screening.points.map((point) => [point.pointId, point]));
  return receivers.map((receiver) => {
    const parts = buildings.get(receiver.buildingId) ?? [];
    const building = findNearest(parts, receiver.position);
    const typed = points.get(receiver.pointId);
    return {
      receiver,
      building,
      parts: parts.map(({ outline }) => outline),
      elevation: findReceiverElevation(receiver, building, typed?.heightAboveGround ?? null, screening),
      hasBlankFacades: receiver.hasBlankFacades === true,
    };
  });
}

/** A building may have several parts; a receiver belongs to the one nearest its point. */
function findNearest(parts: readonly ScreenStructure[], position: Hk80Point): ScreenStructure | undefined {
  if (parts.length < 2) return parts[0];
  const metresTo = ({ outline }: ScreenStructure) => distance(position, nearestBoundaryPoint(outline, position));
  return [...parts].sort((a, b) => metresTo(a) - metresTo(b))[0];
}

/** Receivers prepared for a search, with the solids that do not screen them (M-102). */
export function createTestedReceivers(search: HorizonSearch) {
  const tested: (TestedReceiver | undefined)[] = [];
  const leftOut = new Map<Hk80Polygon, readonly number[]>();
  const leftOutFor = (outline: Hk80Polygon): readonly number[] => {
    const known = leftOut.get(outline) ?? search.findSharing(outline, SHARED_SQUARE_METRES);
    leftOut.set(outline, known);
    return known;
  };
  return (index: number, { receiver, building, parts }: ScreenedReceiver): TestedReceiver => {
    const known = tested[index];
    if (known !== undefined) return known;
    const outline = building?.outline ?? null;
    const described = { position: receiver.position, outline, leftOut: parts.flatMap(leftOutFor) };
    tested[index] = described;
    return described;
  };
}

/** Receivers for which no zone can be screened, and why (M-114). */
export function listUndecided(
  receivers: readonly ScreenedPoint[],
  screening: SnapshotScreening,
): { readonly pointId: number; readonly reason: UndecidedReason }[] {
  return describeReceivers(receivers, screening).flatMap(({ receiver: { pointId }, elevation }) =>
    'reason' in elevation ? [{ pointId, reason: elevation.reason }] : [],
  );
}
