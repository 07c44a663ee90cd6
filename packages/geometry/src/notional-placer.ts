import type { Hk80Point, Hk80Polygon } from './coordinates.ts';
import { TIE_METRES } from './nearest-boundary-point.ts';
import { computeNotionalSource, MAX_DEPTH_METRES } from './notional-source.ts';
import { listSides } from './rings.ts';

/** The result of a placer; overwritten by the next call. */
export interface PlacedSource {
  easting: number;
  northing: number;
  /** Plan distance from the source to the receiver, not yet raised to 1 m. */
  distanceMetres: number;
}

/**
 * computeNotionalSource for one zone and a million receivers: bit-identical, without an object per result. It falls
 * back to computeNotionalSource for receivers with several nearest boundary points.
 */
export function createNotionalPlacer(outline: Hk80Polygon, centre: Hk80Point): (receiver: Hk80Point) => PlacedSource {
  const segments = layOutSegments(outline);
  const squares = new Float64Array(segments.length / STRIDE);
  const placed: PlacedSource = { easting: 0, northing: 0, distanceMetres: 0 };
  return (receiver) => {
    const nearest = findOnlyNearest(segments, squares, receiver);
    if (nearest < 0) {
      const { position, distanceMetres } = computeNotionalSource(outline, centre, receiver);
      [placed.easting, placed.northing, placed.distanceMetres] = [position[0], position[1], distanceMetres];
    } else {
      placeFrom(segments, nearest, centre, receiver, placed);
    }
    return placed;
  };
}

/** Numbers per segment: start, extent and end. */
const STRIDE = 6;

function layOutSegments(outline: Hk80Polygon): Float64Array {
  const numbers: number[] = [];
  for (const ring of outline)
    for (const [a, b] of listSides(ring)) numbers.push(a[0], a[1], b[0] - a[0], b[1] - a[1], b[0], b[1]);
  return Float64Array.from(numbers);
}

/** Index of the segment with the only nearest point; -1 if another point is equally near. */
function findOnlyNearest(segments: Float64Array, squares: Float64Array, receiver: Hk80Point): number {
  let least = Number.POSITIVE_INFINITY;
  let nearest = -1;
  for (let i = 0; i < squares.length; i++) {
    const at = STRIDE * i;
    const fraction = foot(segments, at, receiver);
    const east = (segments[at] ?? 0) + fraction * (segments[at + 2] ?? 0) - receiver[0];
    const north = (segments[at + 1] ?? 0) + fraction * (segments[at + 3] ?? 0) - receiver[1];
    const square = east * east + north * north;
    squares[i] = square;
    if (square < least) {
      least = square;
      nearest = i;
    }
  }
  const limit = Math.sqrt(least) + TIE_METRES;
  for (let i = 0; i < squares.length; i++)
    if ((squares[i] ?? 0) <= limit * limit && !isSamePoint(segments, STRIDE * i, STRIDE * nearest, receiver)) return -1;
  return STRIDE * nearest;
}

/** Two segments that share the corner nearest to the receiver have one nearest point, not two. */
function isSamePoint(segments: Float64Array, a: number, b: number, receiver: Hk80Point): boolean {
  if (a === b) return true;
  const [footA, footB] = [foot(segments, a, receiver), foot(segments, b, receiver)];
  return (
    pointAlong(segments, a, footA, 0) === pointAlong(segments, b, footB, 0) &&
    pointAlong(segments, a, footA, 1) === pointAlong(segments, b, footB, 1)
  );
}

/** Easting (axis 0) or northing (axis 1) of a point of the segment; exact at its end. */
function pointAlong(segments: Float64Array, at: number, fraction: number, axis: 0 | 1): number {
  if (fraction === 1) return segments[at + 4 + axis] ?? 0;
  return (segments[at + axis] ?? 0) + fraction * (segments[at + 2 + axis] ?? 0);
}

/** Position of the perpendicular's foot on the segment, 0 at its start and 1 at its end. */
function foot(segments: Float64Array, at: number, receiver: Hk80Point): number {
  const east = segments[at + 2] ?? 0;
  const north = segments[at + 3] ?? 0;
  const square = east * east + north * north;
  if (square === 0) return 0;
  const fraction =
    ((receiver[0] - (segments[at] ?? 0)) * east + (receiver[1] - (segments[at + 1] ?? 0)) * north) / square;
  return Math.max(0, Math.min(1, fraction));
}

function placeFrom(
  segments: Float64Array,
  at: number,
  centre: Hk80Point,
  receiver: Hk80Point,
  placed: PlacedSource,
): void {
  const fraction = foot(segments, at, receiver);
  const easting = pointAlong(segments, at, fraction, 0);
  const northing = pointAlong(segments, at, fraction, 1);
  const [toCentreEast, toCentreNorth] = [centre[0] - easting, centre[1] - northing];
  const toCentre = Math.sqrt(toCentreEast * toCentreEast + toCentreNorth * toCentreNorth);
  const share = toCentre === 0 ? 0 : Math.min(toCentre / 2, MAX_DEPTH_METRES) / toCentre;
  placed.easting = easting + share * toCentreEast;
  placed.northing = northing + share * toCentreNorth;
  const east = placed.easting - receiver[0];
  const north = placed.northing - receiver[1];
  placed.distanceMetres = Math.sqrt(east * east + north * north);
}
