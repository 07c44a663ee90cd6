/// <reference path="./jsts.d.ts" />
import IsValidOp from 'jsts/org/locationtech/jts/operation/valid/IsValidOp.js';
import TopologyValidationError from 'jsts/org/locationtech/jts/operation/valid/TopologyValidationError.js';
import { isWithinBounds } from './bounds.ts';
import type { Hk80Point, Hk80Polygon } from './coordinates.ts';
import { HONG_KONG } from './hong-kong.ts';
import { chooseOrigin, fromCoordinate, toPolygon } from './jsts-geometry.ts';
import { area } from './measure.ts';
import { isFinitePoint, isSamePoint, type Ring } from './rings.ts';
import { findSmallestRectangle, isFlat } from './smallest-rectangle.ts';

export type PolygonProblemKind =
  | 'TOO_FEW_POINTS'
  | 'NOT_FINITE'
  | 'NOT_CLOSED'
  | 'NO_AREA'
  | 'DUPLICATE_RING'
  | 'SELF_CROSSING'
  | 'SELF_TOUCHING'
  | 'HOLE_OUTSIDE'
  | 'NESTED_HOLES'
  | 'SPLIT_INTERIOR'
  | 'OUTSIDE_HONG_KONG';

export interface PolygonProblem {
  readonly kind: PolygonProblemKind;
  /** Where the problem is, if known. */
  readonly place: Hk80Point | null;
}

/** A zone must be larger than this, in square metres (Q65). */
export const MIN_AREA_SQUARE_METRES = 1e-5;

const MIN_CORNERS = 3;

/** The first problem that prevents a polygon from being a site or a zone, or null. */
export function checkPolygon(polygon: Hk80Polygon): PolygonProblem | null {
  return findShapeProblem(polygon) ?? findPlaceOutside(polygon);
}

/** Like checkPolygon, but for any location on earth. */
export function findShapeProblem(polygon: Hk80Polygon): PolygonProblem | null {
  if (polygon.length === 0) return { kind: 'TOO_FEW_POINTS', place: null };
  for (const ring of polygon) {
    const problem = findRingProblem(ring);
    if (problem) return problem;
  }
  const duplicate = findDuplicateRing(polygon);
  if (duplicate) return { kind: 'DUPLICATE_RING', place: duplicate };
  const problem = findCrossing(polygon);
  if (problem) return problem;
  // Checked last, because the lobes of a self-intersecting outline can cancel out.
  return area(polygon) > MIN_AREA_SQUARE_METRES ? null : { kind: 'NO_AREA', place: polygon[0]?.[0] ?? null };
}

function findRingProblem(ring: Ring): PolygonProblem | null {
  const [first] = ring;
  if (first === undefined) return { kind: 'TOO_FEW_POINTS', place: null };
  // A non-finite position cannot be shown, but the corner before it can.
  const unsound = ring.findIndex((point) => !isFinitePoint(point));
  if (unsound >= 0) return { kind: 'NOT_FINITE', place: ring[unsound - 1] ?? null };
  const corners = new Set(ring.map(([easting, northing]) => `${easting} ${northing}`));
  if (corners.size < MIN_CORNERS) return { kind: 'TOO_FEW_POINTS', place: first };
  const last = ring[ring.length - 1] ?? first;
  if (!isSamePoint(first, last)) return { kind: 'NOT_CLOSED', place: last };
  return isFlat(findSmallestRectangle(ring)) ? { kind: 'NO_AREA', place: first } : null;
}

function findCrossing(polygon: Hk80Polygon): PolygonProblem | null {
  const origin = chooseOrigin([polygon]);
  const error = new IsValidOp(toPolygon(polygon, origin)).getValidationError();
  if (error === null) return null;
  const coordinate = error.getCoordinate();
  return { kind: nameOf(error.getErrorType()), place: coordinate && fromCoordinate(coordinate, origin) };
}

function nameOf(errorType: number): PolygonProblemKind {
  switch (errorType) {
    case TopologyValidationError.HOLE_OUTSIDE_SHELL:
      return 'HOLE_OUTSIDE';
    case TopologyValidationError.NESTED_HOLES:
      return 'NESTED_HOLES';
    case TopologyValidationError.DISCONNECTED_INTERIOR:
      return 'SPLIT_INTERIOR';
    case TopologyValidationError.RING_SELF_INTERSECTION:
      return 'SELF_TOUCHING';
    default:
      return 'SELF_CROSSING';
  }
}

function findPlaceOutside(polygon: Hk80Polygon): PolygonProblem | null {
  const place = polygon.flat().find((point) => !isWithinBounds(HONG_KONG, point));
  return place ? { kind: 'OUTSIDE_HONG_KONG', place } : null;
}

/** A corner of a duplicated ring, whatever the start and orientation of each copy. */
function findDuplicateRing(polygon: Hk80Polygon): Hk80Point | null {
  const seen = new Set<string>();
  for (const ring of polygon) {
    const key = describe(ring);
    if (seen.has(key)) return ring[0] ?? null;
    seen.add(key);
  }
  return null;
}

function describe(ring: Ring): string {
  const corners = ring.slice(1).map(([easting, northing]) => `${easting} ${northing}`);
  return [startAtSmallest(corners), startAtSmallest(corners.reverse())].sort().join(';');
}

function startAtSmallest(corners: readonly string[]): string {
  let [start, least] = [0, corners[0] ?? ''];
  for (const [i, corner] of corners.entries()) if (corner < least) [start, least] = [i, corner];
  return [...corners.slice(start), ...corners.slice(0, start)].join(',');
}
