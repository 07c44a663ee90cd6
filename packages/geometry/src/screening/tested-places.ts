import type { Hk80Point, Hk80Polygon } from '../coordinates.ts';
import { TIE_METRES } from '../nearest-boundary-point.ts';
import { type Circle, circleAround } from './circle.ts';
import { isInsideOutline, listFacadePlaces } from './facade-places.ts';
import { type Places, toPlaces } from './places.ts';
import { Ray } from './ray.ts';
import type { RayScan } from './ray-scan.ts';
import type { ScreeningScene } from './screen.ts';
import { layOutScreens, type ScreenLayout } from './screen-layout.ts';
import { findSquare, type Square } from './square.ts';

export interface TestedReceiver {
  readonly position: Hk80Point;
  /** Null for a point without a building. */
  readonly outline: Hk80Polygon | null;
  /** Indices of the solids that do not screen it: its own building and everything that overlaps it (M-102). */
  readonly leftOut: readonly number[];
}

/** The places in front of a building, for all its receivers. */
export interface TestedFacades extends Places {
  readonly outline: Hk80Polygon | null;
  readonly leftOut: readonly number[];
  /** Whether the building is between a source and a place. */
  isBehindBuilding(east: number, north: number, sourceEast: number, sourceNorth: number): boolean;
}

/** The places of a receiver from which the works may be seen: its point first, then its facade points (M-104). */
export interface TestedPlaces extends Places {
  readonly count: number;
  readonly facades: TestedFacades;
  /** Around the building and all places. */
  readonly building: Circle;
  /** How far the left-out screens extend from the middle of that circle. */
  readonly leftOutRadius: number;
  /** Null for large buildings. */
  readonly square: Square | null;
}

/** The facades of another receiver of the same building are not listed again. */
export function listTestedPlaces(
  { position, outline, leftOut }: TestedReceiver,
  scene: ScreeningScene,
  scan: RayScan,
  known: TestedFacades | null,
): TestedPlaces {
  const isSame = known !== null && known.outline === outline && isSameList(known.leftOut, leftOut);
  const facades = isSame ? known : listFacades(outline, leftOut, scene, scan);
  const count = facades.eastings.length + 1;
  const [eastings, northings] = [new Float64Array(count), new Float64Array(count)];
  [eastings[0], northings[0]] = position;
  eastings.set(facades.eastings, 1);
  northings.set(facades.northings, 1);
  const building = circleAround(outline, { eastings, northings });
  const leftOutRadius = Math.max(0, ...leftOut.map((screen) => farthestOf(scan.layout, screen, building)));
  const square = findSquare(building, leftOutRadius);
  return { count, facades, eastings, northings, building, leftOutRadius, square };
}

const isSameList = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((screen, i) => screen === b[i]);

function listFacades(
  outline: Hk80Polygon | null,
  leftOut: readonly number[],
  scene: ScreeningScene,
  scan: RayScan,
): TestedFacades {
  const { eastings, northings } = outline === null ? toPlaces([]) : listFacadePlaces(outline);
  const points = Array.from(eastings, (easting, i) => [easting, northings[i] ?? 0] as const);
  const open = points.filter(([easting, northing]) => !isInsideOther(scene, scan, easting, northing));
  return {
    ...{ ...toPlaces(open), outline, leftOut },
    isBehindBuilding: outline === null ? () => false : createOwnTest(outline),
  };
}

/** The distance from the middle of a circle to the farthest corner of the box around a screen. */
function farthestOf(layout: ScreenLayout, screen: number, { middleEast, middleNorth }: Circle): number {
  const east = Math.abs((layout.middleEast[screen] ?? 0) - middleEast) + (layout.halfEast[screen] ?? 0);
  const north = Math.abs((layout.middleNorth[screen] ?? 0) - middleNorth) + (layout.halfNorth[screen] ?? 0);
  return Math.sqrt(east * east + north * north);
}

/** Party walls: a place inside another screen cannot have an opening. */
function isInsideOther(scene: ScreeningScene, scan: RayScan, easting: number, northing: number): boolean {
  const { middleEast, middleNorth, halfEast, halfNorth } = scan.layout;
  const isInBox = (screen: number) =>
    Math.abs((middleEast[screen] ?? 0) - easting) <= (halfEast[screen] ?? 0) + TIE_METRES &&
    Math.abs((middleNorth[screen] ?? 0) - northing) <= (halfNorth[screen] ?? 0) + TIE_METRES;
  scan.grid.begin(easting, northing, easting, northing);
  for (let screen = scan.grid.next(); screen >= 0; screen = scan.grid.next()) {
    const solid = isInBox(screen) ? scene.solids[screen] : undefined;
    if (solid && !scan.isLeftOut(screen) && isInsideOutline(solid.outline, easting, northing)) return true;
  }
  return false;
}

function createOwnTest(outline: Hk80Polygon): TestedFacades['isBehindBuilding'] {
  const layout = layOutScreens({ solids: [{ outline, roof: 0 }], lines: [], terrain: null, zones: [] });
  const ray = new Ray(layout.eastings.length);
  return (east, north, sourceEast, sourceNorth) => {
    ray.set(sourceEast, sourceNorth, 0, east, north);
    return ray.runsInside(layout, 0);
  };
}
