import { floatAt, itemAt } from '@quietsite/acoustics';
import { createTestPoints, listOutlinePlaces, nearestPlaceOf, type TestPoints } from '@quietsite/geometry';
import type { FixedPositions, FixedSource } from '../calculation/fixed-positions.ts';
import type { NotionalSources } from '../calculation/notional-sources.ts';
import type { SnapshotZone } from '../calculation/snapshot.schema.ts';
import type { SnapshotScreening } from './screening.schema.ts';
import { describeGround, type ZoneGround } from './source-ground.ts';

/** The test points of all sources for one set of screens; null if the ground level is unknown (M-101, M-103). */
export interface ScreenedSources {
  /** One object shared by all receivers; its movable points are those of the last one. */
  outlinePoints(zone: number): TestPoints;
  zonePoints(zone: number, receiver: number): TestPoints | null;
  fixedPoints(position: number): TestPoints | null;
}

export interface SourceContext {
  readonly zones: readonly SnapshotZone[];
  readonly grounds: readonly ZoneGround[];
  readonly notionalSources: NotionalSources;
  readonly positions: FixedPositions;
}

export function describeGrounds(zones: readonly SnapshotZone[], screening: SnapshotScreening): ZoneGround[] {
  return zones.map((zone) => describeGround(zone, screening));
}

export function createSources({ zones, grounds, notionalSources, positions }: SourceContext): ScreenedSources {
  const ofZones = zones.map((zone, index) => createZonePoints(zone, itemAt(grounds, index)));
  const ofPositions = new Map<number, TestPoints | null>();
  return {
    outlinePoints: (zone) => itemAt(ofZones, zone).points,
    zonePoints: (zone, receiver) => {
      const at = receiver * notionalSources.zoneCount + zone;
      const source: Pair = [floatAt(notionalSources.eastings, at), floatAt(notionalSources.northings, at)];
      const centres = notionalSources.portionCentres.get(zone);
      const centre = centres && ([floatAt(centres, 2 * receiver), floatAt(centres, 2 * receiver + 1)] as const);
      return itemAt(ofZones, zone).place(source, centre ?? itemAt(zones, zone).centre);
    },
    fixedPoints: (position) => {
      const known = ofPositions.get(position);
      if (known !== undefined) return known;
      const points = createFixedPoints(positions, position, grounds);
      ofPositions.set(position, points);
      return points;
    },
  };
}

type Pair = readonly [easting: number, northing: number];

/** The outline and the centre, followed by the two points that depend on the receiver: source and nearest point. */
function createZonePoints(
  { outline, centre }: SnapshotZone,
  ground: ZoneGround,
): { readonly points: TestPoints; readonly place: (source: Pair, centre: Pair) => TestPoints | null } {
  const { eastings, northings } = listOutlinePlaces(outline);
  const count = eastings.length + 1;
  const places = {
    eastings: Float64Array.from([...eastings, centre[0], 0, 0]),
    northings: Float64Array.from([...northings, centre[1], 0, 0]),
  };
  const points = createTestPoints(places, { movable: 2 });
  const set = (place: number, [easting, northing]: Pair): boolean => {
    const level = ground.levelAt([easting, northing]);
    points.eastings[place] = easting;
    points.northings[place] = northing;
    points.elevations[place] = (level ?? 0) + ground.plantHeight;
    return level !== null;
  };
  let isKnown = true;
  for (let i = 0; i < count; i++)
    isKnown = set(i, [floatAt(points.eastings, i), floatAt(points.northings, i)]) && isKnown;
  const place = (source: Pair, from: Pair) =>
    isKnown && set(count, source) && set(count + 1, nearestPlaceOf(source, from)) ? points : null;
  return { points, place };
}

/** A row with a fixed location has one test point, on the ground of its zone or on the terrain at that location. */
function createFixedPoints(
  { eastings, northings, sources }: FixedPositions,
  position: number,
  grounds: readonly ZoneGround[],
): TestPoints | null {
  const source: FixedSource | null = sources[position] ?? null;
  if (source === null) return null;
  const place: Pair = [eastings[position] ?? 0, northings[position] ?? 0];
  const { levelAt, plantHeight } = itemAt(grounds, source.zone);
  const level = levelAt(place);
  if (level === null) return null;
  const points = createTestPoints({ eastings: Float64Array.of(place[0]), northings: Float64Array.of(place[1]) });
  points.elevations[0] = level + (source.plantHeight ?? plantHeight);
  return points;
}
