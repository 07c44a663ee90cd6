import { arrange, listStrands } from './arrangement.ts';
import { findShapeProblem, MIN_AREA_SQUARE_METRES, type PolygonProblem } from './check-polygon.ts';
import type { Hk80Point, Hk80Polygon } from './coordinates.ts';
import { chooseOrigin } from './jsts-geometry.ts';
import { centroid, distance } from './measure.ts';
import { mergeSlivers } from './merge-slivers.ts';
import { findNotCutReason, isInPolygon, LINE, type NotCutReason, POLYGON } from './not-cut-reason.ts';
import { isFinitePoint } from './rings.ts';
import { snapLine } from './snap-line.ts';

export type CutResult =
  | { readonly kind: 'CUT'; readonly pieces: readonly Hk80Polygon[] }
  | { readonly kind: 'NOT_CUT'; readonly reason: NotCutReason }
  | { readonly kind: 'INVALID_POLYGON'; readonly problem: PolygonProblem };

/** Points closer than this are the same point. */
const SAME_POINT_METRES = 1e-3;

/**
 * Cuts a polygon along an open line into two or more pieces, ordered from west to east, without overlap or gap. Every
 * area that the line separates is a piece, whether the line crosses the outline or itself.
 */
export function cutPolygon(polygon: Hk80Polygon, line: readonly Hk80Point[]): CutResult {
  const problem = findShapeProblem(polygon);
  if (problem) return { kind: 'INVALID_POLYGON', problem };
  if (isDegenerate(line)) return { kind: 'NOT_CUT', reason: 'DEGENERATE_LINE' };
  const origin = chooseOrigin([polygon]);
  const strands = [...listStrands(polygon, POLYGON), { points: snapLine(polygon, line), sides: LINE }];
  const arrangement = arrange(strands, origin);
  const pieces = mergeSlivers(arrangement, MIN_AREA_SQUARE_METRES, origin)
    .faces.filter((face) => isInPolygon(face) && face.squareMetres > MIN_AREA_SQUARE_METRES)
    .map((face) => face.polygon);
  if (pieces.length < 2) return { kind: 'NOT_CUT', reason: findNotCutReason(arrangement, polygon, origin) };
  return { kind: 'CUT', pieces: orderWestToEast(pieces) };
}

function isDegenerate(line: readonly Hk80Point[]): boolean {
  const [first] = line;
  if (first === undefined || !line.every(isFinitePoint)) return true;
  return line.every((point) => distance(point, first) < SAME_POINT_METRES);
}

/** By their centroids; from south to north if the eastings are equal. */
function orderWestToEast(pieces: readonly Hk80Polygon[]): readonly Hk80Polygon[] {
  return pieces
    .map((piece) => ({ piece, centre: centroid(piece) }))
    .sort(({ centre: a }, { centre: b }) => a[0] - b[0] || a[1] - b[1])
    .map(({ piece }) => piece);
}
