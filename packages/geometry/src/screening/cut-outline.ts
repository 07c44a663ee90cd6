import { areBoundsApart, getBounds } from '../bounds.ts';
import type { Hk80Point, Hk80Polygon } from '../coordinates.ts';
import { Ray } from './ray.ts';
import { layOutScreens } from './screen-layout.ts';

/** The stretches along which a straight line from one point to another runs inside an outline, in metres from its start. */
export function cutOutline(outline: Hk80Polygon, from: Hk80Point, to: Hk80Point): (readonly [number, number])[] {
  if (areBoundsApart(getBounds([outline]), getBounds([[[from, to]]]))) return [];
  const layout = layOutScreens({ solids: [{ outline, roof: 0 }], lines: [], terrain: null, zones: [] });
  const ray = new Ray(layout.eastings.length);
  ray.set(from[0], from[1], 0, to[0], to[1]);
  return ray.listInside(layout, 0);
}
