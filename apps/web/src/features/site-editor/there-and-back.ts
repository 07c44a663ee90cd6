import { distance, type Hk80Point, type Hk80Polygon } from '@quietsite/geometry';

/** A line as a ring that runs along it and back, so that its corners are moved like those of any shape. */
export function toRing(line: readonly Hk80Point[]): Hk80Polygon {
  return [[...line, ...line.toReversed().slice(1)]];
}

/** The line after its ring has changed: a corner moved, was added on the way back, or was taken out. */
export function fromRing(line: readonly Hk80Point[], [ring = []]: Hk80Polygon): readonly Hk80Point[] {
  if (ring.length >= 2 * line.length - 1) return ring.slice(line.length - 1).toReversed();
  return line.filter((corner) => ring.some((other) => distance(corner, other) < 0.001));
}
