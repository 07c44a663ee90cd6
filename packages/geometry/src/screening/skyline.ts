import type { Circle } from './circle.ts';
import { END_METRES } from './screen.ts';
import type { TestedPlaces } from './tested-places.ts';

/** Divides the directions around a point into this many bins, a power of two. */
const BINS = 1024;
/** The lowest slope is also kept for groups of neighbouring bins; their size is this power of two. */
const GROUP_BITS = 3;
const GROUPS = BINS >> GROUP_BITS;
/** Distance ranges, each √2 times as long as the previous one: only screens nearer than a place can hide it. */
const RANGES = 12;
const MIN_RANGE_METRES = 10;
/** Screens are drawn in rings, from the nearest to the farthest. */
const LAST_RANGES = [RANGES - 5, RANGES - 3, RANGES - 1];
/** Where each ring ends. */
export const RING_METRES = LAST_RANGES.map((range) => MIN_RANGE_METRES * 2 ** (range / 2));
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

/** The bin of a direction turned counter-clockwise by an angle. */
function turnedBinOf(east: number, north: number, cosine: number, sine: number): number {
  return binOf(east * cosine - north * sine, north * cosine + east * sine);
}

/**
 * A lower bound of what buildings hide around one test point: for each direction and distance range, the slope of the
 * steepest sight line over them. It can prove that a ray is hidden, never that it is in view.
 */
export class Skyline {
  #east = 0;
  #north = 0;
  #source = 0;
  readonly #slopes = new Float32Array(RANGES * BINS);
  readonly #minSlopes = new Float32Array(RANGES * GROUPS);
  /** The bins up to the last finished ring. */
  #finished = 0;

  /** Clears the skyline and moves it to another point. */
  begin(east: number, north: number, source: number): void {
    [this.#east, this.#north, this.#source] = [east, north, source];
    this.#slopes.fill(0);
    this.#minSlopes.fill(0);
    this.#finished = 0;
  }

  /** Draws the inner lines of a solid. Draw all solids of a ring before the ring is finished. */
  draw(lines: readonly Float64Array[], top: number): void {
    for (const line of lines) this.#drawLine(line, top - this.#source);
  }

  /** Call when everything that begins in a ring is drawn: what hides a place also hides those behind it. */
  finish(ring: number): void {
    const [slopes, minSlopes] = [this.#slopes, this.#minSlopes];
    const end = BINS * ((LAST_RANGES[ring] ?? 0) + 1);
    let least = Number.POSITIVE_INFINITY;
    for (let i = this.#finished; i < end; i++) {
      const nearer = i < BINS ? 0 : (slopes[i - BINS] ?? 0);
      let slope = slopes[i] ?? 0;
      if (nearer > slope) {
        slope = nearer;
        slopes[i] = nearer;
      }
      if (slope < least) least = slope;
      if ((i & ((1 << GROUP_BITS) - 1)) !== (1 << GROUP_BITS) - 1) continue;
      minSlopes[i >> GROUP_BITS] = least;
      least = Number.POSITIVE_INFINITY;
    }
    this.#finished = end;
  }

  /** Whether a solid behind the last finished ring certainly stays below what is drawn there. */
  covers(middleEast: number, middleNorth: number, radius: number, top: number): boolean {
    const [east, north] = [middleEast - this.#east, middleNorth - this.#north];
    const distance = Math.sqrt(east * east + north * north);
    const sine = radius / distance;
    const cosine = Math.sqrt(1 - sine * sine);
    const right = turnedBinOf(east, north, cosine, -sine) - BIN_MARGIN;
    const left = turnedBinOf(east, north, cosine, sine) + BIN_MARGIN;
    return this.#minBetween(this.#finished - BINS, right, left) * (distance - radius) >= top - this.#source;
  }

  /**
   * The elevation below which everything in a circle is certainly hidden by nearer screens; minus infinity if part of
   * it may be in view at every elevation. Looks at groups of bins, because the circle is wide.
   */
  levelAt({ middleEast, middleNorth, radius }: Circle): number {
    const [east, north] = [middleEast - this.#east, middleNorth - this.#north];
    const distance = Math.sqrt(east * east + north * north);
    const shortest = distance - radius;
    const first = this.#firstBin(shortest);
    if (first < 0) return Number.NEGATIVE_INFINITY;
    const sine = radius / distance;
    const cosine = Math.sqrt(1 - sine * sine);
    const right = turnedBinOf(east, north, cosine, -sine) - BIN_MARGIN;
    const left = turnedBinOf(east, north, cosine, sine) + BIN_MARGIN;
    const least = this.#minBetween(first, right, left);
    return least > 0 ? this.#source + least * shortest - MARGIN_METRES : Number.NEGATIVE_INFINITY;
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
    const right = turnedBinOf(east, north, cosine, -sine) - BIN_MARGIN;
    const left = turnedBinOf(east, north, cosine, sine) + BIN_MARGIN;
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

  /** The lowest slope between two bins, by groups of bins. */
  #minBetween(first: number, right: number, left: number): number {
    const start = ((right + BINS) | 0) >> GROUP_BITS;
    const end = ((left + (left < right ? 2 * BINS : BINS)) | 0) >> GROUP_BITS;
    let least = Number.POSITIVE_INFINITY;
    for (let group = start; group <= end; group++) {
      const slope = this.#minSlopes[(first >> GROUP_BITS) + (group & (GROUPS - 1))] ?? 0;
      if (slope < least) least = slope;
    }
    return least;
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
