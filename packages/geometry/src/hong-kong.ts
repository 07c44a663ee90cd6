import { type Bounds, isWithinBounds } from './bounds.ts';
import type { Hk80Point } from './coordinates.ts';

/** Generous: what is drawn near the edge of the territory is not refused. */
export const HONG_KONG: Bounds = { west: 790_000, south: 790_000, east: 870_000, north: 860_000 };

export const isNearHongKong = (point: Hk80Point): boolean => isWithinBounds(HONG_KONG, point);

/** The territory itself. */
export const TERRITORY: Bounds = { west: 799_000, south: 799_000, east: 867_000, north: 848_000 };
