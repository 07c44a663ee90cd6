import type { Arrangement, Face } from './arrangement.ts';
import { contains } from './contains.ts';
import { type Hk80Point, type Hk80Polygon, hk80 } from './coordinates.ts';
import { distance } from './measure.ts';
import { nearestBoundaryPoint } from './nearest-boundary-point.ts';
import type { Edge } from './noding.ts';
import { isSignificantFace } from './relations.ts';

export type NotCutReason =
  /** Fewer than two distinct points, or coordinates that are not numbers. */
  | 'DEGENERATE_LINE'
  /** The line is outside the polygon, or within one of its holes. */
  | 'OUTSIDE'
  /** The line touches the outline without entering, for example at a corner. */
  | 'TOUCHES_OUTLINE'
  /** The line follows the outline without entering. */
  | 'ALONG_OUTLINE'
  /** The line enters but separates nothing: it ends inside, or in a hole, or turns back on itself. */
  | 'NOT_THROUGH'
  /** The area cut off is too small to be a zone (Q65). */
  | 'TOO_SMALL';

/** The bits of an edge: polygon outline, and cutting line. */
export const POLYGON = 1n;
export const LINE = 2n;

/** A line closer to the outline than this is on it. */
const ON_OUTLINE_METRES = 1e-9;
/** Shorter pieces touch the outline rather than follow it. */
const FOLLOWING_METRES = 1e-3;

export const isInPolygon = (face: Face) => (face.inside & POLYGON) > 0n;

/** Why a line did not split the polygon. */
export function findNotCutReason(arrangement: Arrangement, polygon: Hk80Polygon, origin: Hk80Point): NotCutReason {
  if (arrangement.faces.filter((face) => isInPolygon(face) && isSignificantFace(face)).length > 1) return 'TOO_SMALL';
  const edges = [...arrangement.edges.values()];
  const lineEdges = edges.filter(({ sides }) => (sides & POLYGON) === 0n);
  const beside = lineEdges.filter((edge) => isOnOutline(polygon, middleOf(edge, origin)));
  const notBeside = lineEdges.filter((edge) => !beside.includes(edge));
  if (notBeside.some((edge) => contains(polygon, middleOf(edge, origin)))) return 'NOT_THROUGH';
  if (edges.some(({ sides }) => sides === (POLYGON | LINE))) return 'ALONG_OUTLINE';
  if (beside.some(({ a, b }) => Math.hypot(a.x - b.x, a.y - b.y) > FOLLOWING_METRES)) return 'ALONG_OUTLINE';
  // The whole line was snapped to one point of the outline.
  if (lineEdges.length === 0) return 'TOUCHES_OUTLINE';
  const ends = new Set(lineEdges.flatMap(listEnds));
  const meets = edges.some((edge) => (edge.sides & POLYGON) > 0n && listEnds(edge).some((end) => ends.has(end)));
  return meets ? 'TOUCHES_OUTLINE' : 'OUTSIDE';
}

const listEnds = ({ a, b }: Edge) => [`${a.x} ${a.y}`, `${b.x} ${b.y}`];

const middleOf = ({ a, b }: Edge, origin: Hk80Point) => hk80(origin[0] + (a.x + b.x) / 2, origin[1] + (a.y + b.y) / 2);

function isOnOutline(polygon: Hk80Polygon, point: Hk80Point): boolean {
  return distance(nearestBoundaryPoint(polygon, point), point) <= ON_OUTLINE_METRES;
}
