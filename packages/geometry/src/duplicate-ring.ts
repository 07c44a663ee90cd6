import type { Hk80Point, Hk80Polygon } from './coordinates.ts';
import type { Ring } from './rings.ts';

/** A corner of a duplicated ring, whatever the start and orientation of each copy. */
export function findDuplicateRing(polygon: Hk80Polygon): Hk80Point | null {
  const seen = new Set<string>();
  for (const ring of polygon) {
    const key = describe(ring);
    if (seen.has(key)) return ring[0] ?? null;
    seen.add(key);
  }
  return null;
}

function describe(ring: Ring): string {
  const corners = ring.slice(1).map(([easting, northing]) => `${easting} ${northing}`);
  return [startAtLeast(corners), startAtLeast(corners.reverse())].sort().join(';');
}

function startAtLeast(corners: readonly string[]): string {
  let [start, least] = [0, corners[0] ?? ''];
  for (const [i, corner] of corners.entries()) if (corner < least) [start, least] = [i, corner];
  return [...corners.slice(start), ...corners.slice(0, start)].join(',');
}
