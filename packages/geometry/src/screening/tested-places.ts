import type { Hk80Point, Hk80Polygon } from '../coordinates.ts';
import { TIE_METRES } from '../nearest-boundary-point.ts';
import { type Circle, circleAround } from './circle.ts';
import { isInsideOutline, listFacadePlaces } from './facade-places.ts';
import { Ray } from './ray.ts';
import type { RayScan } from './ray-scan.ts';
import type { ScreeningScene } from './screen.ts';
import { layOutScreens, type ScreenLayout } from './screen-layout.ts';

export interface TestedReceiver {
  readonly position: Hk80Point;
  /** Null for a point without a building. */
  readonly outline: Hk80Polygon | null;
  /** Indices of the solids that do not screen it: its own building and everything that overlaps it (M-102). */
  readonly leftOut: readonly number[];
}

/** The places of a receiver from which the works may be seen: its point first, then its facade points (M-104). */
export interface TestedPlaces {
  readonly count: number;
  readonly eastings: Float64Array;
  readonly northings: Float64Array;
  /** Around the building and all places. */
  readonly building: Circle;
  /** How far the left-out screens extend from the middle of that circle. */
  readonly leftOutRadius: number;
  /** Whether the receiver's own building is between a source and a place. It never hides the receiver point. */
  isBehindOwnBuilding(place: number, sourceEast: number, sourceNorth: number): boolean;
}

export function listTestedPlaces(
  { position, outline, leftOut }: TestedReceiver,
  scene: ScreeningScene,
  scan: RayScan,
): TestedPlaces {
  const facade = outline === null ? { eastings: [], northings: [] } : listFacadePlaces(outline);
  const points = Array.from(facade.eastings, (easting, i) => [easting, facade.northings[i] ?? 0] as const).filter(
    ([easting, northing]) => !isInsideOther(scene, scan, easting, northing),
  );
  const eastings = Float64Array.from([position[0], ...points.map(([easting]) => easting)]);
  const northings = Float64Array.from([position[1], ...points.map(([, northing]) => northing)]);
  const building = circleAround(outline, { eastings, northings });
  return {
    ...{ count: eastings.length, eastings, northings, building },
    leftOutRadius: Math.max(0, ...leftOut.map((screen) => farthestOf(scan.layout, screen, building))),
    isBehindOwnBuilding: outline === null ? () => false : createOwnTest(outline, eastings, northings),
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

function createOwnTest(outline: Hk80Polygon, eastings: Float64Array, northings: Float64Array) {
  const layout = layOutScreens({ solids: [{ outline, roof: 0 }], lines: [], terrain: null, zones: [] });
  const ray = new Ray(layout.eastings.length);
  return (place: number, sourceEast: number, sourceNorth: number): boolean => {
    if (place === 0) return false;
    ray.set(sourceEast, sourceNorth, 0, eastings[place] ?? 0, northings[place] ?? 0);
    return ray.runsInside(layout, 0);
  };
}
