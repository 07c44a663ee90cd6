/** Structures, as the building layer names them (M-102). */
export const STRUCTURE_KINDS = ['tower', 'podium', 'underground', 'temporary', 'openSided', 'other'] as const;
export type StructureKind = (typeof STRUCTURE_KINDS)[number];

/** Not solid, or below the ground (M-102). */
const NEVER_SCREENS: readonly StructureKind[] = ['underground', 'temporary', 'openSided'];

export function isSolidKind(kind: StructureKind): boolean {
  return !NEVER_SCREENS.includes(kind);
}

/** Drawn barriers (M-120). */
export const BARRIER_KINDS = ['acoustic', 'bund', 'containers', 'hoarding'] as const;
type BarrierKind = (typeof BARRIER_KINDS)[number];

/**
 * The kinds that a project stores. Bunds and containers need supporting files, which so far belong to equipment rows.
 */
export const DRAWN_BARRIER_KINDS = ['acoustic', 'hoarding'] as const satisfies readonly BarrierKind[];
export type DrawnBarrierKind = (typeof DRAWN_BARRIER_KINDS)[number];

/** Lower bunds and stacks do not count, whatever was agreed (M-120). */
const MIN_BUND_METRES = 3;

/** A barrier that is temporary by nature counts only with a supporting file; a hoarding never counts (M-120). */
export function countsAsBarrier(barrier: {
  readonly kind: BarrierKind;
  readonly heightMetres: number;
  readonly hasProof: boolean;
}): boolean {
  if (barrier.kind === 'acoustic') return true;
  return barrier.kind !== 'hoarding' && barrier.hasProof && barrier.heightMetres >= MIN_BUND_METRES;
}
