import { exp10 } from './exp10-log10.ts';
import { TIE_ENERGY_RATIO } from './level.ts';

/** The only corrections for screening (M-107); the numbers used for them in lists. */
export const SCREENING_CORRECTIONS = [0, -5, -10] as const;
export const NOT_SCREENED = 0;
export const PARTLY_SCREENED = 1;
export const SCREENED = 2;

/** The most that measures at the machine and screening give together (M-111). */
const MAX_REDUCTION = 20;
/** A quiet item is more than 15 dB below the total of all items (M-108). */
export const QUIET_DECIBELS = 15;
const QUIET_ENERGY_RATIO = exp10(QUIET_DECIBELS / 10);
/** An obstacle worth 10 dB is like a distance that is this much greater (M-113). */
export const SCREENED_DISTANCE_RATIO = Math.sqrt(10);

/**
 * The total reduction of a row, 0 or negative: a typed barrier and screening obstruct the same path and never add;
 * measures at the machine add to screening, down to -20 (M-111).
 */
export function computeTotalReduction(machineDba: number, barrierDba: number, screeningDba: number): number {
  return Math.min(machineDba, barrierDba, Math.max(-MAX_REDUCTION, machineDba + screeningDba));
}

/** Whether a row is quiet among all rows of its alternative (M-108). Exactly 15 dB below is not quiet. */
export function isQuiet(energy: number, totalEnergy: number): boolean {
  return energy * QUIET_ENERGY_RATIO * TIE_ENERGY_RATIO < totalEnergy;
}

/** How a source appears from a receiver at an elevation (M-106, M-109, M-114). */
export const UNDECIDED = 0;
export const IN_VIEW = 1;
/** In view of a building that has declared openings on no facade that sees the works. */
export const IN_VIEW_OF_BLANK_FACADES = 2;
export const HIDDEN = 3;
export const SOURCE_STATES = [UNDECIDED, IN_VIEW, IN_VIEW_OF_BLANK_FACADES, HIDDEN] as const;

/**
 * The correction that a source at work allows, as an index of SCREENING_CORRECTIONS. All rows of an alternative get the
 * weakest one of its sources (M-107 to M-109); a source that cannot be decided allows none (M-114).
 */
export function correctionOfSource(state: number, isQuietSource: boolean): number {
  if (state === HIDDEN) return SCREENED;
  if (state === IN_VIEW_OF_BLANK_FACADES) return PARTLY_SCREENED;
  return state === IN_VIEW && isQuietSource ? PARTLY_SCREENED : NOT_SCREENED;
}
