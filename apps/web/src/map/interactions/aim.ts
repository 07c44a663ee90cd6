import { distance, type Hk80Point, hk80 } from '@quietsite/geometry';
import type OlMap from 'ol/Map.js';
import { toGrid } from '../view/projection.ts';
import type { Snap, Snapper } from './grid-snap.ts';

/** Where the next corner would be. */
export interface Aim {
  readonly point: Hk80Point;
  /** What it is held by. */
  readonly snap: Snap['kind'] | null;
}

export const SNAP_PIXELS = 10;
/** Pixels of Web Mercator are not metres on the ground; measured over this many of them. */
const SPAN_PIXELS = 64;

export function metresPerPixel(map: OlMap, [x = 0, y = 0]: readonly number[]): number {
  const span = (map.getView().getResolution() ?? 1) * SPAN_PIXELS;
  return distance(toGrid([x, y]), toGrid([x + span, y])) / SPAN_PIXELS;
}

/** A pointer is never exact to the millimetre: what the tables show is then all there is. */
export function roundToMillimetre([easting, northing]: Hk80Point): Hk80Point {
  return hk80(Math.round(easting * 1000) / 1000, Math.round(northing * 1000) / 1000);
}

/** A held corner is taken over exactly as it is stored, not by the way through the map's projection. */
export function aimAt(map: OlMap, coordinate: readonly number[], snapper: Snapper | null): Aim {
  const point = toGrid(coordinate);
  const snap = snapper?.(point, SNAP_PIXELS * metresPerPixel(map, coordinate)) ?? null;
  return snap ? { point: snap.point, snap: snap.kind } : { point: roundToMillimetre(point), snap: null };
}
