import { computeMovableCover, countFloors, highestFloorBelow } from '@quietsite/acoustics';
import { distance, nearestBoundaryPoint } from '@quietsite/geometry';
import type { LiveCalculation } from '../calculation/live-calculation.ts';
import { USUAL_PLANT_METRES } from './screening-limits.ts';

/** The view from a receiver's building to plant behind movable barriers (M-123). */
export interface MovableSight {
  readonly zoneName: string;
  readonly plantMetres: number;
  /** The zone's ground level relative to the base of the building; 0 if either is unknown. */
  readonly aboveBaseMetres: number;
  /** From the zone to the receiver. */
  readonly distanceMetres: number;
}

export interface MovableSights {
  readonly totalFloors: number;
  /** For the zones with a row behind an entered barrier. */
  readonly sights: readonly MovableSight[];
}

/** Null if the receiver is left out or the height of its building is unknown. */
export function listMovableSights(calculation: LiveCalculation, pointId: number): MovableSights | null {
  const { receivers, screening, snapshot } = calculation.prepared;
  const index = calculation.indexOf(pointId);
  const { position, heightMetres } = receivers[index] ?? { position: null, heightMetres: null };
  if (position === null || heightMetres === null) return null;
  const taskIds = new Set(snapshot.rows.filter(({ barrierDba }) => barrierDba < 0).map(({ taskId }) => taskId));
  const zoneIds = new Set(snapshot.tasks.filter(({ id }) => taskIds.has(id)).map(({ zoneId }) => zoneId));
  const base = screening?.elevationOf(index)?.base ?? null;
  const sights = snapshot.zones.flatMap(({ id, name, outline, centre }, zone) => {
    if (!zoneIds.has(id)) return [];
    const ground = screening?.groundIn(zone, centre) ?? null;
    return [
      {
        ...{ zoneName: name, plantMetres: screening?.plantHeightIn(zone) ?? USUAL_PLANT_METRES },
        aboveBaseMetres: ground === null || base === null ? 0 : ground - base,
        distanceMetres: distance(position, nearestBoundaryPoint(outline, position)),
      },
    ];
  });
  return { totalFloors: countFloors(heightMetres), sights };
}

/**
 * The zone whose plant a barrier of this height hides from the fewest floors; null if no row has an entered barrier.
 */
export function findLeastCover({ sights, totalFloors }: MovableSights, barrierMetres: number) {
  const [least = null] = sights
    .map((sight) => {
      const cover = computeMovableCover(barrierMetres, sight.plantMetres, sight.distanceMetres);
      return { ...sight, floors: Math.min(totalFloors, highestFloorBelow(sight.aboveBaseMetres + cover)) };
    })
    .sort((a, b) => a.floors - b.floors);
  return least;
}
