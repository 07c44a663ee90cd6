import { isRadius, MAX_RADIUS_METRES } from '@quietsite/domain';

/** The typed radius; NaN if it is not a whole number, so that it counts as not filled in. */
export function readRadius(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** The radius fields in the panel and in the Zone tab toolbar. A rejected save focuses one of them. */
export const radiusFieldIds = { panel: 'site-radius', bar: 'site-radius-bar' } as const;

/** On leaving the field: the nearest valid radius (Q69); blank means 0. */
export function clampRadius(metres: number): number {
  if (isRadius(metres)) return metres;
  return metres > MAX_RADIUS_METRES ? MAX_RADIUS_METRES : 0;
}

/** True if the typed text is not a whole number of metres: it is rejected and the previous radius stays. */
export const isInvalidRadius = (typed: string): boolean => typed.trim() !== '' && Number.isNaN(readRadius(typed));

/** The radius after the field is left. */
export const acceptRadius = (typed: string, before: number): number =>
  isInvalidRadius(typed) ? before : clampRadius(readRadius(typed));
