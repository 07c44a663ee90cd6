import { TIE_METRES } from '../nearest-boundary-point.ts';
import { END_METRES, horizonOver, MIN_CUT_METRES, NO_HORIZON } from './screen.ts';
import type { ScreenLayout } from './screen-layout.ts';

/**
 * A straight line in plan from a test point to a facade point. One object is used for all rays, so that nothing is
 * allocated while they are tested.
 */
export class Ray {
  startEast = 0;
  startNorth = 0;
  endEast = 0;
  endNorth = 0;
  /** Elevation of the source. */
  source = 0;
  length = 0;
  /** The position and top of the screen's edge at the last horizon. */
  at = 0;
  top = 0;
  #east = 0;
  #north = 0;
  /** Where the ray alternately enters and leaves an outline, in metres from its start. */
  readonly #stretches: Float64Array;
  readonly #left: Float64Array;
  readonly #right: Float64Array;

  /** For outlines with at most this many corners. */
  constructor(maxCorners: number) {
    this.#stretches = new Float64Array(2 * maxCorners);
    this.#left = new Float64Array(maxCorners);
    this.#right = new Float64Array(maxCorners);
  }

  set(startEast: number, startNorth: number, source: number, endEast: number, endNorth: number): void {
    this.startEast = startEast;
    this.startNorth = startNorth;
    this.endEast = endEast;
    this.endNorth = endNorth;
    this.source = source;
    const [east, north] = [endEast - startEast, endNorth - startNorth];
    this.length = Math.sqrt(east * east + north * north);
    this.#east = this.length === 0 ? 0 : east / this.length;
    this.#north = this.length === 0 ? 0 : north / this.length;
  }

  /**
   * A quick check that excludes most screens: whether the ray meets the box around a screen, and the screen could give
   * it a horizon above the limit.
   */
  mayRiseAbove(limit: number, layout: ScreenLayout, screen: number): boolean {
    const east = (layout.middleEast[screen] ?? 0) - this.startEast;
    const north = (layout.middleNorth[screen] ?? 0) - this.startNorth;
    const [halfWidth, halfHeight] = [layout.halfEast[screen] ?? 0, layout.halfNorth[screen] ?? 0];
    const [cosine, sine] = [Math.abs(this.#east), Math.abs(this.#north)];
    const across = halfWidth * sine + halfHeight * cosine + TIE_METRES;
    if (Math.abs(this.#east * north - this.#north * east) > across) return false;
    const along = this.#east * east + this.#north * north;
    const reach = halfWidth * cosine + halfHeight * sine + TIE_METRES;
    if (along + reach < END_METRES || along - reach > this.length - END_METRES) return false;
    if (layout.followsTerrain[screen] === 1) return true;
    const top = layout.tops[screen] ?? 0;
    const nearest = Math.max(along - reach, END_METRES);
    return (top > this.source ? horizonOver(this.source, top, this.length, nearest) : this.source) > limit;
  }

  /** The horizon over a building; NO_HORIZON if it does not stand on the ray (M-105). */
  overSolid(layout: ScreenLayout, screen: number): number {
    const count = this.#listStretches(layout, layout.firstPart[screen] ?? 0, layout.firstPart[screen + 1] ?? 0);
    const top = layout.tops[screen] ?? 0;
    let highest = NO_HORIZON;
    for (let i = 0; i + 1 < count; i += 2) {
      const near = Math.max(this.#stretches[i] ?? 0, END_METRES);
      const far = Math.min(this.#stretches[i + 1] ?? 0, this.length - END_METRES);
      if (far - near <= MIN_CUT_METRES + TIE_METRES) continue;
      // A flat roof above the source hides most with its near edge, any other with its far edge.
      const at = top > this.source ? near : far;
      const horizon = horizonOver(this.source, top, this.length, at);
      if (horizon <= highest) continue;
      highest = horizon;
      this.at = at;
      this.top = top;
    }
    return highest;
  }

  /** Where the ray crosses a drawn line, the place farthest from its start; NaN if it does not. */
  crossLine({ eastings, northings, firstPart, firstCorner }: ScreenLayout, screen: number): number {
    const part = firstPart[screen] ?? 0;
    let farthest = Number.NaN;
    let [side, sideAlong, sideAcross, touched] = [0, 0, 0, Number.NaN];
    for (let i = firstCorner[part] ?? 0; i < (firstCorner[part + 1] ?? 0); i++) {
      const [east, north] = [(eastings[i] ?? 0) - this.startEast, (northings[i] ?? 0) - this.startNorth];
      const along = this.#east * east + this.#north * north;
      const across = this.#east * north - this.#north * east;
      const here = across > TIE_METRES ? 1 : across < -TIE_METRES ? -1 : 0;
      if (here === 0) {
        touched = Number.isNaN(touched) ? along : Math.max(touched, along);
        continue;
      }
      if (side === -here) {
        const met = Number.isNaN(touched)
          ? sideAlong + ((along - sideAlong) * sideAcross) / (sideAcross - across)
          : touched;
        if (met >= END_METRES && met <= this.length - END_METRES && !(met <= farthest)) farthest = met;
      }
      [side, sideAlong, sideAcross, touched] = [here, along, across, Number.NaN];
    }
    return farthest;
  }

  /** Whether any part of the ray, beyond rounding effects, is inside an outline. */
  runsInside(layout: ScreenLayout, screen: number): boolean {
    const count = this.#listStretches(layout, layout.firstPart[screen] ?? 0, layout.firstPart[screen + 1] ?? 0);
    for (let i = 0; i + 1 < count; i += 2) if (this.#isLong(i)) return true;
    return false;
  }

  /** The stretches inside an outline from its start to its end that are more than a rounding effect. */
  listInside(layout: ScreenLayout, screen: number): (readonly [near: number, far: number])[] {
    const count = this.#listStretches(layout, layout.firstPart[screen] ?? 0, layout.firstPart[screen + 1] ?? 0);
    const found: (readonly [number, number])[] = [];
    for (let i = 0; i + 1 < count; i += 2) if (this.#isLong(i)) found.push([this.#nearOf(i), this.#farOf(i)]);
    return found;
  }

  #nearOf(stretch: number): number {
    return Math.max(this.#stretches[stretch] ?? 0, 0);
  }

  #farOf(stretch: number): number {
    return Math.min(this.#stretches[stretch + 1] ?? 0, this.length);
  }

  #isLong(stretch: number): boolean {
    return this.#farOf(stretch) - this.#nearOf(stretch) > MIN_CUT_METRES + TIE_METRES;
  }

  /**
   * A ray along a side is not inside. If a corner lies on the ray, only stretches that are inside on both sides of the
   * ray count.
   */
  #listStretches(layout: ScreenLayout, firstPart: number, endPart: number): number {
    const count = this.#cross(layout, firstPart, endPart, 0, this.#stretches);
    if (count >= 0) return count;
    const left = this.#cross(layout, firstPart, endPart, TIE_METRES, this.#left);
    const right = this.#cross(layout, firstPart, endPart, -TIE_METRES, this.#right);
    return intersect(this.#left, left, this.#right, right, this.#stretches);
  }

  /** Lists the crossings of the line beside the ray, sorted; -1 if the line is the ray itself and a corner lies on it. */
  #cross(layout: ScreenLayout, firstPart: number, endPart: number, shift: number, target: Float64Array): number {
    const { eastings, northings, firstCorner } = layout;
    let count = 0;
    for (let part = firstPart; part < endPart; part++) {
      const end = firstCorner[part + 1] ?? 0;
      let [along, across] = [0, 0];
      for (let i = firstCorner[part] ?? 0; i < end; i++) {
        const east = (eastings[i] ?? 0) - this.startEast;
        const north = (northings[i] ?? 0) - this.startNorth;
        const nextAcross = this.#east * north - this.#north * east - shift;
        const nextAlong = this.#east * east + this.#north * north;
        if (shift === 0 && nextAcross <= TIE_METRES && nextAcross >= -TIE_METRES) return -1;
        if (i > (firstCorner[part] ?? 0) && nextAcross > 0 !== across > 0)
          insert(target, count++, along + ((nextAlong - along) * across) / (across - nextAcross));
        along = nextAlong;
        across = nextAcross;
      }
    }
    return count;
  }
}

function insert(sorted: Float64Array, count: number, value: number): void {
  let at = count;
  for (; at > 0 && (sorted[at - 1] ?? 0) > value; at--) sorted[at] = sorted[at - 1] ?? 0;
  sorted[at] = value;
}

/** Intersects two lists of stretches; returns the number of values written. */
function intersect(a: Float64Array, countA: number, b: Float64Array, countB: number, target: Float64Array): number {
  let count = 0;
  let [i, j] = [0, 0];
  while (i + 1 < countA && j + 1 < countB) {
    const from = Math.max(a[i] ?? 0, b[j] ?? 0);
    const to = Math.min(a[i + 1] ?? 0, b[j + 1] ?? 0);
    if (from < to) {
      target[count++] = from;
      target[count++] = to;
    }
    if ((a[i + 1] ?? 0) < (b[j + 1] ?? 0)) i += 2;
    else j += 2;
  }
  return count;
}
