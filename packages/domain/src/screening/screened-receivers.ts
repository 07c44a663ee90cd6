import type { Hk80Polygon, HorizonSearch, TestedReceiver } from '@quietsite/geometry';
import type { SnapshotReceiver } from '../calculation/snapshot.schema.ts';
import { findReceiverElevation, type ReceiverElevation } from './receiver-elevation.ts';
import { SHARED_SQUARE_METRES } from './screen-sets.ts';
import type { ScreenStructure, SnapshotScreening } from './screening.schema.ts';

/** What screening needs to know of a receiver, whatever screens stand. */
export interface ScreenedReceiver {
  readonly receiver: SnapshotReceiver;
  readonly building: ScreenStructure | undefined;
  readonly elevation: ReceiverElevation;
  /** Declared: no opening in any facade sees the works (M-109). */
  readonly hasBlankFacades: boolean;
}

export function describeReceivers(
  receivers: readonly SnapshotReceiver[],
  screening: SnapshotScreening,
): ScreenedReceiver[] {
  const buildings = new Map(screening.structures.map((structure) => [structure.id, structure]));
  const points = new Map(screening.points.map((point) => [point.pointId, point]));
  return receivers.map((receiver) => {
    const building = buildings.get(receiver.buildingId);
    const typed = points.get(receiver.pointId);
    return {
      receiver,
      building,
      elevation: findReceiverElevation(receiver, building, typed?.heightAboveGround ?? null, screening),
      hasBlankFacades: typed?.hasNoOpeningInView === true,
    };
  });
}

/** Receivers as a search of some screens needs them: with the solids that do not screen them (M-102). */
export function createTestedReceivers(search: HorizonSearch) {
  const tested = new Map<number, TestedReceiver>();
  const leftOut = new Map<Hk80Polygon, readonly number[]>();
  const leftOutFor = (outline: Hk80Polygon): readonly number[] => {
    const known = leftOut.get(outline) ?? search.findSharing(outline, SHARED_SQUARE_METRES);
    leftOut.set(outline, known);
    return known;
  };
  return (index: number, { receiver, building }: ScreenedReceiver): TestedReceiver => {
    const outline = building?.outline ?? null;
    const known = tested.get(index) ?? {
      ...{ position: receiver.position, outline, leftOut: outline === null ? [] : leftOutFor(outline) },
    };
    tested.set(index, known);
    return known;
  };
}
