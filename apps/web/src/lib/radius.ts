import { isRadius, MAX_RADIUS_METRES } from '@quietsite/domain';

/** What was typed as a radius; NaN for what is no whole number, so that it counts as not filled in. */
export function readRadius(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** The radius as it stands in the panel and in the tool bar of the Zone tab: where a refused save leads. */
export const radiusFieldIds = { panel: 'site-radius', bar: 'site-radius-bar' } as const;

/** On leaving the field: the nearest radius there is (Q69); nothing typed is 0. */
export function clampRadius(metres: number): number {
  if (isRadius(metres)) return metres;
  return metres > MAX_RADIUS_METRES ? MAX_RADIUS_METRES : 0;
}

/** Something is typed, and it is no whole number of metres: it is refused, and the radius before it stands. */
export const isNoRadius = (typed: string): boolean => typed.trim() !== '' && Number.isNaN(readRadius(typed));

/** The radius once the field is left. */
export const takeRadius = (typed: string, before: number): number =>
  isNoRadius(typed) ? before : clampRadius(readRadius(typed));
