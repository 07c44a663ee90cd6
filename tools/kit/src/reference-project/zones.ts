import type { SnapshotZone } from '../../../../packages/domain/src/calculation/snapshot.schema.ts';
import type { Random } from '../../../../packages/fixtures/src/random.ts';
import { computeGeographicalCentre, contains, type Hk80Point, hk80 } from '../../../../packages/geometry/src/index.ts';

/** Each zone has its own square of the site, so that none overlap. */
const CELL_METRES = 210;
const MIN_ZONE_METRES = 30;
const MAX_ZONE_METRES = 200;

/** The rectangle that contains the zones. */
export interface Site {
  readonly west: number;
  readonly south: number;
  readonly widthMetres: number;
  readonly heightMetres: number;
}

export function layOutSite(west: number, south: number, zoneCount: number): Site {
  const across = Math.ceil(Math.sqrt(zoneCount));
  const heightMetres = Math.ceil(zoneCount / across) * CELL_METRES;
  return { west, south, widthMetres: across * CELL_METRES, heightMetres };
}

/** Every fifth zone is of type B (M-34). */
export function createZones(site: Site, count: number, firstId: number, random: Random): SnapshotZone[] {
  const across = Math.round(site.widthMetres / CELL_METRES);
  return Array.from({ length: count }, (_, index) => {
    const west = site.west + (index % across) * CELL_METRES;
    const south = site.south + Math.floor(index / across) * CELL_METRES;
    const outline = [createRing(west, south, random)];
    const type = index % 5 === 2 ? 'B' : 'A';
    return {
      id: firstId + index,
      name: `Zone ${index + 1}`,
      type,
      outline,
      centre: computeGeographicalCentre(outline),
    };
  });
}

/** Six to twelve corners around a centre, of random size and position in the cell, rounded to the millimetre. */
function createRing(west: number, south: number, random: Random): Hk80Point[] {
  const cornerCount = random.integer(6, 12);
  const turn = random.next();
  const corners = Array.from({ length: cornerCount }, (_, index) => {
    const angle = ((index + turn + random.between(-0.3, 0.3)) / cornerCount) * 2 * Math.PI;
    const radius = random.between(0.6, 1);
    return { east: radius * Math.cos(angle), north: radius * Math.sin(angle) };
  });
  const [minEast, maxEast] = range(corners.map(({ east }) => east));
  const [minNorth, maxNorth] = range(corners.map(({ north }) => north));
  const largest = Math.max(maxEast - minEast, maxNorth - minNorth);
  const scale = random.between(MIN_ZONE_METRES, MAX_ZONE_METRES) / largest;
  const originEast = west + random.between(0, CELL_METRES - scale * largest);
  const originNorth = south + random.between(0, CELL_METRES - scale * largest);
  const ring = corners.map(({ east, north }) =>
    toPoint(originEast + scale * (east - minEast), originNorth + scale * (north - minNorth)),
  );
  return [...ring, ring[0] as Hk80Point];
}

/** The position of a fixed item of equipment (M-32). */
export function pickPointInside(zone: SnapshotZone, random: Random): Hk80Point {
  const ring = zone.outline[0] ?? [];
  const [west, east] = range(ring.map((corner) => corner[0]));
  const [south, north] = range(ring.map((corner) => corner[1]));
  for (;;) {
    const point = toPoint(random.between(west, east), random.between(south, north));
    if (contains(zone.outline, point)) return point;
  }
}

export function toPoint(easting: number, northing: number): Hk80Point {
  return hk80(Math.round(easting * 1000) / 1000, Math.round(northing * 1000) / 1000);
}

function range(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
