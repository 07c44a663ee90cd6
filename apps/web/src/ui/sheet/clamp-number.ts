import type { TFunction } from 'i18next';
import type { CellOrigin } from './sheet-types.ts';

/** Thousands may be grouped; nothing else than a plain number is one. */
export function readNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s,]/g, '');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

export interface Limits {
  readonly title: string;
  readonly least: number;
  readonly most: number;
}

/** What is typed over a limit becomes the limit, and that is said; what is pasted is refused. */
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
