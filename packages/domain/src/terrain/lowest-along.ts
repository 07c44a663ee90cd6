import { distance, type Hk80Point, hk80, type TerrainGrid, terrainAt } from '@quietsite/geometry';

/** The lowest known ground along a line, sampled every half cell; null if none is known. */
export function findLowestAlong(line: readonly Hk80Point[], terrain: TerrainGrid): number | null {
  const levels = line.flatMap((start, index) => {
    const end = line[index + 1] ?? start;
    const steps = Math.max(1, Math.ceil(distance(start, end) / (terrain.cellMetres / 2)));
    return Array.from({ length: steps }, (_, step) => {
      const [east, north] = between(start, end, step / steps);
      return terrainAt(terrain, east, north);
    });
  });
  const known = levels.filter((level) => !Number.isNaN(level));
  return known.length === 0 ? null : Math.min(...known);
}

/** The place at a fraction of the way; below 0 and above 1 it lies beyond the ends. */
export const between = (start: Hk80Point, end: Hk80Point, share: number): Hk80Point =>
  hk80(start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]));
