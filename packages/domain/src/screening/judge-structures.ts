import { overlapsByMoreThan } from '@quietsite/geometry';
import type { SnapshotZone } from '../calculation/snapshot.schema.ts';
import type { ScreenStructure, SnapshotScreening } from './screening.schema.ts';
import { boxesOf } from './source-ground.ts';
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
  const near = new Set(zones.flatMap(({ outline }) => boxesOf(structures).listNear(outline, 0)));
  return structures.map((structure, index) => {
    const roof = judgeStructure(structure, terrain);
    if (typeof roof === 'string') return { structure, roof: null, reason: roof };
    const isOnZone =
      near.has(index) &&
      zones.some(({ outline }) => overlapsByMoreThan(outline, structure.outline, SHARED_SQUARE_METRES));
    return isOnZone ? { structure, roof: null, reason: 'ON_ZONE' } : { structure, roof, reason: null };
  });
}
