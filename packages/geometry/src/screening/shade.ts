import { type Hk80Point, type Hk80Polygon, hk80 } from '../coordinates.ts';
import { distance, length } from '../measure.ts';
import { convexHull } from '../smallest-rectangle.ts';

/** The extent of the calculated shade beside and behind the line. */
const REACH_METRES = 200;
const CIRCLE_CORNERS = 72;
/** Points closer than this to the line's chord lie on it. */
const ON_CHORD_METRES = 1e-6;

/** Distance in metres to the left of the line from one point to another. */
type Side = (point: Hk80Point) => number;

/**
 * For the map: the area behind a line as seen from every corner of a shape, up to a multiple of the distance from the
 * corner to the line. A bent line may hide more. Null if nothing is hidden, or if the shape is on both sides of the
 * line.
 */
export function findShade([ring = []]: Hk80Polygon, line: readonly Hk80Point[], most: number): Hk80Polygon | null {
  const [[origin], start, end] = [ring, line[0], line.at(-1)];
  if (!origin || !start || !end || distance(start, end) === 0) return null;
  const sources = convexHull(ring).map(([east, north]) => hk80(origin[0] + east, origin[1] + north));
  const chord = sideOf(start, end);
  if (sources.every((source) => chord(source) > 0)) return findShade([ring], line.toReversed(), most);
  if (sources.some((source) => chord(source) >= 0)) return null;
  let shade = clip(circleAround(line), chord);
  for (const source of sources) {
    const [first, last] = listOuterCorners(source, line);
    const fromFirst = sideOf(source, first);
    shade = clip(shade, (point) => -fromFirst(point));
    shade = clip(shade, sideOf(source, last));
    if (Number.isFinite(most)) shade = clip(shade, (point) => -(most - 1) * chord(source) - chord(point));
  }
  const isFar = (point: Hk80Point) => chord(point) > ON_CHORD_METRES;
  const turn = shade.findIndex((point, index) => isFar(point) && !isFar(shade.at(index - 1) ?? point));
  const far = [...shade.slice(turn), ...shade.slice(0, turn)].filter(isFar);
  return far.length === 0 ? null : [[...line, ...far, start]];
}

function sideOf(from: Hk80Point, to: Hk80Point): Side {
  const metres = distance(from, to);
  return ([east, north]) => ((to[0] - from[0]) * (north - from[1]) - (to[1] - from[1]) * (east - from[0])) / metres;
}

/** The leftmost and the rightmost corner as seen from a place. */
function listOuterCorners(from: Hk80Point, line: readonly Hk80Point[]): readonly [Hk80Point, Hk80Point] {
  const outermost = (sign: 1 | -1) =>
    line.reduce((best, corner) => (sign * sideOf(from, best)(corner) > 0 ? corner : best));
  return [outermost(1), outermost(-1)];
}

/** Counter-clockwise and convex. */
function circleAround(line: readonly Hk80Point[]): readonly Hk80Point[] {
  const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [east, north] = [middleOf(line.map(([x]) => x)), middleOf(line.map(([, y]) => y))];
  const radius = REACH_METRES + length(line) / 2;
  return Array.from({ length: CIRCLE_CORNERS }, (_, index) => {
    const angle = (2 * Math.PI * index) / CIRCLE_CORNERS;
    return hk80(east + radius * Math.cos(angle), north + radius * Math.sin(angle));
  });
}

/** The part of a convex shape on one side. */
function clip(shape: readonly Hk80Point[], side: Side): readonly Hk80Point[] {
  return shape.flatMap((point, index) => {
    const before = shape.at(index - 1) ?? point;
    const [here, there] = [side(point), side(before)];
    const share = there / (there - here);
    const crossing = hk80(before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1]));
    return [...(here < 0 === there < 0 ? [] : [crossing]), ...(here < 0 ? [] : [point])];
  });
}
