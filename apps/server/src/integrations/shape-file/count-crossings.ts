import type { Hk80Point, Hk80Polygon } from '@quietsite/geometry';

interface Edge {
  readonly a: Hk80Point;
  readonly b: Hk80Point;
  readonly south: number;
  readonly north: number;
}

/** Max pairs of sides compared; beyond that the outline is left to GDAL and its limits. */
const MAX_STEPS = 2_000_000;

/** Whether sides cross more than `most` times. Also false if that would take too long to find out. */
export function crossesMoreThan(polygon: Hk80Polygon, most: number): boolean {
  let [crossings, steps] = [0, 0];
  let active: Edge[] = [];
  for (const side of listSides(polygon)) {
    active = active.filter(({ north }) => north >= side.south);
    for (const other of active) if (areCrossed(side, other)) crossings++;
    steps += active.length;
    if (crossings > most) return true;
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

/** Touching, as neighbours do, does not count. */
const areCrossed = (one: Edge, other: Edge): boolean =>
  turn(one.a, one.b, other.a) * turn(one.a, one.b, other.b) < 0 &&
  turn(other.a, other.b, one.a) * turn(other.a, other.b, one.b) < 0;

const turn = (a: Hk80Point, b: Hk80Point, c: Hk80Point): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
