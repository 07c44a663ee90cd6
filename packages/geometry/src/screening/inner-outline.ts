import { type Hk80Point, type Hk80Polygon, hk80 } from '../coordinates.ts';
import { distance } from '../measure.ts';
import { TIE_METRES } from '../nearest-boundary-point.ts';
import { closeRing, isSamePoint, listSides, orientRings, type Ring } from '../rings.ts';
import { isInsideOutline } from './facade-places.ts';
import { MIN_CUT_METRES } from './screen.ts';
import { distanceBetween, type Side } from './side-distance.ts';

/**
 * A ray that crosses an inner side runs inside the outline for at least twice this distance, which is more than the
 * minimum cut.
 */
const INNER_METRES = 0.75 * MIN_CUT_METRES;
/** The cosine of the turn beyond which adjacent sides are not joined. */
const MIN_TURN_COSINE = -0.8;

/**
 * The sides of an outline moved slightly inwards, as lines whose near sides run from right to left as seen from
 * outside. Omits sides that would then lie outside or too close to another side, as in thin parts. Each line lists the
 * eastings and northings of its corners alternately.
 */
export function listInnerLines(outline: Hk80Polygon): Float64Array[] {
  const sides = outline.flatMap((ring) => listSides(closeRing(ring)));
  return orientRings(outline).flatMap((ring) => {
    const corners = moveInwards(closeRing(ring).toReversed());
    const lines: number[][] = [[]];
    // The first side is repeated at the end, so that the corner between the two lies within a line.
    [...corners, ...corners.slice(0, 2)].forEach((corner, i, all) => {
      const before = all[i - 1] ?? null;
      if (before && corner && !isWellInside([before, corner], outline, sides)) lines.push([]);
      if (corner) lines.at(-1)?.push(corner[0], corner[1]);
      else lines.push([]);
    });
    return lines.filter(({ length }) => length > 2).map((line) => Float64Array.from(line));
  });
}

/** Moves the corners of a closed ring with its inside on the right; null for corners that are too sharp. */
function moveInwards(ring: Ring): (Hk80Point | null)[] {
  const corners = ring.filter((corner, i) => i === 0 || !isSamePoint(corner, ring[i - 1] ?? corner)).slice(1);
  return corners.map((corner, i) => {
    const [before, after] = [corners.at(i - 1) ?? corner, corners[(i + 1) % corners.length] ?? corner];
    const [a, b] = [rightOf(before, corner), rightOf(corner, after)];
    const cosine = a[0] * b[0] + a[1] * b[1];
    if (!(cosine > MIN_TURN_COSINE)) return null;
    const share = INNER_METRES / (1 + cosine);
    return hk80(corner[0] + share * (a[0] + b[0]), corner[1] + share * (a[1] + b[1]));
  });
}

/** The unit vector to the right of the line from one point to another. */
function rightOf(from: Hk80Point, to: Hk80Point): readonly [east: number, north: number] {
  const metres = distance(from, to);
  return [(to[1] - from[1]) / metres, (from[0] - to[0]) / metres];
}

function isWellInside([from, to]: Side, outline: Hk80Polygon, sides: readonly Side[]): boolean {
  const isNear = ([a, b]: Side) =>
    Math.max(a[0], b[0]) > Math.min(from[0], to[0]) - INNER_METRES &&
    Math.min(a[0], b[0]) < Math.max(from[0], to[0]) + INNER_METRES &&
    Math.max(a[1], b[1]) > Math.min(from[1], to[1]) - INNER_METRES &&
    Math.min(a[1], b[1]) < Math.max(from[1], to[1]) + INNER_METRES &&
    distanceBetween([a, b], [from, to]) < INNER_METRES - TIE_METRES;
  return isInsideOutline(outline, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2) && !sides.some(isNear);
}
