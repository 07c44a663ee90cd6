import { present } from '../present.ts';
import { Dec, dec, EQUAL_METRES } from './decimal.ts';
import { alongLine, distanceBetween, nearestPoints, type Outline, type Point, southWestern } from './plane.ts';

const FARTHEST_FROM_OUTLINE = dec(50);
const NEAREST_SOURCE = dec(1);

/** The notional source of a zone for a receiver, and the outline point it is derived from (M-31). */
export function notionalSource(
  outline: Outline,
  centre: Point,
  receiver: Point,
): { readonly nearest: Point; readonly source: Point } {
  const candidates = nearestPoints(outline, receiver).map((nearest) => {
    const source = sourceFrom(nearest, centre);
    return { nearest, source, distance: distanceBetween(source, receiver) };
  });
  const limit = Dec.min(...candidates.map((candidate) => candidate.distance)).plus(EQUAL_METRES);
  const ties = candidates.filter((candidate) => candidate.distance.lt(limit));
  const chosen = southWestern(ties.map((tie) => tie.nearest));
  return present(ties.find((tie) => tie.nearest === chosen));
}

/** Plan distance, at least 1 m (M-33). */
export function planDistance(source: Point, receiver: Point): Dec {
  return Dec.max(distanceBetween(source, receiver), NEAREST_SOURCE);
}

/** On the line from P to C, at the smaller of |PC| / 2 and 50 m from P; P itself if P equals C (M-31). */
function sourceFrom(nearest: Point, centre: Point): Point {
  const length = distanceBetween(nearest, centre);
  return length.lt(EQUAL_METRES) ? nearest : alongLine(nearest, centre, Dec.min(length.div(2), FARTHEST_FROM_OUTLINE));
}
