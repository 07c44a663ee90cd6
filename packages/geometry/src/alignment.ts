import { buffer } from './buffer.ts';
import { MIN_AREA_SQUARE_METRES } from './check-polygon.ts';
import { type Hk80Point, type Hk80Polygon, hk80 } from './coordinates.ts';
import { area, distance, length } from './measure.ts';
import { distanceToSegment, TIE_METRES } from './nearest-boundary-point.ts';
import { listSides } from './rings.ts';

/**
 * A mitred corner reaches at most this many half widths from the alignment; sharper corners are cut off there (M-152).
 */
const MITRE_LIMIT = 5;
/** The maximum length of a portion, in widths (M-152, M-154). */
export const WIDTHS_PER_PART = 5;

/** A line with chainages, in metres from its start (M-150). */
export interface Alignment {
  /** Omits corners on straight lines, so extra points in a drawing change nothing (M-155). */
  readonly corners: readonly Hk80Point[];
  /** One per corner. */
  readonly chainages: readonly number[];
  readonly lengthMetres: number;
}

/** Metres from the start of an alignment. */
export interface Stretch {
  readonly fromMetres: number;
  readonly toMetres: number;
}

export function createAlignment(line: readonly Hk80Point[]): Alignment {
  const corners = straighten(line);
  const chainages = [0];
  for (const [a, b] of listSides(corners)) chainages.push((chainages.at(-1) ?? 0) + distance(a, b));
  return { corners, chainages, lengthMetres: length(corners) };
}

/** Removes repeated points and those on the straight line between others. */
function straighten(line: readonly Hk80Point[]): Hk80Point[] {
  const kept = line.slice(0, 1);
  for (let at = 0; at < line.length - 1; ) {
    let end = at + 1;
    while (end + 1 < line.length && isStraight(line.slice(at, end + 2))) end++;
    const [from, to] = [kept.at(-1), line[end]];
    if (from !== undefined && to !== undefined && distance(from, to) > TIE_METRES) kept.push(to);
    at = end;
  }
  return kept;
}

/** Whether a line runs straight from its first point to its last, never back. */
function isStraight(line: readonly Hk80Point[]): boolean {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return true;
  const isNear = line.every((point) => distanceToSegment(point, first, last) <= TIE_METRES);
  return isNear && length(line) <= distance(first, last) + TIE_METRES;
}

/** The area within half the width of a stretch: flat ends, mitred corners, overlaps at bends merged (M-152). */
export function outlineStretch(alignment: Alignment, stretch: Stretch, widthMetres: number): Hk80Polygon {
  if (stretch.toMetres - stretch.fromMetres <= TIE_METRES) throw new RangeError('a stretch needs a length');
  const half = widthMetres / 2;
  const sides = listSides(cutStretch(alignment, stretch)).map(([a, b]) => createSide(a, b, half));
  const rectangles = sides.map(({ left, right }) => closed(left.start, right.start, right.end, left.end));
  const [only] = rectangles;
  if (only !== undefined && rectangles.length === 1) return only;
  const corners = listSides(sides).map(([before, after]) => mitre(before, after, half));
  const [merged] = buffer([...rectangles, ...corners.filter((wedge) => area(wedge) > MIN_AREA_SQUARE_METRES)], 0);
  if (merged === undefined) throw new RangeError('a stretch needs a width');
  return merged;
}

function cutStretch({ corners, chainages }: Alignment, { fromMetres, toMetres }: Stretch): Hk80Point[] {
  const isInner = (chainage: number) => chainage > fromMetres + TIE_METRES && chainage < toMetres - TIE_METRES;
  const inner = corners.filter((_, i) => isInner(chainages[i] ?? 0));
  return [pointAt({ corners, chainages }, fromMetres), ...inner, pointAt({ corners, chainages }, toMetres)];
}

/** Exact at corners. */
function pointAt({ corners, chainages }: Pick<Alignment, 'corners' | 'chainages'>, metres: number): Hk80Point {
  const after = chainages.findIndex((chainage) => chainage >= metres - TIE_METRES);
  const end = corners.at(after);
  const start = corners[after - 1];
  if (end === undefined) throw new RangeError('an alignment needs two points');
  const [from, to] = [chainages[after - 1] ?? 0, chainages.at(after) ?? 0];
  if (start === undefined || Math.abs(to - metres) <= TIE_METRES) return end;
  const share = (metres - from) / (to - from);
  return hk80(start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]));
}

interface Edge {
  readonly start: Hk80Point;
  readonly end: Hk80Point;
}

interface Side {
  readonly corner: Hk80Point;
  readonly east: number;
  readonly north: number;
  readonly left: Edge;
  readonly right: Edge;
}

/** A straight piece of the alignment, with its direction and its edges at half the width. */
function createSide(a: Hk80Point, b: Hk80Point, half: number): Side {
  const metres = distance(a, b);
  const [east, north] = [(b[0] - a[0]) / metres, (b[1] - a[1]) / metres];
  const edge = (across: number): Edge => ({
    start: hk80(a[0] - across * north, a[1] + across * east),
    end: hk80(b[0] - across * north, b[1] + across * east),
  });
  return { corner: b, east, north, left: edge(half), right: edge(-half) };
}

/** The area that the outer side of a bend adds to the two rectangles that meet there. */
function mitre(before: Side, after: Side, half: number): Hk80Polygon {
  const turnsLeft = before.east * after.north - before.north * after.east > 0;
  const [end, start] = turnsLeft ? [before.right.end, after.right.start] : [before.left.end, after.left.start];
  const cosine = before.east * after.east + before.north * after.north;
  const halfCosine = Math.sqrt(Math.max(0, (1 + cosine) / 2));
  const halfSine = Math.sqrt(Math.max(0, (1 - cosine) / 2));
  const isCut = halfCosine * MITRE_LIMIT < 1;
  const reach = (half * (isCut ? MITRE_LIMIT - halfCosine : halfSine)) / (isCut ? halfSine : halfCosine);
  const fromEnd = hk80(end[0] + reach * before.east, end[1] + reach * before.north);
  if (!isCut) return closed(before.corner, end, fromEnd, start);
  return closed(
    before.corner,
    end,
    fromEnd,
    hk80(start[0] - reach * after.east, start[1] - reach * after.north),
    start,
  );
}

const closed = (...corners: readonly [Hk80Point, ...Hk80Point[]]): Hk80Polygon => [[...corners, corners[0]]];

/**
 * The portion of a linear zone that counts at a receiver: at most five widths, around the nearest chainage; of several,
 * the smallest (M-154).
 */
export function findDominantStretch(alignment: Alignment, widthMetres: number, receiver: Hk80Point): Stretch {
  const { lengthMetres } = alignment;
  const metres = Math.min(WIDTHS_PER_PART * widthMetres, lengthMetres);
  const fromMetres = Math.min(Math.max(nearestChainage(alignment, receiver) - metres / 2, 0), lengthMetres - metres);
  return { fromMetres, toMetres: fromMetres + metres };
}

function nearestChainage({ corners, chainages }: Alignment, receiver: Hk80Point): number {
  let nearest = { chainage: 0, metres: Number.POSITIVE_INFINITY };
  listSides(corners).forEach(([a, b], i) => {
    const metres = distanceToSegment(receiver, a, b);
    if (metres >= nearest.metres - TIE_METRES) return;
    const side = distance(a, b);
    const along = ((receiver[0] - a[0]) * (b[0] - a[0]) + (receiver[1] - a[1]) * (b[1] - a[1])) / side;
    nearest = { chainage: (chainages[i] ?? 0) + Math.max(0, Math.min(side, along)), metres };
  });
  return nearest.chainage;
}
