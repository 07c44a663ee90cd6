import { distance, type Hk80Point } from '@quietsite/geometry';

export interface MapPoint {
  readonly pointId: number;
  readonly position: Hk80Point;
}

/** A receiver's symbol plus a small margin. */
export const RECEIVER_REACH_PIXELS = 12;

/** The point under the pointer; the nearest of several within reach. */
export function findPoint<Point extends { readonly position: Hk80Point }>(
  points: readonly Point[],
  pointer: Hk80Point,
  reachMetres: number,
): Point | null {
  let best: Point | null = null;
  let bestMetres = reachMetres;
  for (const point of points) {
    const metres = distance(point.position, pointer);
    if (metres > bestMetres) continue;
    bestMetres = metres;
    best = point;
  }
  return best;
}
