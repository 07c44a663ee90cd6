import {
  type Hk80Point,
  hk80,
  hk80ToMercator,
  lonLat,
  lonLatToMercator,
  mercator,
  mercatorToHk80,
} from '@quietsite/geometry';

import type { WirePoint, WirePolygon } from './wire-point.ts';

/** Initial view: all of Hong Kong. */
export const START_CENTRE = [...lonLatToMercator(lonLat(114.15, 22.35))];
export const START_ZOOM = 11;

export function toMap(point: WirePoint): number[] {
  return [...hk80ToMercator(hk80(point[0], point[1]))];
}

export function toMapPolygon(polygon: WirePolygon): number[][][] {
  return polygon.map((ring) => ring.map(toMap));
}

export function toGrid(coordinate: readonly number[]): Hk80Point {
  return mercatorToHk80(mercator(coordinate[0] ?? 0, coordinate[1] ?? 0));
}
