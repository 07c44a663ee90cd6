import { distance, type Hk80Point, type Hk80Polygon, nearestBoundaryPoint } from '@quietsite/geometry';

export interface Snap {
  /** A corner exactly as stored, or a point on a side. */
  readonly point: Hk80Point;
  readonly kind: 'corner' | 'side';
}

export type Snapper = (point: Hk80Point, reachMetres: number) => Snap | null;

interface Target {
  readonly polygon: Hk80Polygon;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Finds what a point snaps to. A corner takes precedence over a side, however near the side is. */
export function createSnapper(polygons: readonly Hk80Polygon[]): Snapper {
  const targets = polygons.filter((polygon) => (polygon[0]?.length ?? 0) > 1).map(describeTarget);
  return (point, reachMetres) => {
    const near = targets.filter((target) => isNear(target, point, reachMetres)).map(({ polygon }) => polygon);
    const corner = findNearest(near.flat(2), point, reachMetres);
    if (corner) return { point: corner, kind: 'corner' };
    const sides = near.map((polygon) => nearestBoundaryPoint(polygon, point));
    const side = findNearest(sides, point, reachMetres);
    return side && { point: side, kind: 'side' };
  };
}

function describeTarget(polygon: Hk80Polygon): Target {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of polygon[0] ?? []) {
    [west, south] = [Math.min(west, x), Math.min(south, y)];
    [east, north] = [Math.max(east, x), Math.max(north, y)];
  }
  return { polygon, west, south, east, north };
}

function isNear({ west, south, east, north }: Target, [x, y]: Hk80Point, reach: number): boolean {
  return x >= west - reach && x <= east + reach && y >= south - reach && y <= north + reach;
}

function findNearest(candidates: readonly Hk80Point[], point: Hk80Point, reachMetres: number): Hk80Point | null {
  let best: Hk80Point | null = null;
  let bestMetres = reachMetres;
  for (const candidate of candidates) {
    const metres = distance(candidate, point);
    if (metres > bestMetres || (best && metres === bestMetres)) continue;
    best = candidate;
    bestMetres = metres;
  }
  return best;
}
