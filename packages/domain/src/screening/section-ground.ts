import { contains, type Hk80Point, type Hk80Polygon, type TerrainGrid, terrainAt } from '@quietsite/geometry';
import { between } from '../terrain/lowest-along.ts';
import type { ZoneGround } from './source-ground.ts';

/** Drawn behind the works and behind the receiver's building (M-117). */
export const BEHIND_METRES = 10;

/** A place on a ray, in metres from its test point, and the level of the ground there. */
export type GroundPlace = readonly [atMetres: number, level: number];

interface GroundLine {
  readonly from: Hk80Point;
  readonly to: Hk80Point;
  readonly distanceMetres: number;
  /** At the test point. */
  readonly ground: number;
  readonly receiver: { readonly near: number; readonly far: number; readonly base: number };
  readonly terrain: TerrainGrid | null;
  /** Inside the zone, its own ground level applies. */
  readonly zone: { readonly outline: Hk80Polygon; readonly ground: ZoneGround };
}

/** The terrain along a ray; where it is unknown, and without a terrain model, straight between the known grounds (M-117). */
export function traceGround(line: GroundLine): GroundPlace[] {
  const { distanceMetres, ground, receiver, terrain } = line;
  const { near, far, base } = receiver;
  const last = Math.max(far, distanceMetres) + BEHIND_METRES;
  if (terrain === null)
    return [
      [-BEHIND_METRES, ground],
      [0, ground],
      [near, base],
      [last, base],
    ];
  const step = terrain.cellMetres / 2;
  const count = Math.floor((last + BEHIND_METRES) / step) + 1;
  const places = [...Array.from({ length: count }, (_, i) => i * step - BEHIND_METRES), last];
  const sampled = places.flatMap((at): GroundPlace[] => {
    if (at === 0 || (near <= at && at <= far)) return [];
    const level = groundAt(line, terrain, at);
    return level === null ? [] : [[at, level]];
  });
  const known: GroundPlace[] = [...sampled, [0, ground], [near, base], [far, base]];
  return known.sort(([a], [b]) => a - b);
}

function groundAt({ from, to, distanceMetres, zone }: GroundLine, terrain: TerrainGrid, at: number): number | null {
  const place = between(from, to, at / distanceMetres);
  if (contains(zone.outline, place)) return zone.ground.levelAt(place);
  const level = terrainAt(terrain, place[0], place[1]);
  return Number.isNaN(level) ? null : level;
}
