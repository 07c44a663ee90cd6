import type { Hk80MultiPolygon, Hk80Point } from '@quietsite/geometry';
import { boxOf, clipRing, overlaps } from './clip.ts';
import { type MapView, mm, type SheetBox, type SheetPoint } from './sheet.ts';

/** Far enough outside the frame that the stroke of a cut edge is not visible inside. */
const OUTSIDE_MM = 5;
/** Too close for a printer to resolve. */
const INDISTINCT_MM = 0.03;

/** The path data of a polygon; '' if no part of it is in the frame. */
export function polygonPath(outline: Hk80MultiPolygon, view: MapView): string {
  const box = drawnBox(view);
  return outline
    .flat()
    .map((ring) => clipRing(withoutIndistinct(ring.map(view.project)), box))
    .filter((ring) => ring.length > 2)
    .map((ring) => `${pathThrough(ring)}Z`)
    .join('');
}

/** The path data of a line; '' if it is outside the frame. */
export function linePath(path: readonly Hk80Point[], view: MapView): string {
  const points = withoutIndistinct(path.map(view.project));
  return points.length > 1 && overlaps(boxOf(points), drawnBox(view)) ? pathThrough(points) : '';
}

function drawnBox(view: MapView): SheetBox {
  return {
    left: -OUTSIDE_MM,
    top: -OUTSIDE_MM,
    right: view.widthMm + OUTSIDE_MM,
    bottom: view.heightMm + OUTSIDE_MM,
  };
}

const pathThrough = (points: readonly SheetPoint[]): string =>
  `M${points.map(([x, y]) => `${mm(x)} ${mm(y)}`).join('L')}`;

function withoutIndistinct(points: readonly SheetPoint[]): readonly SheetPoint[] {
  let kept: SheetPoint | undefined;
  return points.filter((point) => {
    if (kept && Math.hypot(point[0] - kept[0], point[1] - kept[1]) < INDISTINCT_MM) return false;
    kept = point;
    return true;
  });
}
