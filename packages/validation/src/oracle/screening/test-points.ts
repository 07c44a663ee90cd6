import type { CasePoint, CaseStructure } from '../../case.ts';
import { distance, EQUAL, edgesOf, isInside, type Rings } from './outlines.ts';
import type { Standing } from './ray-horizon.ts';

/** Corners of the outline and points at most 5 m apart; 10 m, 20 m and so on above 2,000 points (M-103). */
export function sourcePoints(outline: Rings): CasePoint[] {
  const edges = edgesOf(outline);
  for (let step = 5; ; step *= 2) {
    const points = edges.flatMap(([a, b]) => dividePoints(a, b, step).slice(0, -1));
    if (points.length <= 2000 || points.length === edges.length) return points;
  }
}

function dividePoints(a: CasePoint, b: CasePoint, step: number): CasePoint[] {
  const parts = Math.max(1, Math.ceil((distance(a, b) - EQUAL) / step));
  return Array.from(
    { length: parts + 1 },
    (_, i): CasePoint => [((parts - i) * a[0] + i * b[0]) / parts, ((parts - i) * a[1] + i * b[1]) / parts],
  );
}

/** One metre outside every side of at least one metre, at most 10 m apart (M-104). */
export function facadePoints({ outline }: Pick<CaseStructure, 'outline'>, { buildings }: Standing): CasePoint[] {
  const sides = edgesOf(outline.slice(0, 1));
  const long = sides.filter(([a, b]) => distance(a, b) >= 1 - EQUAL);
  const points = (long.length > 0 ? long : sides).flatMap(([a, b]) => {
    const [east, north] = [(b[0] - a[0]) / distance(a, b), (b[1] - a[1]) / distance(a, b)];
    const middle: CasePoint = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const nudge = 1e-3;
    const isRightOutside = !isInside(outline.slice(0, 1), [middle[0] + nudge * north, middle[1] - nudge * east]);
    const sign = isRightOutside ? 1 : -1;
    return dividePoints(a, b, 10).map(([x, y]): CasePoint => [x + sign * north, y - sign * east]);
  });
  const isFree = (point: CasePoint) =>
    !isInside(outline, point) && buildings.every((building) => !isInside(building.outline, point));
  return points.filter(isFree);
}
