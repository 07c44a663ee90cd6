import type { CasePoint } from '../case.ts';
import { present } from '../present.ts';
import { Dec, dec, EQUAL_METRES } from './decimal.ts';

/** A point of the Hong Kong 1980 Grid, in metres (M-01). */
export interface Point {
  readonly easting: Dec;
  readonly northing: Dec;
}

export type Outline = readonly (readonly Point[])[];

export function pointOf([easting, northing]: CasePoint): Point {
  return { easting: dec(easting), northing: dec(northing) };
}

export function outlineOf(rings: readonly (readonly CasePoint[])[]): Outline {
  return rings.map((ring) => ring.map(pointOf));
}

export function distanceBetween(a: Point, b: Point): Dec {
  return squaredDistance(a, b).sqrt();
}

/** The point `metres` from `from` on the straight line to `to`. */
export function alongLine(from: Point, to: Point, metres: Dec): Point {
  return betweenPoints(from, to, metres.div(distanceBetween(from, to)));
}

/** The equally near points of the outline (M-31), at most one per edge, including inner rings. */
export function nearestPoints(outline: Outline, to: Point): Point[] {
  const feet = edgesOf(outline).map(([start, end]) => footOnEdge(start, end, to));
  const squares = feet.map((foot) => squaredDistance(foot, to));
  const limit = Dec.min(...squares)
    .sqrt()
    .plus(EQUAL_METRES)
    .pow(2);
  return feet.filter((_, index) => present(squares[index]).lt(limit));
}

/** Smaller easting first, then smaller northing (M-31); eastings within 1e-6 m of the smallest count as equal to it. */
export function southWestern(points: readonly Point[]): Point {
  const west = Dec.min(...points.map((point) => point.easting)).plus(EQUAL_METRES);
  const western = points.filter((point) => point.easting.lt(west));
  return western.reduce((best, point) => (point.northing.lt(best.northing) ? point : best));
}

/** Whether a line eastwards from the point crosses the outline an odd number of times; holes are therefore outside. */
export function isInside(outline: Outline, point: Point): boolean {
  const crossings = edgesOf(outline).filter(([start, end]) => isCrossedEastOf(point, start, end));
  return crossings.length % 2 === 1;
}

export function edgesOf(outline: Outline): (readonly [Point, Point])[] {
  return outline.flatMap((ring) => ring.slice(1).map((end, index) => [present(ring[index]), end] as const));
}

function isCrossedEastOf(point: Point, start: Point, end: Point): boolean {
  if (start.northing.gt(point.northing) === end.northing.gt(point.northing)) {
    return false;
  }
  const share = point.northing.minus(start.northing).div(end.northing.minus(start.northing));
  return betweenPoints(start, end, share).easting.gt(point.easting);
}

function footOnEdge(start: Point, end: Point, to: Point): Point {
  const east = end.easting.minus(start.easting);
  const north = end.northing.minus(start.northing);
  const square = east.times(east).plus(north.times(north));
  if (square.isZero()) {
    return start;
  }
  const along = to.easting.minus(start.easting).times(east).plus(to.northing.minus(start.northing).times(north));
  return betweenPoints(start, end, Dec.max(0, Dec.min(1, along.div(square))));
}

function betweenPoints(from: Point, to: Point, share: Dec): Point {
  return {
    easting: from.easting.plus(to.easting.minus(from.easting).times(share)),
    northing: from.northing.plus(to.northing.minus(from.northing).times(share)),
  };
}

function squaredDistance(a: Point, b: Point): Dec {
  const east = a.easting.minus(b.easting);
  const north = a.northing.minus(b.northing);
  return east.times(east).plus(north.times(north));
}
