import { END_METRES } from './screen.ts';
import type { TestedPlaces } from './tested-places.ts';

/** Divides the directions around a point into this many bins, a power of two. */
const BINS = 1024;
/** Distance ranges, each √2 times as long as the previous one: only screens nearer than a place can hide it. */
const RANGES = 12;
const MIN_RANGE_METRES = 10;
/** The largest distance at which screens are drawn. */
export const SKYLINE_METRES = MIN_RANGE_METRES * 2 ** ((RANGES - 1) / 2);
/** A ray must continue this far behind the point where it enters a screen, because the end of a ray does not count. */
const BEYOND_METRES = END_METRES + 0.1;
/** Larger than any rounding error of a slope, of a bin, and of an elevation in metres. */
const SLOPE_MARGIN = 1e-6;
const BIN_MARGIN = 1e-9;
const MARGIN_METRES = 1e-5;

/** The direction at which each bin begins. */
const EDGES = new Float64Array(2 * BINS);
for (let bin = 0; bin < BINS; bin++) {
  const quarter = (4 * bin) / BINS;
  const share = quarter % 1;
  const metres = Math.sqrt((1 - share) * (1 - share) + share * share);
  const [east, north] = [(1 - share) / metres, share / metres];
  const turned =
    [
      [east, north],
      [-north, east],
      [-east, -north],
      [north, -east],
    ][Math.floor(quarter)] ?? [];
  EDGES.set(turned, 2 * bin);
}

/**
 * The bin of a direction, with its fraction; counter-clockwise from the east. Uses no trigonometry, because engines
 * round it differently.
 */
function binOf(east: number, north: number): number {
  const quarter =
    north >= 0
      ? east > 0
        ? north / (east + north)
        : 1 - east / (north - east)
      : east < 0
        ? 2 - north / (-east - north)
        : 3 + east / (east - north);
  return (quarter * BINS) / 4;
}

/**
 * A lower bound of what buildings hide around one test point: for each direction and distance range, the slope of the
 * steepest sight line over them. It can prove that a ray is hidden, never that it is in view.
 */
export class Skyline {
  readonly #east: number;
  readonly #north: number;
  readonly #source: number;
  readonly #slopes = new Float32Array(RANGES * BINS);

  constructor(east: number, north: number, source: number) {
    this.#east = east;
    this.#north = north;
    this.#source = source;
  }

  /** Draws the inner lines of a solid. Draw all solids before the first query. */
  draw(lines: readonly Float64Array[], top: number): void {
    for (const line of lines) this.#drawLine(line, top - this.#source);
  }

  /** Call after the last draw: what hides a place also hides those behind it. */
  finish(): void {
    for (let i = BINS; i < this.#slopes.length; i++)
      this.#slopes[i] = Math.max(this.#slopes[i] ?? 0, this.#slopes[i - BINS] ?? 0);
  }

  /** Whether all rays to the places of a receiver certainly have a horizon above the limit. */
  hidesAll({ building: { middleEast, middleNorth, radius }, leftOutRadius }: TestedPlaces, limit: number): boolean {
    const [east, north] = [middleEast - this.#east, middleNorth - this.#north];
    const distance = Math.sqrt(east * east + north * north);
    const shortest = distance - radius;
    const first = this.#firstBin(Math.min(shortest, distance - leftOutRadius));
    if (first < 0) return false;
    const needed = this.#slopeTo(limit) / shortest;
    const sine = radius / distance;
    const cosine = Math.sqrt(1 - sine * sine);
    const right = binOf(east * cosine + north * sine, north * cosine - east * sine) - BIN_MARGIN;
    const left = binOf(east * cosine - north * sine, north * cosine + east * sine) + BIN_MARGIN;
    return this.#isSteeper(first, right, left, needed);
  }

  /** The same for the ray to one place. */
  hides({ eastings, northings, building, leftOutRadius }: TestedPlaces, place: number, limit: number): boolean {
    const [east, north] = [(eastings[place] ?? 0) - this.#east, (northings[place] ?? 0) - this.#north];
    const [middleEast, middleNorth] = [building.middleEast - this.#east, building.middleNorth - this.#north];
    const length = Math.sqrt(east * east + north * north);
    const clear = Math.sqrt(middleEast * middleEast + middleNorth * middleNorth) - leftOutRadius;
    const first = this.#firstBin(Math.min(length, clear));
    const at = binOf(east, north);
    return first >= 0 && this.#isSteeper(first, at - BIN_MARGIN, at + BIN_MARGIN, this.#slopeTo(limit) / length);
  }

  /** The first bin of the range of screens that count at a distance; negative if the distance is too short. */
  #firstBin(metres: number): number {
    if (!(metres >= MIN_RANGE_METRES)) return -1;
    const range = 31 - Math.clz32((metres * metres) / (MIN_RANGE_METRES * MIN_RANGE_METRES));
    return BINS * Math.min(range, RANGES - 1);
  }

  /** How far sight lines must rise, in metres. */
  #slopeTo(limit: number): number {
    return Math.max(0, limit + MARGIN_METRES - this.#source);
  }

  #isSteeper(first: number, right: number, left: number, needed: number): boolean {
    const slopes = this.#slopes;
    const start = (right + BINS) | 0;
    const end = (left + (left < right ? 2 * BINS : BINS)) | 0;
    for (let bin = start; bin <= end; bin++) if (!((slopes[first + (bin & (BINS - 1))] ?? 0) > needed)) return false;
    return true;
  }

  /** The near side of the line runs from right to left as seen from the point. */
  #drawLine(line: Float64Array, rise: number): void {
    const [slopes, pointEast, pointNorth] = [this.#slopes, this.#east, this.#north];
    let east = (line[0] ?? 0) - pointEast;
    let north = (line[1] ?? 0) - pointNorth;
    let metres = Math.sqrt(east * east + north * north);
    let at = binOf(east, north);
    /** Whether the line covers its bin from the start of the bin; then the farthest point in the bin. */
    let isWhole = false;
    let farthest = metres;
    for (let i = 2; i < line.length; i += 2) {
      const nextEast = (line[i] ?? 0) - pointEast;
      const nextNorth = (line[i + 1] ?? 0) - pointNorth;
      const nextMetres = Math.sqrt(nextEast * nextEast + nextNorth * nextNorth);
      const nextAt = binOf(nextEast, nextNorth);
      const turn = east * nextNorth - north * nextEast;
      const isNear = turn > SLOPE_MARGIN * metres * nextMetres;
      if (!isNear) isWhole = false;
      const last = isNear ? (nextAt + (nextAt < at ? BINS : 0)) | 0 : 0;
      for (let bin = at | 0; bin < last; bin++) {
        const edge = 2 * ((bin + 1) & (BINS - 1));
        const across = (EDGES[edge] ?? 0) * (nextNorth - north) - (EDGES[edge + 1] ?? 0) * (nextEast - east);
        const here = Math.min(turn / across, Math.max(metres, nextMetres));
        farthest = Math.max(farthest, here);
        const place = isWhole ? placeOf(bin & (BINS - 1), farthest) : -1;
        const slope = (rise / farthest) * (1 - SLOPE_MARGIN);
        if (place >= 0 && slope > (slopes[place] ?? 0)) slopes[place] = slope;
        isWhole = true;
        farthest = here;
      }
      farthest = isWhole ? Math.max(farthest, nextMetres) : nextMetres;
      east = nextEast;
      north = nextNorth;
      metres = nextMetres;
      at = nextAt;
    }
  }
}

/** The index of the slope of a screen at a distance; negative if it is too near or too far. */
function placeOf(bin: number, metres: number): number {
  const from = metres + BEYOND_METRES;
  const range = from < MIN_RANGE_METRES ? 0 : 32 - Math.clz32((from * from) / (MIN_RANGE_METRES * MIN_RANGE_METRES));
  return range >= RANGES || metres < BEYOND_METRES ? -1 : range * BINS + bin;
}
