import { getBounds } from '../bounds.ts';
import { type Hk80Polygon, hk80 } from '../coordinates.ts';
import { TIE_METRES } from '../nearest-boundary-point.ts';
import { listSides } from '../rings.ts';
import { circleAround, isSameCircle } from './circle.ts';
import { FACADE_OFFSET_METRES } from './facade-places.ts';
import { Fan } from './fan.ts';
import { DecidingRay, type LowestHorizon } from './lowest-horizon.ts';
import { overlapsByMoreThan } from './outline-overlap.ts';
import type { Ray } from './ray.ts';
import { RayScan, TERRAIN_SCREEN } from './ray-scan.ts';
import type { ScreeningScene } from './screen.ts';
import { distanceBetween } from './side-distance.ts';
import { SkylineDrawer } from './skyline-drawer.ts';
import { SourceSkylines } from './source-skylines.ts';
import { isRepeated, type OpenRay, type SeenFromFacades, type TestPoints } from './test-points.ts';
import { listTestedPlaces, type TestedFacades, type TestedPlaces, type TestedReceiver } from './tested-places.ts';

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
  #facades: TestedFacades | null = null;
  readonly #drawer: SkylineDrawer;
  readonly #known: WeakMap<TestedReceiver, TestedPlaces>;

  /** Another search over the same solids provides their layout and the places of its receivers. */
  constructor(scene: ScreeningScene, other?: HorizonSearch) {
    this.#scene = scene;
    this.#scan = new RayScan(scene, other ? other.#scan : undefined);
    this.#drawer = other ? other.#drawer : new SkylineDrawer(scene.solids, this.#scan.layout, this.#scan.grid);
    this.#known = other ? other.#known : new WeakMap();
  }

  setReceiver(receiver: TestedReceiver): void {
    if (receiver === this.#receiver) return;
    const { outline, leftOut } = receiver;
    this.#receiver = receiver;
    this.#scan.setReceiver(outline, leftOut);
    const known = this.#known.get(receiver);
    this.#places = known ?? listTestedPlaces(receiver, this.#scene, this.#scan, this.#facades);
    if (known === undefined) this.#known.set(receiver, this.#places);
    this.#facades = this.#places.facades;
  }

  /** Until they are closed, test points that are queried often use a skyline of the buildings around them. */
  openSkylines(points: TestPoints, queriesBeforeDrawing?: number): void {
    points.skylines = new SourceSkylines(this.#drawer, queriesBeforeDrawing);
  }

  closeSkylines(points: TestPoints): void {
    points.skylines?.close();
    points.skylines = null;
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
      return (
        solid?.outline === outline || (solid !== undefined && overlapsByMoreThan(outline, solid.outline, squareMetres))
      );
    });
  }

  /** A ray that nothing hides at an elevation; null if all test points are hidden. Stops at the first one. */
  findOpenRay(points: TestPoints, elevation: number): OpenRay | null {
    const limit = elevation + TIE_METRES;
    const { openRay, open } = this.#lookFromFacades(points, elevation);
    if (openRay !== null) return openRay;
    for (const point of open)
      if (this.#isInView(points, point, RECEIVER_POINT, limit)) return { point, place: RECEIVER_POINT };
    for (let point = points.fixedCount; point < points.eastings.length; point++) {
      const place = this.#isFanBlocked(points, point, limit) ? -1 : this.#findRayNotAbove(points, point, 0, limit);
      if (place >= 0) return { point, place };
    }
    return null;
  }

  /** Whether a ray that no solid and no terrain hides is hidden by a drawn line at an elevation. */
  isBehindLine(points: TestPoints, { point, place }: OpenRay, elevation: number): boolean {
    return this.#setRay(points, point, place) && this.#scan.isBlockedByLine(elevation + TIE_METRES);
  }

  /** Decides the rays that all receivers of the building share. */
  #lookFromFacades(points: TestPoints, elevation: number): SeenFromFacades {
    const { lastFacades, fixedCount } = points;
    const outline = this.#receiver?.outline ?? null;
    const { building } = this.#current;
    if (outline !== null && lastFacades?.outline === outline && lastFacades.elevation === elevation)
      if (isSameCircle(lastFacades.building, building)) return lastFacades;
    const limit = elevation + TIE_METRES;
    const square = points.skylines ? points.skylines.levelsOf(this.#current, points) : null;
    const open: number[] = [];
    let openRay: OpenRay | null = null;
    const count = square?.isHiddenFromAll(limit) ? 0 : fixedCount;
    for (let i = 0; i < count && openRay === null; i++) {
      const point = (points.lastInView + i) % fixedCount;
      const skyline = square === null ? null : points.skylines?.find(points, point);
      if (skyline && square?.isHiddenFrom(point, skyline, limit)) continue;
      if (this.#isFanBlocked(points, point, limit)) continue;
      open.push(point);
      const place = this.#findRayNotAbove(points, point, RECEIVER_POINT + 1, limit);
      if (place < 0) continue;
      openRay = { point, place };
      points.lastInView = point;
    }
    points.lastFacades = { outline, building, elevation, openRay, open };
    return points.lastFacades;
  }

  #isInView(points: TestPoints, point: number, place: number, limit: number): boolean {
    if (points.skylines?.find(points, point)?.hides(this.#current, place, limit)) return false;
    this.#aim(points, point, place);
    if (this.#scan.isBlockedByLast(limit) || this.#isBehindOwnBuilding(points, point, place)) return false;
    return !this.#scan.isBlockedByOther(limit);
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
  #setRay(points: TestPoints, point: number, place: number): boolean {
    if (this.#isBehindOwnBuilding(points, point, place)) return false;
    this.#aim(points, point, place);
    return true;
  }

  #aim({ eastings, northings, elevations }: TestPoints, point: number, place: number): void {
    const places = this.#current;
    const [endEast, endNorth] = [places.eastings[place] ?? 0, places.northings[place] ?? 0];
    this.#scan.ray.set(eastings[point] ?? 0, northings[point] ?? 0, elevations[point] ?? 0, endEast, endNorth);
  }

  /** The receiver's own building never hides its point. */
  #isBehindOwnBuilding({ eastings, northings }: TestPoints, point: number, place: number): boolean {
    if (place === RECEIVER_POINT) return false;
    const { facades, eastings: ends, northings: endNorthings } = this.#current;
    const [endEast, endNorth] = [ends[place] ?? 0, endNorthings[place] ?? 0];
    return facades.isBehindBuilding(endEast, endNorth, eastings[point] ?? 0, northings[point] ?? 0);
  }

  /** The next place whose ray from a point has no horizon above the limit; -1 if there is none. */
  #findRayNotAbove(points: TestPoints, point: number, first: number, limit: number): number {
    for (let place = first; place < this.#current.count; place++)
      if (this.#isInView(points, point, place, limit)) return place;
    return -1;
  }

  #isFanBlocked(points: TestPoints, point: number, limit: number): boolean {
    const skyline = points.skylines?.find(points, point);
    if (skyline) return skyline.hidesAll(this.#current, limit);
    const { middleEast, middleNorth, radius } = this.#current.building;
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
