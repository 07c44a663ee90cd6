import type { Hk80Point, Hk80Polygon } from '../coordinates.ts';
import { TIE_METRES } from '../nearest-boundary-point.ts';
import { MAX_DEPTH_METRES } from '../notional-source.ts';
import { closeRing, listSides } from '../rings.ts';

/** Points in plan as flat arrays. */
export interface Places {
  readonly eastings: Float64Array;
  readonly northings: Float64Array;
}

const SOURCE_STEP_METRES = 5;
const MAX_SOURCE_POINTS = 2000;

/**
 * Corners of a zone and points that divide its sides; the step doubles until there are at most 2,000 (M-103).
 * Visibility over a zone without screens inside changes only from its near to its far side, so the outline is
 * sufficient.
 */
export function listOutlinePlaces(outline: Hk80Polygon): Places {
  for (let step = SOURCE_STEP_METRES; ; step *= 2) {
    const points = divideOutline(outline, step);
    if (points.length <= MAX_SOURCE_POINTS || points.length <= outline.flat().length) return toPlaces(points);
  }
}

function divideOutline(outline: Hk80Polygon, step: number): Pair[] {
  return outline.flatMap((ring) => listSides(closeRing(ring)).flatMap(([a, b]) => divide(a, b, step).slice(0, -1)));
}

type Pair = readonly [easting: number, northing: number];

/** Both ends and the points between them, at equal distances of at most the step. */
export function divide(a: Hk80Point, b: Hk80Point, step: number): Pair[] {
  const [east, north] = [b[0] - a[0], b[1] - a[1]];
  const parts = Math.max(1, Math.ceil((Math.sqrt(east * east + north * north) - TIE_METRES) / step));
  return Array.from({ length: parts + 1 }, (_, i): Pair => {
    if (i === parts) return [b[0], b[1]];
    return [a[0] + (east * i) / parts, a[1] + (north * i) / parts];
  });
}

export function toPlaces(points: readonly Pair[]): Places {
  return {
    eastings: Float64Array.from(points, ([easting]) => easting),
    northings: Float64Array.from(points, ([, northing]) => northing),
  };
}

/**
 * The outline point nearest to the receiver, derived from the notional source, which lies on the line from that point
 * to the centre, halfway or 50 m along (M-31).
 */
export function nearestPlaceOf(source: Pair, centre: Pair): Pair {
  const [east, north] = [source[0] - centre[0], source[1] - centre[1]];
  const metres = Math.sqrt(east * east + north * north);
  const share = metres > MAX_DEPTH_METRES ? MAX_DEPTH_METRES / metres : 1;
  return [source[0] + share * east, source[1] + share * north];
}
