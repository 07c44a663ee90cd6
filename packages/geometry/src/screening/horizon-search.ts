import { type Bounds, getBounds } from '../bounds.ts';
import { type Hk80Point, type Hk80Polygon, hk80 } from '../coordinates.ts';
import { distanceToSegment, TIE_METRES } from '../nearest-boundary-point.ts';
import { listSides } from '../rings.ts';
import { sharesGround } from './common-ground.ts';
import { FACADE_OFFSET_METRES } from './facade-places.ts';
import { Fan } from './fan.ts';
import { DecidingRay, type LowestHorizon } from './lowest-horizon.ts';
import type { Places } from './places.ts';
import type { Ray } from './ray.ts';
import { RayScan, TERRAIN_SCREEN } from './ray-scan.ts';
import type { ScreeningScene } from './screen.ts';
import { listTestedPlaces, type TestedPlaces, type TestedReceiver } from './tested-places.ts';

/** The test points of a source, with their elevations (M-101, M-103). */
export interface TestPoints extends Places {
  readonly elevations: Float64Array;
  /** The number of points that never move; the rest may move from one receiver to the next. */
  readonly fixedCount: number;
  /**
   * For each point, the screen that last decided its fan; and the point that was last in view. Both are tried first.
   */
  readonly lastScreens: Int32Array;
  lastInView: number;
  /** The last result for the fixed points; the next receiver is often at the same building. */
  lastFacades: SeenFromFacades | null;
}

/** The fixed points of a source as seen from a building, up to an elevation. */
interface SeenFromFacades {
  readonly building: Circle;
  readonly elevation: number;
  readonly isInView: boolean;
  /** The points that some place near the building may see. */
  readonly open: readonly number[];
}

/** Around a building with all its places. */
interface Circle {
  readonly middleEast: number;
  readonly middleNorth: number;
  readonly radius: number;
}

/** The last `movable` points may move. */
export function createTestPoints({ eastings, northings }: Places, { movable = 0 } = {}): TestPoints {
  const count = eastings.length;
  return {
    ...{ eastings, northings, elevations: new Float64Array(count), fixedCount: count - movable },
    ...{ lastScreens: new Int32Array(count), lastInView: 0, lastFacades: null },
  };
}

export interface RayCounts {
  /** Test points of the source. */
  readonly points: number;
  /** Facade points of the receiver. */
  readonly places: number;
  readonly rays: number;
  readonly hidden: number;
}

/** The first of the tested places (M-104). */
const RECEIVER_POINT = 0;

/** Screens tried for a whole fan before its rays are tested one by one. */
const MAX_FAN_TRIES = 12;

/** Finds what the screens of a scene hide from receivers, one receiver at a time. */
export class HorizonSearch {
  readonly #scene: ScreeningScene;
  readonly #scan: RayScan;
  readonly #fan = new Fan();
  #receiver: TestedReceiver | null = null;
  #places: TestedPlaces | null = null;
  /** The same for all receivers of a building. */
  #building: Circle = { middleEast: 0, middleNorth: 0, radius: 0 };
  readonly #known: WeakMap<TestedReceiver, TestedPlaces>;

  /** Another search among the same solids provides the places of its receivers. */
  constructor(scene: ScreeningScene, other?: HorizonSearch) {
    this.#scene = scene;
    this.#scan = new RayScan(scene);
    this.#known = other ? other.#known : new WeakMap();
  }

  setReceiver(receiver: TestedReceiver): void {
    if (receiver === this.#receiver) return;
    const { outline, leftOut } = receiver;
    const isSameBuilding = outline !== null && outline === this.#receiver?.outline;
    this.#receiver = receiver;
    this.#scan.setReceiver(outline, leftOut);
    this.#places = this.#known.get(receiver) ?? listTestedPlaces(receiver, this.#scene, this.#scan);
    this.#known.set(receiver, this.#places);
    const building = circleAround(outline, this.#places);
    if (!isSameBuilding || !isSameCircle(building, this.#building)) this.#building = building;
  }

  /** Whether a ray from a test point to a place of a receiver may meet a drawn line. */
  mayMeetLine(points: TestPoints, { position, outline }: TestedReceiver): boolean {
    const works = circleAround(null, points);
    const building = circleAround(outline, { eastings: [position[0]], northings: [position[1]] });
    const radius = Math.max(works.radius, building.radius + 2 * FACADE_OFFSET_METRES) + TIE_METRES;
    const way = [hk80(works.middleEast, works.middleNorth), hk80(building.middleEast, building.middleNorth)] as const;
    return this.#scene.lines.some(({ line }) => listSides(line).some((side) => distanceBetween(side, way) <= radius));
  }

  /** The solids that overlap an outline by more than this area. */
  findSharing(outline: Hk80Polygon, squareMetres: number): number[] {
    return this.#scan.grid.findInBox(getBounds([outline])).filter((screen) => {
      const solid = this.#scene.solids[screen];
      return solid !== undefined && sharesGround(outline, solid.outline, squareMetres);
    });
  }

  /** Whether all test points are hidden at an elevation; stops at the first ray in view. */
  isHidden(points: TestPoints, elevation: number): boolean {
    const limit = elevation + TIE_METRES;
    const { isInView, open } = this.#lookFromFacades(points, elevation);
    if (isInView) return false;
    for (const point of open) if (this.#isInView(points, point, RECEIVER_POINT, limit)) return false;
    for (let point = points.fixedCount; point < points.eastings.length; point++)
      if (!this.#isFanBlocked(points, point, limit) && this.#findRayNotAbove(points, point, 0, limit) >= 0)
        return false;
    return true;
  }

  /** Decides the rays that all receivers of the building share. */
  #lookFromFacades(points: TestPoints, elevation: number): SeenFromFacades {
    const { lastFacades, fixedCount } = points;
    if (lastFacades?.building === this.#building && lastFacades.elevation === elevation) return lastFacades;
    const limit = elevation + TIE_METRES;
    const open: number[] = [];
    let isInView = false;
    for (let i = 0; i < fixedCount && !isInView; i++) {
      const point = (points.lastInView + i) % fixedCount;
      if (this.#isFanBlocked(points, point, limit)) continue;
      open.push(point);
      isInView = this.#findRayNotAbove(points, point, RECEIVER_POINT + 1, limit) >= 0;
      if (isInView) points.lastInView = point;
    }
    points.lastFacades = { building: this.#building, elevation, isInView, open };
    return points.lastFacades;
  }

  #isInView(points: TestPoints, point: number, place: number, limit: number): boolean {
    return this.#setRay(points, point, place) && !this.#scan.isBlockedAbove(limit);
  }

  /** The lowest horizon of all rays (M-106). */
  findLowest(points: TestPoints): LowestHorizon {
    const deciding = new DecidingRay();
    const { ray } = this.#scan;
    for (let point = 0; point < points.eastings.length; point++) {
      if (this.#isFanBlocked(points, point, deciding.limit)) continue;
      let place = this.#findRayNotAbove(points, point, 0, deciding.limit);
      for (; place >= 0; place = this.#findRayNotAbove(points, point, place + 1, deciding.limit)) {
        const horizon = this.#scan.findHorizon();
        const { screen, at, top } = this.#scan;
        deciding.offer(ray, horizon, screen === TERRAIN_SCREEN ? 'terrain' : screen < 0 ? null : screen, at, top);
      }
    }
    if (deciding.result === null) throw new RangeError('a source needs a test point');
    return deciding.result;
  }

  /** Visits the rays that no screen hides at an elevation, reusing one object, until the visitor returns false. */
  visitOpenRays(points: TestPoints, elevation: number, visit: (ray: Ray) => boolean): void {
    for (let point = 0; point < points.eastings.length; point++) {
      if (this.#isFanBlocked(points, point, elevation + TIE_METRES)) continue;
      for (let place = 0; place < this.#current.count; place++)
        if (this.#setRay(points, point, place) && !this.#scan.isBlockedAbove(elevation + TIE_METRES))
          if (!visit(this.#scan.ray)) return;
    }
  }

  /** The number of places and rays tested, and of rays hidden at an elevation; for information only. */
  countRays(points: TestPoints, elevation: number): RayCounts {
    const { eastings } = points;
    const counts = { points: 0, places: this.#current.count - 1, rays: 0, hidden: 0 };
    for (let point = 0; point < eastings.length; point++) {
      if (isRepeated(points, point)) continue;
      counts.points++;
      for (let place = 0; place < this.#current.count; place++) {
        if (!this.#setRay(points, point, place)) continue;
        counts.rays++;
        if (this.#scan.isBlockedAbove(elevation + TIE_METRES)) counts.hidden++;
      }
    }
    return counts;
  }

  get #current(): TestedPlaces {
    if (this.#places === null) throw new RangeError('no receiver is set');
    return this.#places;
  }

  /** Returns false if the receiver's own building is in between, which excludes the ray. */
  #setRay({ eastings, northings, elevations }: TestPoints, point: number, place: number): boolean {
    const places = this.#current;
    const [east, north] = [eastings[point] ?? 0, northings[point] ?? 0];
    if (places.isBehindOwnBuilding(place, east, north)) return false;
    const [endEast, endNorth] = [places.eastings[place] ?? 0, places.northings[place] ?? 0];
    this.#scan.ray.set(east, north, elevations[point] ?? 0, endEast, endNorth);
    return true;
  }

  /** The next place whose ray from a point has no horizon above the limit; -1 if there is none. */
  #findRayNotAbove(points: TestPoints, point: number, first: number, limit: number): number {
    for (let place = first; place < this.#current.count; place++)
      if (this.#isInView(points, point, place, limit)) return place;
    return -1;
  }

  #isFanBlocked(points: TestPoints, point: number, limit: number): boolean {
    const { middleEast, middleNorth, radius } = this.#building;
    const [east, north] = [points.eastings[point] ?? 0, points.northings[point] ?? 0];
    if (!this.#fan.set(east, north, points.elevations[point] ?? 0, middleEast, middleNorth, radius)) return false;
    const { layout, grid } = this.#scan;
    if (layout.count === 0) return false;
    const last = points.lastScreens[point] ?? 0;
    if (!this.#scan.isLeftOut(last) && this.#fan.isBlockedAbove(limit, layout, last)) return true;
    grid.begin(east, north, middleEast, middleNorth);
    let screen = grid.next();
    for (let tries = 0; screen >= 0 && tries < MAX_FAN_TRIES; screen = grid.next()) {
      if (this.#scan.isLeftOut(screen) || !this.#fan.mayRiseAbove(limit, layout, screen)) continue;
      tries++;
      if (!this.#fan.isBlockedAbove(limit, layout, screen)) continue;
      points.lastScreens[point] = screen;
      return true;
    }
    return false;
  }
}

type Side = readonly [Hk80Point, Hk80Point];

/** 0 where they cross, else from an end of one of them. */
function distanceBetween([a, b]: Side, [c, d]: Side): number {
  if (areApart(a, b, c, d) || areApart(c, d, a, b))
    return Math.min(
      ...[
        distanceToSegment(a, c, d),
        distanceToSegment(b, c, d),
        distanceToSegment(c, a, b),
        distanceToSegment(d, a, b),
      ],
    );
  return 0;
}

/** Whether two points are on the same side of a line. */
function areApart(a: Hk80Point, b: Hk80Point, c: Hk80Point, d: Hk80Point): boolean {
  const across = (point: Hk80Point) => (d[0] - c[0]) * (point[1] - c[1]) - (d[1] - c[1]) * (point[0] - c[0]);
  return across(a) > 0 === across(b) > 0;
}

function circleAround(
  outline: Hk80Polygon | null,
  { eastings, northings }: { readonly eastings: ArrayLike<number>; readonly northings: ArrayLike<number> },
): Circle {
  let { west, south, east, north }: Bounds = getBounds(outline ? [outline] : []);
  for (let i = 0; i < eastings.length; i++) {
    west = Math.min(west, eastings[i] ?? 0);
    east = Math.max(east, eastings[i] ?? 0);
    south = Math.min(south, northings[i] ?? 0);
    north = Math.max(north, northings[i] ?? 0);
  }
  const [halfEast, halfNorth] = [(east - west) / 2, (north - south) / 2];
  const radius = Math.sqrt(halfEast * halfEast + halfNorth * halfNorth);
  return { middleEast: west + halfEast, middleNorth: south + halfNorth, radius };
}

const isSameCircle = (a: Circle, b: Circle) =>
  a.middleEast === b.middleEast && a.middleNorth === b.middleNorth && a.radius === b.radius;

/** The centre or the nearest point may coincide with a point of the outline. */
function isRepeated({ eastings, northings }: Places, point: number): boolean {
  for (let other = 0; other < point; other++) {
    const [east, north] = [
      (eastings[other] ?? 0) - (eastings[point] ?? 0),
      (northings[other] ?? 0) - (northings[point] ?? 0),
    ];
    if (east * east + north * north <= TIE_METRES * TIE_METRES) return true;
  }
  return false;
}
