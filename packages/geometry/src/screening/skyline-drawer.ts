import type { Hk80Polygon } from '../coordinates.ts';
import { listInnerLines } from './inner-outline.ts';
import type { ScreenGrid } from './screen-grid.ts';
import type { ScreenLayout } from './screen-layout.ts';
import { RING_METRES, Skyline } from './skyline.ts';

/** Screens below this slope hide little that nearer ones do not. */
const MIN_SLOPE = 0.05;
/** Points in the same square share one list of the solids around it. A few lists are cached. */
const NEARBY_METRES = 128;
const MAX_NEARBY = 16;
const MAX_ROWS = 2 ** 20;

/** The solids around a square of the map. */
interface Nearby {
  readonly screens: readonly number[];
  readonly eastings: Float64Array;
  readonly northings: Float64Array;
  readonly radii: Float64Array;
  readonly tops: Float64Array;
}

function listNearby(screens: readonly number[], layout: ScreenLayout): Nearby {
  const { length } = screens;
  const [eastings, northings] = [new Float64Array(length), new Float64Array(length)];
  const [radii, tops] = [new Float64Array(length), new Float64Array(length)];
  for (let i = 0; i < length; i++) {
    const screen = screens[i] ?? 0;
    const [east, north] = [layout.halfEast[screen] ?? 0, layout.halfNorth[screen] ?? 0];
    eastings[i] = layout.middleEast[screen] ?? 0;
    northings[i] = layout.middleNorth[screen] ?? 0;
    radii[i] = Math.sqrt(east * east + north * north);
    tops[i] = layout.tops[screen] ?? 0;
  }
  return { screens, eastings, northings, radii, tops };
}

/** Draws the skylines of a scene, and caches the inner lines of its solids. */
export class SkylineDrawer {
  readonly #solids: readonly { readonly outline: Hk80Polygon }[];
  readonly #layout: ScreenLayout;
  readonly #grid: ScreenGrid;
  readonly #innerLines: (readonly Float64Array[] | undefined)[] = [];
  readonly #unused: Skyline[] = [];
  readonly #nearby = new Map<number, Nearby>();

  constructor(solids: readonly { readonly outline: Hk80Polygon }[], layout: ScreenLayout, grid: ScreenGrid) {
    this.#solids = solids;
    this.#layout = layout;
    this.#grid = grid;
  }

  draw(east: number, north: number, source: number): Skyline {
    const skyline = this.#unused.pop() ?? new Skyline();
    const { screens, eastings, northings, radii, tops } = this.#findNearby(east, north);
    const rings = RING_METRES.map((): number[] => []);
    for (let i = 0; i < screens.length; i++) {
      const rise = (tops[i] ?? 0) - source;
      if (rise <= 0) continue;
      const [eastward, northward] = [(eastings[i] ?? 0) - east, (northings[i] ?? 0) - north];
      const square = eastward * eastward + northward * northward;
      if (rise * rise <= MIN_SLOPE * MIN_SLOPE * square) continue;
      const nearest = Math.sqrt(square) - (radii[i] ?? 0);
      let ring = 0;
      while (nearest >= (RING_METRES[ring] ?? Number.POSITIVE_INFINITY)) ring++;
      rings[ring]?.push(i);
    }
    skyline.begin(east, north, source);
    for (let ring = 0; ring < rings.length; ring++) {
      for (const i of rings[ring] ?? []) {
        const top = tops[i] ?? 0;
        if (ring === 0 || !skyline.covers(eastings[i] ?? 0, northings[i] ?? 0, radii[i] ?? 0, top))
          skyline.draw(this.#innerLinesOf(screens[i] ?? 0), top);
      }
      skyline.finish(ring);
    }
    return skyline;
  }

  /** Keeps a skyline for reuse. */
  takeBack(skyline: Skyline): void {
    this.#unused.push(skyline);
  }

  #findNearby(pointEast: number, pointNorth: number): Nearby {
    const [column, row] = [Math.floor(pointEast / NEARBY_METRES), Math.floor(pointNorth / NEARBY_METRES)];
    const key = column * MAX_ROWS + row;
    const known = this.#nearby.get(key);
    if (known !== undefined) return known;
    const range = RING_METRES.at(-1) ?? 0;
    const [west, south] = [column * NEARBY_METRES - range, row * NEARBY_METRES - range];
    const size = NEARBY_METRES + 2 * range;
    const screens = this.#grid.findInBox({ west, south, east: west + size, north: south + size });
    const nearby = listNearby(screens, this.#layout);
    if (this.#nearby.size >= MAX_NEARBY) this.#nearby.clear();
    this.#nearby.set(key, nearby);
    return nearby;
  }

  #innerLinesOf(screen: number): readonly Float64Array[] {
    const known = this.#innerLines[screen];
    if (known !== undefined) return known;
    const lines = listInnerLines(this.#solids[screen]?.outline ?? []);
    this.#innerLines[screen] = lines;
    return lines;
  }
}
