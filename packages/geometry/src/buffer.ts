/// <reference path="./jsts.d.ts" />
import BufferOp from 'jsts/org/locationtech/jts/operation/buffer/BufferOp.js';
import type { Hk80MultiPolygon } from './coordinates.ts';
import { fromGeometry, toGeometry } from './jsts-geometry.ts';

/** With 8 segments, the library's default, a round buffer loses 0.64 % of its area; with 32 it loses 0.04 %. */
const SEGMENTS_PER_QUARTER = 32;

/** The area within a distance of the given polygons, overlaps merged (M-01: metres on the ground). */
export function buffer(polygons: Hk80MultiPolygon, distanceMetres: number): Hk80MultiPolygon {
  if (polygons.length === 0) return [];
  return fromGeometry(BufferOp.bufferOp(toGeometry(polygons), distanceMetres, SEGMENTS_PER_QUARTER));
}
