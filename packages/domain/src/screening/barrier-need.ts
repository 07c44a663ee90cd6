import { computeGrazingHeight, type HidingNeed } from '@quietsite/acoustics';
import { createLineCrosser, distance, type Hk80Point, hk80 } from '@quietsite/geometry';

/** An unobstructed ray from a test point to a place at a receiver. */
interface OpenRay {
  readonly startEast: number;
  readonly startNorth: number;
  readonly endEast: number;
  readonly endNorth: number;
  readonly source: number;
  readonly length: number;
}

/** Returns false if no further ray is needed. */
export type RayVisit = (ray: OpenRay) => boolean;

/** A drawn line with the level of its base. */
export interface BarrierLine {
  /** Includes the extensions of the line, to find how much longer it must be. */
  readonly isExtended?: true;
  readonly line: readonly Hk80Point[];
  readonly ground: number;
}

/** How far a line is extended beyond its ends to find how much longer it must be. */
const BEYOND_METRES = 500;

/**
 * The height and stretch of a barrier along a line that hides a source at an elevation, from the rays that nothing else
 * hides; null if no barrier can (M-122, M-126). If it must be longer than the line, the stretch starts before 0 or ends
 * beyond the line's length.
 */
export function findBarrierNeed(
  visitRays: (visit: RayVisit) => void,
  { line, ground, isExtended }: BarrierLine,
  elevation: number,
): HidingNeed | null {
  const [crossLine, crossExtended] = [createLineCrosser(line), isExtended && createLineCrosser(extend(line))];
  const need = { start: Number.POSITIVE_INFINITY, end: Number.NEGATIVE_INFINITY, height: Number.NEGATIVE_INFINITY };
  let isPassed = false;
  visitRays(({ startEast, startNorth, endEast, endNorth, source, length }) => {
    const [from, to] = [hk80(startEast, startNorth), hk80(endEast, endNorth)];
    const onLine = crossLine(from, to);
    const crossing = onLine ?? crossExtended?.(from, to) ?? null;
    if (crossing === null) {
      isPassed = true;
      return false;
    }
    const along = crossing.alongMetres - (onLine ? 0 : BEYOND_METRES);
    const sight = { source, receiver: elevation, atMetres: crossing.atMetres, distanceMetres: length };
    need.start = Math.min(need.start, along);
    need.end = Math.max(need.end, along);
    need.height = Math.max(need.height, computeGrazingHeight(sight, ground));
    return true;
  });
  return isPassed || need.end < need.start ? null : need;
}

function extend(line: readonly Hk80Point[]): Hk80Point[] {
  const [first, second] = line;
  const [beforeLast, last] = line.slice(-2);
  if (!first || !second || !beforeLast || !last) return [...line];
  return [beyond(second, first), ...line, beyond(beforeLast, last)];
}

function beyond(from: Hk80Point, end: Hk80Point): Hk80Point {
  const share = BEYOND_METRES / Math.max(distance(from, end), 0.001);
  return hk80(end[0] + share * (end[0] - from[0]), end[1] + share * (end[1] - from[1]));
}
