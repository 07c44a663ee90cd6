import type { Hk80Polygon } from '../coordinates.ts';
import { listInnerLines } from './inner-outline.ts';
import type { Places } from './places.ts';
import type { ScreenGrid } from './screen-grid.ts';
import type { ScreenLayout } from './screen-layout.ts';
import { SKYLINE_METRES, Skyline } from './skyline.ts';

/** Points that were asked no more often get no skyline: few receivers share them. */
const USUAL_ASKS = 32;
/** What is lower for its distance hides little that nearer screens do not. */
const LEAST_SLOPE = 0.05;

/** Draws the skylines of a scene; remembers the inner lines of its solids. */
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
      if (top - source > LEAST_SLOPE * metres) skyline.draw(this.#innerLinesOf(screen), top);
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

/** The first so many points of a source never move; the others may, from one receiver to the next. */
export interface SourcePoints extends Places {
  readonly elevations: Float64Array;
  readonly fixedCount: number;
}

/** How often a point was asked, and its skyline. */
interface Lookout {
  readonly east: number;
  readonly north: number;
  asks: number;
  skyline: Skyline | null;
}

/** The skylines around the test points of one source, each drawn when it was asked so often that it will pay. */
export class SourceSkylines {
  readonly #drawer: SkylineDrawer;
  readonly #usualAsks: number;
  readonly #fixed: Lookout[] = [];
  /** Many receivers share the points that move: those nearest to the same corner of a zone. */
  readonly #moved = new Map<number, Lookout>();

  constructor(drawer: SkylineDrawer, usualAsks = USUAL_ASKS) {
    this.#drawer = drawer;
    this.#usualAsks = usualAsks;
  }

  find(points: SourcePoints, point: number): Skyline | null {
    const known = this.#fixed[point]?.skyline;
    if (known) return known;
    const lookout = this.#lookoutOf(points, point);
    if (lookout.skyline === null && lookout.asks++ >= this.#usualAsks)
      lookout.skyline = this.#drawer.draw(lookout.east, lookout.north, points.elevations[point] ?? 0);
    return lookout.skyline;
  }

  #lookoutOf({ eastings, northings, fixedCount }: SourcePoints, point: number): Lookout {
    const isFixed = point < fixedCount;
    const known = this.#fixed[point];
    if (isFixed && known !== undefined) return known;
    const [east, north] = [eastings[point] ?? 0, northings[point] ?? 0];
    const key = east + Math.SQRT2 * north;
    const moved = isFixed ? undefined : this.#moved.get(key);
    if (moved?.east === east && moved.north === north) return moved;
    const lookout: Lookout = { east, north, asks: 0, skyline: null };
    if (isFixed) this.#fixed[point] = lookout;
    else this.#moved.set(key, lookout);
    return lookout;
  }
}
