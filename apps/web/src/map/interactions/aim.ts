import { distance, type Hk80Point, hk80 } from '@quietsite/geometry';
import type OlMap from 'ol/Map.js';
import { toGrid } from '../view/projection.ts';
import type { Snap, Snapper } from './grid-snap.ts';

/** The position of the next corner. */
export interface Aim {
  readonly point: Hk80Point;
  /** What the point snaps to. */
  readonly snap: Snap['kind'] | null;
}

export const SNAP_PIXELS = 10;
/** Web Mercator pixels are not metres on the ground; the scale is measured over this many of them. */
const SPAN_PIXELS = 64;

export function metresPerPixel(map: OlMap, [x = 0, y = 0]: readonly number[]): number {
  const span = (map.getView().getResolution() ?? 1) * SPAN_PIXELS;
  return distance(toGrid([x, y]), toGrid([x + span, y])) / SPAN_PIXELS;
}

/** A pointer is not exact to the millimetre. Rounding makes the value equal to what the tables show. */
export function roundToMillimetre([easting, northing]: Hk80Point): Hk80Point {
  return hk80(Math.round(easting * 1000) / 1000, Math.round(northing * 1000) / 1000);
}

/** A snapped corner is used exactly as stored, without a round trip through the map's projection. */
export function aimAt(map: OlMap, coordinate: readonly number[], snapper: Snapper | null): Aim {
  const point = toGrid(coordinate);
  const snap = snapper?.(point, SNAP_PIXELS * metresPerPixel(map, coordinate)) ?? null;
  return snap ? { point: snap.point, snap: snap.kind } : { point: roundToMillimetre(point), snap: null };
}
