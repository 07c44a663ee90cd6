import type { TFunction } from 'i18next';
import type { CellOrigin } from './sheet-types.ts';

/** Thousands may be grouped; otherwise only a plain number is accepted. */
export function readNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s,]/g, '');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

export interface Limits {
  readonly title: string;
  readonly least: number;
  readonly most: number;
}

/** A typed value over a limit is set to the limit, with a note; a pasted one is rejected. */
export function clampNumber(
  t: TFunction,
  value: number,
  { title, least, most }: Limits,
  origin: CellOrigin,
): { readonly value: number; readonly note?: string } | { readonly fault: string } {
  const held = Math.min(most, Math.max(least, value));
  if (held === value) return { value };
  if (origin === 'pasted') return { fault: t('equipment.limits', { least, most }) };
  return { value: held, note: t('equipment.clampedNumber', { title, value: held, least, most }) };
}
