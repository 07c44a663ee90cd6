import type { CasePoint } from '../../case.ts';
import { EQUAL, type Rings } from './outlines.ts';
import { horizonOfRay, type Standing, stretchesInside } from './ray-horizon.ts';

/** A test point with the elevation of the source there. */
export interface SourcePoint {
  readonly point: CasePoint;
  readonly elevation: number;
}

export interface ReceiverPlaces {
  readonly point: CasePoint;
  readonly facade: readonly CasePoint[];
  readonly own: Rings | null;
}

/** The lowest horizon of all rays, one by one (M-106); -Infinity if one ray has none. */
export function lowestHorizon(standing: Standing, sources: readonly SourcePoint[], receiver: ReceiverPlaces): number {
  const { own } = receiver;
  let lowest = Infinity;
  for (const { point: from, elevation } of sources)
    for (const to of [receiver.point, ...receiver.facade]) {
      const isThroughOwn =
        own !== null &&
        to !== receiver.point &&
        stretchesInside(own, from, to).some(([near, far]) => far - near > 0.1 + EQUAL);
      if (!isThroughOwn) lowest = Math.min(lowest, horizonOfRay(standing, from, elevation, to, own));
      if (lowest === -Infinity) return lowest;
    }
  return lowest;
}
