import type { Hk80Polygon } from '@quietsite/geometry';

interface Edge {
  readonly south: number;
  readonly north: number;
  /** Easting at `south`, and its increase per metre north; relative to a nearby origin. */
  readonly east: number;
  readonly slope: number;
}

/** Remaining steps for all outlines of a file. An outline with 20,000 corners usually takes a twentieth of them. */
export interface StepBudget {
  steps: number;
}
export const startBudget = (): StepBudget => ({ steps: 2_000_000 });

/**
 * Returns the area in square metres that lies inside an odd number of rings: this is the ground that any map shows as
 * enclosed, even if rings cross. `nodes` contain every crossing, so no sides cross between two consecutive northings.
 * Returns undefined if the budget runs out.
 */
export function evenOddArea(
  polygon: Hk80Polygon,
  nodes: readonly Hk80Polygon[],
  budget: StepBudget = startBudget(),
): number | undefined {
  const sides = listSides(polygon);
  const northings = listNorthings([polygon, ...nodes]);
  let [area, next] = [0, 0];
  let active: Edge[] = [];
  for (const [i, south] of northings.entries()) {
    const north = northings[i + 1] ?? south;
    active = active.filter((side) => side.north > south);
    for (let side = sides[next]; side && side.south <= south; side = sides[++next]) active.push(side);
    budget.steps -= active.length + 1;
    if (budget.steps < 0) return undefined;
    area += (north - south) * widthAt((south + north) / 2, active);
  }
  return area;
}

function widthAt(northing: number, active: readonly Edge[]): number {
  const crossings = active.map(({ south, east, slope }) => east + (northing - south) * slope).sort((a, b) => a - b);
  let width = 0;
  for (let i = 1; i < crossings.length; i += 2) width += (crossings[i] ?? 0) - (crossings[i - 1] ?? 0);
  return width;
}

function listSides(polygon: Hk80Polygon): readonly Edge[] {
  const origin = polygon[0]?.[0]?.[0] ?? 0;
  const sides: Edge[] = [];
  for (const ring of polygon)
    for (const [i, corner] of ring.entries()) {
      const before = ring[i - 1];
      if (!before || before[1] === corner[1]) continue;
      const [low, high] = before[1] < corner[1] ? [before, corner] : [corner, before];
      const slope = (high[0] - low[0]) / (high[1] - low[1]);
      sides.push({ south: low[1], north: high[1], east: low[0] - origin, slope });
    }
  return sides.sort((a, b) => a.south - b.south);
}

function listNorthings(polygons: readonly Hk80Polygon[]): readonly number[] {
  const northings = new Set(polygons.flatMap((polygon) => polygon.flatMap((ring) => ring.map((corner) => corner[1]))));
  return [...northings].sort((a, b) => a - b);
}
