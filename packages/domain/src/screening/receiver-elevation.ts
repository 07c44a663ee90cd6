import type { SnapshotReceiver } from '../calculation/snapshot.schema.ts';
import { findTerrain } from '../terrain/snapshot-terrain.ts';
import type { ScreenStructure, SnapshotScreening } from './screening.schema.ts';

/** Why screening is undecided; the correction is then 0 (M-114). */
export type UndecidedReason =
  | 'RECEIVER_HEIGHT_UNKNOWN'
  | 'RECEIVER_BASE_UNKNOWN'
  | 'ZONE_GROUND_UNKNOWN'
  | 'POINT_HEIGHT_UNKNOWN';

/** Base and roof of a receiver's building in mPD (M-101). */
export type ReceiverElevation = { readonly base: number; readonly roof: number } | { readonly reason: UndecidedReason };

export function findReceiverElevation(
  { position, heightMetres }: Pick<SnapshotReceiver, 'position' | 'heightMetres'>,
  building: ScreenStructure | undefined,
  heightAboveGround: number | null,
  { terrain }: Pick<SnapshotScreening, 'terrain'>,
): ReceiverElevation {
  const ground = findTerrain(terrain, position);
  if (building === undefined) {
    if (heightAboveGround === null) return { reason: 'POINT_HEIGHT_UNKNOWN' };
    return ground === null ? { reason: 'RECEIVER_BASE_UNKNOWN' } : { base: ground, roof: ground + heightAboveGround };
  }
  if (heightMetres === null) return { reason: 'RECEIVER_HEIGHT_UNKNOWN' };
  const { baseLevel, roofLevel } = building;
  const base = baseLevel ?? ground ?? (roofLevel === null ? null : roofLevel - heightMetres);
  return base === null ? { reason: 'RECEIVER_BASE_UNKNOWN' } : { base, roof: base + heightMetres };
}
