import type { Places } from './places.ts';
import type { Skyline } from './skyline.ts';
import type { SkylineDrawer } from './skyline-drawer.ts';
import { SquareLevels } from './square-levels.ts';
import type { TestedPlaces } from './tested-places.ts';

/** Points that were asked no more often get no skyline: few receivers share them. */
const USUAL_ASKS = 32;

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
  readonly #fixed: (Lookout | undefined)[] = [];
  readonly #squares = new Map<number, SquareLevels>();
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

  /** What the fixed points see of the square of a building; null if they must look at the building itself. */
  levelsOf({ square }: TestedPlaces, { fixedCount }: SourcePoints): SquareLevels | null {
    if (square === null) return null;
    const known = this.#squares.get(square.key);
    if (known !== undefined) return known;
    const levels = new SquareLevels(square, fixedCount);
    this.#squares.set(square.key, levels);
    return levels;
  }

  /** Gives the skylines back; nothing may be asked afterwards. */
  close(): void {
    for (const lookout of [...this.#fixed, ...this.#moved.values()])
      if (lookout?.skyline) this.#drawer.takeBack(lookout.skyline);
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
