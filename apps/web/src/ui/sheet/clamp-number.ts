import type { NumberLimits } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import type { CellOrigin } from './sheet-types.ts';

/** Thousands may be grouped; otherwise only a plain number is accepted. NaN for anything else. */
export function readNumber(text: string): number {
  const plain = text.replaceAll(/[\s,]/g, '');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

export interface TitledLimits extends NumberLimits {
  readonly title: string;
}

/** A typed value over a limit is set to the limit, with a note; a pasted one is rejected. */
export function clampNumber(
  t: TFunction,
  value: number,
  { title, min, max }: TitledLimits,
  origin: CellOrigin,
): { readonly value: number; readonly note?: string } | { readonly fault: string } {
  const clamped = Math.min(max, Math.max(min, value));
  if (clamped === value) return { value };
  if (origin === 'pasted') return { fault: t('equipment.limits', { min, max }) };
  return { value: clamped, note: t('equipment.clampedNumber', { title, value: clamped, min, max }) };
}
