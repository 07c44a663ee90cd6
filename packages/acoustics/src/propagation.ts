import { exp10, log10 } from './exp10-log10.ts';
import { atLeastZero } from './level.ts';

/** Below this distance the point-source formula is not valid (M-33). */
export const MIN_DISTANCE_METRES = 1;
/** Distances that differ by less than a micrometre are the same distance (M-31). */
export const TIE_METRES = 1e-6;
/** Reflection from the facade behind the receiver; none in the open air (M-33, M-141). */
export const facadeCorrectionOf = (isOpenAir: boolean): number => (isOpenAir ? 0 : 3);
/** Hemispherical spreading: 10 log10(2 pi), as the Technical Memorandum rounds it (M-33). */
const SPREADING_CONSTANT = 8;
/** Distance assigned to type B zones that do not count; the method treats it as silence (M-34). */
export const TYPE_B_REFERENCE_METRES = 20_000;

export interface PropagationTerms {
  readonly distanceMetres: number;
  readonly distanceCorrection: number;
  readonly facadeCorrection: number;
  /** Unclamped. */
  readonly level: number;
  /** As stored and shown: at least 0 (M-04). */
  readonly shownLevel: number;
}

export function limitDistance(planDistanceMetres: number): number {
  return Math.max(MIN_DISTANCE_METRES, planDistanceMetres);
}

/** From a sound power to the level at a receiver, with every term (M-33). */
export function computePropagation(
  soundPower: number,
  planDistanceMetres: number,
  isOpenAir = false,
): PropagationTerms {
  const distanceMetres = limitDistance(planDistanceMetres);
  const distanceCorrection = -(20 * log10(distanceMetres) + SPREADING_CONSTANT);
  const facadeCorrection = facadeCorrectionOf(isOpenAir);
  const level = soundPower + distanceCorrection + facadeCorrection;
  return {
    distanceMetres,
    distanceCorrection,
    facadeCorrection,
    level,
    shownLevel: atLeastZero(level),
  };
}

const energyAtOneMetre = (isOpenAir: boolean) => exp10((facadeCorrectionOf(isOpenAir) - SPREADING_CONSTANT) / 10);
const ENERGY_AT_FACADE = energyAtOneMetre(false);
const ENERGY_IN_OPEN_AIR = energyAtOneMetre(true);

/**
 * The same rule for energies: the share of one unit that arrives at a receiver, or at a height above it (M-33, M-70).
 * The plan distance must already be at least 1 m.
 */
export function slantTransmission(distanceMetres: number, heightMetres: number, isOpenAir = false): number {
  return (
    (isOpenAir ? ENERGY_IN_OPEN_AIR : ENERGY_AT_FACADE) /
    (distanceMetres * distanceMetres + heightMetres * heightMetres)
  );
}
