/** The effect of an unregistered site on the receivers around it (SITE-19). */
export const AFFECT_DEGREES = ['Slightly Affected', 'Affected'] as const;
export type AffectDegree = (typeof AFFECT_DEGREES)[number];

export const DEFAULT_UNREGISTERED_RADIUS_METRES = 300;

const REDUCTIONS: Readonly<Record<AffectDegree, number>> = { 'Slightly Affected': 3, Affected: 7 };

/** The reduction of criteria inside the area around an unregistered site (M-56). */
export function reductionOf(degree: AffectDegree): number {
  return REDUCTIONS[degree];
}
