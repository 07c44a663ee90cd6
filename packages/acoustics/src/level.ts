/** Linear energy of a level in decibels, relative to 0 dB. */
export function toEnergy(level: number): number {
  return 10 ** (level / 10);
}

/** Level of an energy; null where there is no sound at all, which is not the same as 0 dB (M-04). */
export function toLevel(energy: number): number | null {
  return energy > 0 ? 10 * Math.log10(energy) : null;
}

/** Energy sum; the logarithm is taken once, for the result (M-04). */
export function sumLevels(levels: readonly number[]): number | null {
  let energy = 0;
  for (const level of levels) energy += toEnergy(level);
  return toLevel(energy);
}

/** A level as it is stored or shown: at least 0 (M-04). Never applied to an energy that is still to be added. */
export function atLeastZero(level: number): number {
  return Math.max(0, level);
}

/** A value this close below a half is a half that floating point missed, on one machine but perhaps not on another. */
const HALF_TOLERANCE = 1e-9;

/** Rounding half up (M-04). */
export function roundHalfUp(value: number, decimals: 0 | 1): number {
  const scale = decimals === 1 ? 10 : 1;
  return Math.floor(value * scale + 0.5 + HALF_TOLERANCE) / scale;
}
