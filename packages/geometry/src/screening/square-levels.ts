import type { Skyline } from './skyline.ts';
import type { Square } from './square.ts';

/** The elevations up to which a square is certainly hidden from the fixed points of a source. */
export class SquareLevels {
  readonly #square: Square;
  /** NaN while unknown. */
  readonly #levels: Float64Array;
  #unknown: number;
  #lowest = Number.POSITIVE_INFINITY;

  constructor(square: Square, points: number) {
    this.#square = square;
    this.#levels = new Float64Array(points).fill(Number.NaN);
    this.#unknown = points;
  }

  /** Whether the square is certainly hidden from all points; false until each point was queried. */
  isHiddenFromAll(limit: number): boolean {
    return this.#unknown === 0 && this.#lowest > limit;
  }

  isHiddenFrom(point: number, skyline: Skyline, limit: number): boolean {
    let level = this.#levels[point] ?? Number.NaN;
    if (Number.isNaN(level)) {
      level = skyline.levelAt(this.#square);
      this.#levels[point] = level;
      this.#unknown--;
      this.#lowest = Math.min(this.#lowest, level);
    }
    return level > limit;
  }
}
