import {
  checkPolygon,
  type Hk80Point,
  type Hk80Polygon,
  normalisePolygon,
  type PolygonProblem,
} from '@quietsite/geometry';

export type DrawnShape =
  | { readonly kind: 'sound'; readonly outline: Hk80Polygon }
  | { readonly kind: 'refused'; readonly problem: PolygonProblem['kind'] };

/** The corners as a polygon, or why they do not form one. */
export function shapeOf(corners: readonly Hk80Point[]): DrawnShape {
  const outline = normalisePolygon([corners]);
  const problem = checkPolygon(outline);
  return problem === null ? { kind: 'sound', outline } : { kind: 'refused', problem: problem.kind };
}
