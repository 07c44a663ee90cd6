import type { Hk80Polygon } from '../coordinates.ts';
import { listInnerLines } from './inner-outline.ts';
import type { Places } from './places.ts';
import type { ScreenGrid } from './screen-grid.ts';
import type { ScreenLayout } from './screen-layout.ts';
import { SKYLINE_METRES, Skyline } from './skyline.ts';

/** Points with at most this many queries get no skyline, because it would not pay. */
const QUERIES_BEFORE_DRAWING = 32;
/** Screens below this slope hide little that nearer ones do not. */
const MIN_SLOPE = 0.05;

/** Draws the skylines of a scene and caches the inner lines of its solids. */
export class SkylineDrawer {
  readonly #solids: readonly { readonly outline: Hk80Polygon }[];
  readonly #layout: ScreenLayout;
  readonly #grid: ScreenGrid;
  readonly #innerLines: (readonly Float64Array[] | undefined)[] = [];

  constructor(solids: readonly { readonly outline: Hk80Polygon }[], layout: ScreenLayout, grid: ScreenGrid) {
    this.#solids = solids;
    this.#layout = layout;
    this.#grid = grid;
  }

  draw(east: number, north: number, source: number): Skyline {
    const skyline = new Skyline(east, north, source);
    const box = {
      ...{ west: east - SKYLINE_METRES, east: east + SKYLINE_METRES },
      ...{ south: north - SKYLINE_METRES, north: north + SKYLINE_METRES },
    };
    const { tops, middleEast, middleNorth } = this.#layout;
    for (const screen of this.#grid.findInBox(box)) {
      const top = tops[screen] ?? 0;
      const [eastward, northward] = [(middleEast[screen] ?? 0) - east, (middleNorth[screen] ?? 0) - north];
      const metres = Math.sqrt(eastward * eastward + northward * northward);
      if (top - source > MIN_SLOPE * metres) skyline.draw(this.#innerLinesOf(screen), top);
    }
    skyline.finish();
    return skyline;
  }

  #innerLinesOf(screen: number): readonly Float64Array[] {
    const known = this.#innerLines[screen];
    if (known !== undefined) return known;
    const lines = listInnerLines(this.#solids[screen]?.outline ?? []);
    this.#innerLines[screen] = lines;
    return lines;
  }
}

/** The first `fixedCount` points of a source never move; the others may differ from one receiver to the next. */
export interface SourcePoints extends Places {
  readonly elevations: Float64Array;
  readonly fixedCount: number;
}

/** A test point with its number of queries and its skyline. */
interface QueriedPoint {
  readonly east: number;
  readonly north: number;
  queries: number;
  skyline: Skyline | null;
}

/** The skylines around the test points of one source, each drawn once the point was queried often enough to pay. */
export class SourceSkylines {
  readonly #drawer: SkylineDrawer;
  readonly #queriesBeforeDrawing: number;
  readonly #fixed: QueriedPoint[] = [];
  /** Points that move are often shared by many receivers: those nearest to the same corner of a zone. */
  readonly #moved = new Map<number, QueriedPoint>();

  constructor(drawer: SkylineDrawer, queriesBeforeDrawing = QUERIES_BEFORE_DRAWING) {
    this.#drawer = drawer;
    this.#queriesBeforeDrawing = queriesBeforeDrawing;
  }

  find(points: SourcePoints, point: number): Skyline | null {
    const known = this.#fixed[point]?.skyline;
    if (known) return known;
    const queried = this.#queriedPointOf(points, point);
    if (queried.skyline === null && queried.queries++ >= this.#queriesBeforeDrawing)
      queried.skyline = this.#drawer.draw(queried.east, queried.north, points.elevations[point] ?? 0);
    return queried.skyline;
  }

  #queriedPointOf({ eastings, northings, fixedCount }: SourcePoints, point: number): QueriedPoint {
    const isFixed = point < fixedCount;
    const known = this.#fixed[point];
    if (isFixed && known !== undefined) return known;
    const [east, north] = [eastings[point] ?? 0, northings[point] ?? 0];
    const key = east + Math.SQRT2 * north;
    const moved = isFixed ? undefined : this.#moved.get(key);
    if (moved?.east === east && moved.north === north) return moved;
    const queried: QueriedPoint = { east, north, queries: 0, skyline: null };
    if (isFixed) this.#fixed[point] = queried;
    else this.#moved.set(key, queried);
    return queried;
  }
}
