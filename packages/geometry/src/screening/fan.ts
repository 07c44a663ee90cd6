import { END_METRES, horizonOver, MIN_CUT_METRES } from './screen.ts';
import type { ScreenLayout } from './screen-layout.ts';

/** Larger than any rounding error of a bound. */
const MARGIN_METRES = 1e-3;

/**
 * All rays from one test point to any point in a circle around the receiver's building. Often, and usually at a
 * distance, one screen spans the whole fan and decides all rays at once.
 */
export class Fan {
  #startEast = 0;
  #startNorth = 0;
  #source = 0;
  #east = 0;
  #north = 0;
  #distance = 0;
  #radius = 0;
  /** Half the width of the fan at one metre. */
  #slope = 0;

  /** Returns false if the test point is too close for a fan. */
  set(
    startEast: number,
    startNorth: number,
    source: number,
    endEast: number,
    endNorth: number,
    radius: number,
  ): boolean {
    const [east, north] = [endEast - startEast, endNorth - startNorth];
    const square = east * east + north * north;
    if (square <= 4 * radius * radius) return false;
    this.#distance = Math.sqrt(square);
    this.#radius = radius;
    this.#slope = radius / Math.sqrt(square - radius * radius);
    [this.#startEast, this.#startNorth, this.#source] = [startEast, startNorth, source];
    [this.#east, this.#north] = [east / this.#distance, north / this.#distance];
    return true;
  }

  /** A quick check that excludes most screens. */
  mayRiseAbove(limit: number, layout: ScreenLayout, screen: number): boolean {
    const east = (layout.middleEast[screen] ?? 0) - this.#startEast;
    const north = (layout.middleNorth[screen] ?? 0) - this.#startNorth;
    const [cosine, sine] = [Math.abs(this.#east), Math.abs(this.#north)];
    const [halfWidth, halfHeight] = [layout.halfEast[screen] ?? 0, layout.halfNorth[screen] ?? 0];
    if (Math.abs(this.#east * north - this.#north * east) > halfWidth * sine + halfHeight * cosine) return false;
    const nearest = this.#east * east + this.#north * north - halfWidth * cosine - halfHeight * sine;
    const top = layout.tops[screen] ?? 0;
    if (top <= this.#source) return this.#source > limit;
    return horizonOver(this.#source, top, this.#distance, Math.max(nearest, END_METRES)) > limit;
  }

  /**
   * Whether a solid screen certainly gives every ray of the fan a horizon above the limit. Returns true only for
   * outlines that every ray enters and leaves once, through the same two sides.
   */
  isBlockedAbove(limit: number, layout: ScreenLayout, screen: number): boolean {
    const { eastings, northings, firstCorner, firstPart } = layout;
    const part = firstPart[screen] ?? 0;
    if ((firstPart[screen + 1] ?? 0) - part !== 1) return false;
    const first = firstCorner[part] ?? 0;
    const end = firstCorner[part + 1] ?? 0;
    let crossings = 0;
    let nearLeast = 0;
    let nearMost = 0;
    let farLeast = 0;
    let farMost = 0;
    let along = 0;
    let across = 0;
    let side = 0;
    for (let i = first; i < end; i++) {
      const east = (eastings[i] ?? 0) - this.#startEast;
      const north = (northings[i] ?? 0) - this.#startNorth;
      const nextAlong = this.#east * east + this.#north * north;
      const nextAcross = this.#east * north - this.#north * east;
      const width = nextAlong * this.#slope + MARGIN_METRES;
      // A corner beside or behind the test point, or within the fan.
      if (nextAlong <= 0 || (nextAcross <= width && nextAcross >= -width)) return false;
      const nextSide = nextAcross > 0 ? 1 : -1;
      if (i > first && nextSide !== side) {
        const left = this.#meet(along, across, nextAlong, nextAcross, 1);
        const right = this.#meet(along, across, nextAlong, nextAcross, -1);
        const least = Math.min(left, right);
        const most = Math.max(left, right);
        if (++crossings > 2) return false;
        if (crossings === 1) {
          nearLeast = least;
          nearMost = most;
        } else {
          farLeast = least;
          farMost = most;
        }
      }
      along = nextAlong;
      across = nextAcross;
      side = nextSide;
    }
    if (crossings !== 2) return false;
    const top = layout.tops[screen] ?? 0;
    if (farLeast < nearLeast) return this.#isHorizonAbove(limit, top, farMost, nearLeast);
    return this.#isHorizonAbove(limit, top, nearMost, farLeast);
  }

  /** Where a side crosses the left or right edge of the fan, in metres along its centre line. */
  #meet(along: number, across: number, nextAlong: number, nextAcross: number, side: 1 | -1): number {
    const from = across - side * this.#slope * along;
    const to = nextAcross - side * this.#slope * nextAlong;
    return along + ((nextAlong - along) * from) / (from - to);
  }

  /** A lower bound for all rays: the shortest cut, and the least favourable position of the edge. */
  #isHorizonAbove(limit: number, top: number, nearMost: number, farLeast: number): boolean {
    const shortest = this.#distance - this.#radius;
    const near = Math.max(nearMost * Math.sqrt(1 + this.#slope * this.#slope), END_METRES);
    const far = Math.min(farLeast, shortest - END_METRES);
    if (far - near <= MIN_CUT_METRES + MARGIN_METRES) return false;
    const horizon =
      top > this.#source
        ? horizonOver(this.#source, top, shortest, near)
        : horizonOver(this.#source, top, this.#distance + this.#radius, far);
    return horizon > limit + MARGIN_METRES;
  }
}
