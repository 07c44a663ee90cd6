import type {
  CalculationSnapshot,
  SnapshotReceiver,
} from '../../../../packages/domain/src/calculation/snapshot.schema.ts';
import type { ScreenStructure } from '../../../../packages/domain/src/screening/screening.schema.ts';
import { createRandom, type Random } from '../../../../packages/fixtures/src/random.ts';
import { type Hk80Polygon, overlapArea } from '../../../../packages/geometry/src/index.ts';
import { distanceToSite } from '../../../kit/src/reference-project/receivers.ts';
import { createReferenceProject } from '../../../kit/src/reference-project/reference-project.ts';
import { createZones, layOutSite, type Site, toPoint } from '../../../kit/src/reference-project/zones.ts';

const CORNER = { west: 838_000, south: 819_500 };
/** Side of a building's plot, including its share of the streets: 50,000 buildings on 25 square kilometres. */
const PLOT_METRES = 22;
const POINTS_PER_BUILDING = 4;

export interface CitySize {
  readonly receivers: number;
  readonly zones: number;
  readonly buildings: number;
}

/**
 * A city around and between the zones, one building per plot, most of them low and one in ten a tower. The buildings
 * nearest to the site have the receivers, four points each.
 */
export function createScreenedCity({ receivers, zones: zoneCount, buildings }: CitySize): CalculationSnapshot {
  const random = createRandom(119);
  const site = layOutSite(CORNER.west, CORNER.south, zoneCount);
  const zones = createZones(site, zoneCount, 1, random);
  return { zones, ...{ tasks: [], rows: [], neighbours: [] }, ...surround(site, zones, receivers, buildings, random) };
}

/** The reference project L in such a city. */
export function createScreenedProject(): CalculationSnapshot {
  const { site, works, receivers } = createReferenceProject('L');
  return { ...works, neighbours: [], ...surround(site, works.zones, receivers.length, 5_000, createRandom(112)) };
}

function surround(
  site: Site,
  zones: CalculationSnapshot['zones'],
  receivers: number,
  buildings: number,
  random: Random,
): Pick<CalculationSnapshot, 'receivers' | 'screening'> {
  const structures = fillPlots(site, buildings, random).filter(
    ({ outline }) => !zones.some((zone) => overlapArea(zone.outline, outline) > 0),
  );
  const near = structures
    .map((structure) => ({ structure, metres: metresTo(site, structure.outline) }))
    .filter(({ metres }) => metres > 0)
    .sort((a, b) => a.metres - b.metres)
    .map(({ structure }) => structure);
  return {
    receivers: near.flatMap(toReceivers).slice(0, receivers),
    screening: { structures, barriers: [], zones: [], rows: [], points: [] },
  };
}

function fillPlots({ west, south, widthMetres, heightMetres }: Site, count: number, random: Random): ScreenStructure[] {
  const across = Math.ceil(Math.sqrt(count));
  const side = across * PLOT_METRES;
  const [left, bottom] = [west + (widthMetres - side) / 2, south + (heightMetres - side) / 2];
  return Array.from({ length: count }, (_, index) =>
    createBuilding(
      index + 1,
      left + (index % across) * PLOT_METRES,
      bottom + Math.floor(index / across) * PLOT_METRES,
      random,
    ),
  );
}

/** A rectangle that leaves the street free, sometimes with a corner cut out. */
function createBuilding(id: number, west: number, south: number, random: Random): ScreenStructure {
  const [east, north] = [west + random.between(10, 19), south + random.between(10, 19)];
  const baseLevel = Math.round(random.between(4, 12) * 10) / 10;
  const heightMetres = random.chance(0.1) ? random.between(60, 140) : random.between(6, 36);
  const ring = [toPoint(west, south), toPoint(east, south), toPoint(east, north), toPoint(west, north)];
  if (random.chance(0.3))
    ring.splice(2, 1, toPoint(east, north - 4), toPoint(east - 5, north - 4), toPoint(east - 5, north));
  return {
    ...{ id, name: `Block ${id}`, kind: 'other', outline: [[...ring, toPoint(west, south)]] },
    ...{ roofLevel: baseLevel + heightMetres, baseLevel, heightMetres, storeys: null },
  };
}

/** At the middle of each of the first four sides. */
function toReceivers({ id, name, outline, heightMetres }: ScreenStructure): SnapshotReceiver[] {
  const [ring = []] = outline;
  return Array.from({ length: POINTS_PER_BUILDING }, (_, side): SnapshotReceiver => {
    const [a, b] = [ring[side] ?? toPoint(0, 0), ring[side + 1] ?? toPoint(0, 0)];
    return {
      ...{ pointId: (id - 1) * POINTS_PER_BUILDING + side + 1, name: `N${id}-${side + 1}` },
      ...{ buildingId: id, buildingName: name, kind: 'residential', heightMetres },
      position: toPoint((a[0] + b[0]) / 2, (a[1] + b[1]) / 2),
      ...{
        criterion: null,
        criterionReduction: 0,
        isInsideZoneWithBuilding: false,
        otherCriteria: [],
        contributions: [],
      },
    };
  });
}

function metresTo(site: Site, [ring = []]: Hk80Polygon): number {
  return Math.min(...ring.map(([east, north]) => distanceToSite(site, east, north)));
}
