import type { Places } from './places.ts';
import type { Skyline } from './skyline.ts';
import type { SkylineDrawer } from './skyline-drawer.ts';
import { SquareLevels } from './square-levels.ts';
import type { TestedPlaces } from './tested-places.ts';

/** Points with at most this many queries get no skyline, because it would not pay. */
const QUERIES_BEFORE_DRAWING = 32;

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
  readonly #fixed: (QueriedPoint | undefined)[] = [];
  readonly #squares = new Map<number, SquareLevels>();
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

  /** What the fixed points see of the square of a building; null if the building has no square. */
  levelsOf({ square }: TestedPlaces, { fixedCount }: SourcePoints): SquareLevels | null {
    if (square === null) return null;
    const known = this.#squares.get(square.key);
    if (known !== undefined) return known;
    const levels = new SquareLevels(square, fixedCount);
    this.#squares.set(square.key, levels);
    return levels;
  }

  /** Returns the skylines to the drawer. Do not query afterwards. */
  close(): void {
    for (const queried of [...this.#fixed, ...this.#moved.values()])
      if (queried?.skyline) this.#drawer.takeBack(queried.skyline);
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
