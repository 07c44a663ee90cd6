import type { Hk80Point, Hk80Polygon } from '@quietsite/geometry';

interface Edge {
  readonly a: Hk80Point;
  readonly b: Hk80Point;
  readonly south: number;
  readonly north: number;
}

/** Maximum number of pairs of sides that are compared; a more complex outline is left to GDAL and its limits. */
const MAX_STEPS = 2_000_000;

/** Whether sides cross more than `limit` times. Also returns false if finding out would take too long. */
export function crossesMoreThan(polygon: Hk80Polygon, limit: number): boolean {
  let [crossings, steps] = [0, 0];
  let active: Edge[] = [];
  for (const side of listSides(polygon)) {
    active = active.filter(({ north }) => north >= side.south);
    for (const other of active) if (areCrossed(side, other)) crossings++;
    steps += active.length;
    if (crossings > limit) return true;
    if (steps > MAX_STEPS) return false;
    active.push(side);
  }
  return false;
}

function listSides(polygon: Hk80Polygon): readonly Edge[] {
  const sides = polygon.flatMap((ring) =>
    ring.slice(1).map((b, i) => {
      const a = ring[i] as Hk80Point;
      return { a, b, south: Math.min(a[1], b[1]), north: Math.max(a[1], b[1]) };
    }),
  );
  return sides.sort((one, other) => one.south - other.south);
}

/** Sides that only touch, as adjacent sides do, do not count as crossed. */
const areCrossed = (one: Edge, other: Edge): boolean =>
  orientation(one.a, one.b, other.a) * orientation(one.a, one.b, other.b) < 0 &&
  orientation(other.a, other.b, one.a) * orientation(other.a, other.b, one.b) < 0;

const orientation = (a: Hk80Point, b: Hk80Point, c: Hk80Point): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
