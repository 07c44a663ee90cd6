import { exp10, log10 } from './exp10-log10.ts';

/** Linear energy of a level in decibels, relative to 0 dB. */
export function toEnergy(level: number): number {
  return exp10(level / 10);
}

/** Level of an energy; null if there is no sound at all, which is not the same as 0 dB (M-04). */
export function toLevel(energy: number): number | null {
  return energy > 0 ? levelOfPositive(energy) : null;
}

/** Level of an energy above 0. */
export function levelOfPositive(energy: number): number {
  return 10 * log10(energy);
}

/** Levels within this difference are equal (M-42, M-63, M-71). */
export const TIE_DECIBELS = 1e-9;
/** The same as a ratio of energies. */
export const TIE_ENERGY_RATIO = exp10(TIE_DECIBELS / 10);

/** A level as stored or shown: at least 0 (M-04). Never applied to an energy that is still to be added. */
export function atLeastZero(level: number): number {
  return Math.max(0, level);
}

/** A value this close below a half counts as a half, because of floating-point error (M-04). */
export const HALF_TOLERANCE = 1e-9;

/** Rounding half up (M-04). */
export function roundHalfUp(value: number, decimals: 0 | 1): number {
  const scale = decimals === 1 ? 10 : 1;
  return Math.floor((value + HALF_TOLERANCE) * scale + 0.5) / scale;
}
