import type { Hk80Polygon } from '../coordinates.ts';
import { TIE_METRES } from '../nearest-boundary-point.ts';
import type { Circle } from './circle.ts';
import type { Places } from './places.ts';
import type { SourcePoints, SourceSkylines } from './source-skylines.ts';

/** The test points of a source, with their elevations (M-101, M-103). */
export interface TestPoints extends SourcePoints {
  /** For each point the screen that last decided its fan, and the point that was last in view; both are tried first. */
  readonly lastScreens: Int32Array;
  lastInView: number;
  /** The last result for the fixed points; the next receiver is often at the same building. */
  lastFacades: SeenFromFacades | null;
  /** Set while many receivers are decided one after another. */
  skylines: SourceSkylines | null;
}

/** A ray that nothing hides, from a test point to a tested place of the receiver. */
export interface OpenRay {
  readonly point: number;
  readonly place: number;
}

/** How a building sees the fixed points of a source, up to an elevation. */
export interface SeenFromFacades {
  readonly outline: Hk80Polygon | null;
  readonly building: Circle;
  readonly elevation: number;
  /** From a fixed point to a place at a facade; null if all are hidden. */
  readonly openRay: OpenRay | null;
  /** The points that may be in view from some place near the building. */
  readonly open: readonly number[];
}

/** The last `movable` points may move. */
export function createTestPoints({ eastings, northings }: Places, { movable = 0 } = {}): TestPoints {
  const count = eastings.length;
  return {
    ...{ eastings, northings, elevations: new Float64Array(count), fixedCount: count - movable },
    ...{ lastScreens: new Int32Array(count), lastInView: 0, lastFacades: null, skylines: null },
  };
}

/** The centre or the nearest point may be a point of the outline. */
export function isRepeated({ eastings, northings }: Places, point: number): boolean {
  for (let other = 0; other < point; other++) {
    const [east, north] = [
      (eastings[other] ?? 0) - (eastings[point] ?? 0),
      (northings[other] ?? 0) - (northings[point] ?? 0),
    ];
    if (east * east + north * north <= TIE_METRES * TIE_METRES) return true;
  }
  return false;
}
