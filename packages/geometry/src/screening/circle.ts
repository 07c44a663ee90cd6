import { type Bounds, getBounds } from '../bounds.ts';
import type { Hk80Polygon } from '../coordinates.ts';

/** A circle around a building and all its places, or around test points. */
export interface Circle {
  readonly middleEast: number;
  readonly middleNorth: number;
  readonly radius: number;
}

export function circleAround(
  outline: Hk80Polygon | null,
  { eastings, northings }: { readonly eastings: ArrayLike<number>; readonly northings: ArrayLike<number> },
): Circle {
  let { west, south, east, north }: Bounds = getBounds(outline ? [outline] : []);
  for (let i = 0; i < eastings.length; i++) {
    west = Math.min(west, eastings[i] ?? 0);
    east = Math.max(east, eastings[i] ?? 0);
    south = Math.min(south, northings[i] ?? 0);
    north = Math.max(north, northings[i] ?? 0);
  }
  const [halfEast, halfNorth] = [(east - west) / 2, (north - south) / 2];
  const radius = Math.sqrt(halfEast * halfEast + halfNorth * halfNorth);
  return { middleEast: west + halfEast, middleNorth: south + halfNorth, radius };
}

export const isSameCircle = (a: Circle, b: Circle) =>
  a.middleEast === b.middleEast && a.middleNorth === b.middleNorth && a.radius === b.radius;
