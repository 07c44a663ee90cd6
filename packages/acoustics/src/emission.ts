import { log10 } from './exp10-log10.ts';

export interface EmissionInput {
  readonly soundPower: number;
  readonly quantity: number;
  readonly timePercent: number;
}

export interface EmissionTerms {
  readonly soundPower: number;
  readonly timeCorrection: number;
  readonly quantityCorrection: number;
  readonly totalSoundPower: number;
}

/** A row contributes only if its quantity and its time are above 0 (M-11). */
export function isAudible(row: { readonly quantity: number; readonly timePercent: number }): boolean {
  return row.quantity > 0 && row.timePercent > 0;
}

/** Sound power of a row with its corrections (M-10); null for a row that contributes nothing (M-11). */
export function computeEmission(row: EmissionInput): EmissionTerms | null {
  if (!isAudible(row)) return null;
  const timeCorrection = 10 * log10(row.timePercent / 100);
  const quantityCorrection = 10 * log10(row.quantity);
  const totalSoundPower = row.soundPower + timeCorrection + quantityCorrection;
  return { soundPower: row.soundPower, timeCorrection, quantityCorrection, totalSoundPower };
}
