import { distance, type Hk80Point, type Hk80Polygon } from '@quietsite/geometry';

/** A line as a ring that runs along it and back, which makes its corners movable like those of any shape. */
export function toRing(line: readonly Hk80Point[]): Hk80Polygon {
  return [[...line, ...line.toReversed().slice(1)]];
}

/** The line after its ring has changed: a corner was moved, added on the way back or removed. */
export function fromRing(line: readonly Hk80Point[], [ring = []]: Hk80Polygon): readonly Hk80Point[] {
  if (ring.length >= 2 * line.length - 1) return ring.slice(line.length - 1).toReversed();
  return line.filter((corner) => ring.some((other) => distance(corner, other) < 0.001));
}
