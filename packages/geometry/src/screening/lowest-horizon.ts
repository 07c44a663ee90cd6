import { type Hk80Point, hk80 } from '../coordinates.ts';
import { TIE_METRES } from '../nearest-boundary-point.ts';
import type { Ray } from './ray.ts';
import { NO_HORIZON } from './screen.ts';

/** The lowest horizon of a source at a receiver, with the deciding ray (M-106). */
export interface LowestHorizon {
  /** NO_HORIZON if a ray is in view from every height. */
  readonly horizon: number;
  readonly from: Hk80Point;
  readonly to: Hk80Point;
  readonly distanceMetres: number;
  /** Elevation of the source at the test point. */
  readonly source: number;
  /** An index among the solids, then the lines, of the scene; 'terrain', or null without a horizon. */
  readonly screen: number | 'terrain' | null;
  /** Position and elevation of the deciding edge. */
  readonly atMetres: number;
  readonly top: number;
}

/**
 * Keeps the ray with the lowest horizon; of equal ones the shorter, then the one whose test point, then whose facade
 * point has the smaller easting, then northing (M-106).
 */
export class DecidingRay {
  #lowest = Number.POSITIVE_INFINITY;
  #kept: LowestHorizon | null = null;

  /** Rays with a horizon above this need not be calculated. */
  get limit(): number {
    return this.#lowest + TIE_METRES;
  }

  get result(): LowestHorizon | null {
    return this.#kept && { ...this.#kept, horizon: this.#lowest };
  }

  offer(ray: Ray, horizon: number, screen: number | 'terrain' | null, atMetres: number, top: number): void {
    if (horizon > this.limit) return;
    const isLower = this.#kept === null || horizon < this.#kept.horizon - TIE_METRES;
    this.#lowest = Math.min(this.#lowest, horizon);
    if (!isLower && this.#kept !== null && !comesBefore(ray, this.#kept)) return;
    this.#kept = {
      ...{ horizon, screen, source: ray.source, distanceMetres: ray.length },
      ...{ from: hk80(ray.startEast, ray.startNorth), to: hk80(ray.endEast, ray.endNorth) },
      ...(horizon === NO_HORIZON ? { atMetres: 0, top: 0 } : { atMetres, top }),
    };
  }
}

function comesBefore(ray: Ray, { distanceMetres, from, to }: LowestHorizon): boolean {
  const differences = [
    ray.length - distanceMetres,
    ...[ray.startEast - from[0], ray.startNorth - from[1]],
    ...[ray.endEast - to[0], ray.endNorth - to[1]],
  ];
  const first = differences.find((difference) => Math.abs(difference) > TIE_METRES);
  return first !== undefined && first < 0;
}
