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
export type BarrierKind = (typeof BARRIER_KINDS)[number];

/** Whether it is temporary by nature, so that it needs the authority's agreement (M-120). */
export const needsProof = (kind: BarrierKind): boolean => kind === 'bund' || kind === 'containers';

/** Lower bunds and stacks do not count, whatever was agreed (M-120). */
export const MIN_BUND_METRES = 3;

/** Bunds and stacks count only with a supporting file, a hoarding never (M-120). */
export function countsAsBarrier(barrier: {
  readonly kind: BarrierKind;
  readonly heightMetres: number;
  readonly hasProof: boolean;
}): boolean {
  if (!needsProof(barrier.kind)) return barrier.kind === 'acoustic';
  return barrier.hasProof && barrier.heightMetres >= MIN_BUND_METRES;
}
