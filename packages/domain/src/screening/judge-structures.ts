import { overlapsByMoreThan } from '@quietsite/geometry';
import type { SnapshotZone } from '../calculation/snapshot.schema.ts';
import type { ScreenStructure, SnapshotScreening } from './screening.schema.ts';
import { judgeStructure, type NoScreenReason, type UsableRoof } from './usable-roof.ts';

/** Structures on a zone may be demolished or under construction (M-102). */
export const SHARED_SQUARE_METRES = 1;

/** Whether a structure counts as a screen in a project, and the reason if not. */
export interface JudgedStructure {
  readonly structure: ScreenStructure;
  /** Null if it does not count. */
  readonly roof: UsableRoof | null;
  readonly reason: NoScreenReason | 'ON_ZONE' | null;
}

export function judgeStructures(
  zones: readonly Pick<SnapshotZone, 'outline'>[],
  { structures, terrain }: Pick<SnapshotScreening, 'structures' | 'terrain'>,
): JudgedStructure[] {
  return structures.map((structure) => {
    const roof = judgeStructure(structure, terrain);
    if (typeof roof === 'string') return { structure, roof: null, reason: roof };
    const isOnZone = zones.some(({ outline }) => overlapsByMoreThan(outline, structure.outline, SHARED_SQUARE_METRES));
    return isOnZone ? { structure, roof: null, reason: 'ON_ZONE' } : { structure, roof, reason: null };
  });
}
