import { computeEmission, type EmissionInput, type EmissionTerms } from './emission.ts';
import { atLeastZero } from './level.ts';

export interface MitigationInput extends EmissionInput {
  /** Sound powers of the replacements; 0 if there is none (M-20). */
  readonly quieterMethodSoundPower: number;
  readonly quieterEquipmentSoundPower: number;
  /** Reductions, 0 or negative (M-21). */
  readonly enclosureDba: number;
  readonly barrierDba: number;
  readonly hammerDba: number;
  readonly customMethodDba: number;
}

export type Replacement = 'quieterEquipment' | 'quieterMethod' | null;
export type Measure = 'enclosure' | 'barrier' | 'hammerBracket' | 'custom' | null;

export interface MitigatedTerms extends EmissionTerms {
  readonly replacement: Replacement;
  readonly measure: Measure;
  /** 0 or negative. */
  readonly effect: number;
  /** Used in sums: never clamped (M-04). */
  readonly mitigatedSoundPower: number;
  /** Stored and shown: at least 0 (M-22). */
  readonly shownSoundPower: number;
}

/** Quieter equipment takes precedence over the quieter method, and either over the original (M-20, M-24). */
export function chooseReplacement(row: MitigationInput): { soundPower: number; replacement: Replacement } {
  if (row.quieterEquipmentSoundPower > 0)
    return { soundPower: row.quieterEquipmentSoundPower, replacement: 'quieterEquipment' };
  if (row.quieterMethodSoundPower > 0) return { soundPower: row.quieterMethodSoundPower, replacement: 'quieterMethod' };
  return { soundPower: row.soundPower, replacement: null };
}

/** The single most negative measure, never the sum; ties go to the first in this order (M-21). */
export function chooseMeasure(row: MitigationInput): { measure: Measure; effect: number } {
  const candidates = [
    { measure: 'enclosure', effect: row.enclosureDba },
    { measure: 'barrier', effect: row.barrierDba },
    { measure: 'hammerBracket', effect: row.hammerDba },
    { measure: 'custom', effect: row.customMethodDba },
  ] as const;
  let chosen: { measure: Measure; effect: number } = { measure: null, effect: 0 };
  for (const candidate of candidates) if (candidate.effect < chosen.effect) chosen = candidate;
  return { measure: chosen.measure, effect: chosen.effect };
}

/** Mitigated sound power of a row with every term (M-20 to M-24); null for a silent row (M-11). */
export function computeMitigatedEmission(row: MitigationInput): MitigatedTerms | null {
  const { soundPower, replacement } = chooseReplacement(row);
  const emission = computeEmission({ soundPower, quantity: row.quantity, timePercent: row.timePercent });
  if (emission === null) return null;
  const { measure, effect } = chooseMeasure(row);
  const mitigatedSoundPower = emission.totalSoundPower + effect;
  return {
    ...emission,
    replacement,
    measure,
    effect,
    mitigatedSoundPower,
    shownSoundPower: atLeastZero(mitigatedSoundPower),
  };
}
