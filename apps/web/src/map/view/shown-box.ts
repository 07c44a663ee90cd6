import { MAX_VIEW_METRES } from '@quietsite/contracts';
import { type Hk80Point, hk80 } from '@quietsite/geometry';

/** Moving the map within a step sends no request. */
const STEP_METRES = 500;

/**
 * The south-west and north-east corners of the visible map, rounded to whole steps. Null if single sites are too small
 * to see.
 */
export function boxOfView(southWest: Hk80Point, northEast: Hk80Point): [Hk80Point, Hk80Point] | null {
  const round = (way: 'floor' | 'ceil', [east, north]: Hk80Point) =>
    hk80(Math[way](east / STEP_METRES) * STEP_METRES, Math[way](north / STEP_METRES) * STEP_METRES);
  const [low, high] = [round('floor', southWest), round('ceil', northEast)];
  return high[0] - low[0] > MAX_VIEW_METRES || high[1] - low[1] > MAX_VIEW_METRES ? null : [low, high];
}
