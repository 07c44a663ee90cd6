import { exp10 } from './exp10-log10.ts';
import { TIE_ENERGY_RATIO } from './level.ts';

/** The only screening corrections (M-107). Lists refer to them by index. */
export const SCREENING_CORRECTIONS = [0, -5, -10] as const;
export const NOT_SCREENED = 0;
export const PARTLY_SCREENED = 1;
export const SCREENED = 2;

/** The maximum reduction of measures at the machine and screening together (M-111). */
const MAX_REDUCTION = 20;
/** A quiet item is more than 15 dB below the total of all items (M-108). */
export const QUIET_DECIBELS = 15;
const QUIET_ENERGY_RATIO = exp10(QUIET_DECIBELS / 10);
/** An obstacle worth 10 dB has the effect of multiplying the distance by this ratio (M-113). */
export const SCREENED_DISTANCE_RATIO = Math.sqrt(10);

/**
 * The total reduction of a row, 0 or negative. An entered barrier and screening obstruct the same path and never add
 * up; measures at the machine add to screening, down to -20 (M-111).
 */
export function computeTotalReduction(machineDba: number, barrierDba: number, screeningDba: number): number {
  return Math.min(machineDba, barrierDba, Math.max(-MAX_REDUCTION, machineDba + screeningDba));
}

/** Whether a row is quiet among all rows of its alternative (M-108). Exactly 15 dB below is not quiet. */
export function isQuiet(energy: number, totalEnergy: number): boolean {
  return energy * QUIET_ENERGY_RATIO * TIE_ENERGY_RATIO < totalEnergy;
}

/** The visibility of a source from a receiver at some elevation (M-106, M-109, M-114). */
export const UNDECIDED = 0;
export const IN_VIEW = 1;
/** In view of a building without declared openings on the facades that face the works. */
export const IN_VIEW_OF_BLANK_FACADES = 2;
export const HIDDEN = 3;
export const SOURCE_STATES = [UNDECIDED, IN_VIEW, IN_VIEW_OF_BLANK_FACADES, HIDDEN] as const;

/**
 * The correction for a visible state of a working source, as an index of SCREENING_CORRECTIONS. All rows of an
 * alternative get the weakest one of its sources (M-107 to M-109); an undecided source allows none (M-114).
 */
export function correctionOfSource(state: number, isQuietSource: boolean): number {
  if (state === HIDDEN) return SCREENED;
  if (state === IN_VIEW_OF_BLANK_FACADES) return PARTLY_SCREENED;
  return state === IN_VIEW && isQuietSource ? PARTLY_SCREENED : NOT_SCREENED;
}
