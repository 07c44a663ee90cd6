import { atLeastZero } from './level.ts';

/** Nearer than this the point-source formula has no meaning (M-33). */
export const MINIMUM_DISTANCE_METRES = 1;
/** Reflection from the facade behind the receiver (M-33). */
export const FACADE_CORRECTION = 3;
/** Hemispherical spreading: 10 log10(2 pi), as the Technical Memorandum rounds it (M-33). */
const SPREADING_CONSTANT = 8;
/** Where the type B zones that do not count are put; the method takes it as silence (M-34). */
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
  return Math.max(MINIMUM_DISTANCE_METRES, planDistanceMetres);
}

/** From a sound power to the level at a receiver, with every term (M-33). */
export function computePropagation(soundPower: number, planDistanceMetres: number): PropagationTerms {
  const distanceMetres = limitDistance(planDistanceMetres);
  const distanceCorrection = -(20 * Math.log10(distanceMetres) + SPREADING_CONSTANT);
  const level = soundPower + distanceCorrection + FACADE_CORRECTION;
  return {
    distanceMetres,
    distanceCorrection,
    facadeCorrection: FACADE_CORRECTION,
    level,
    shownLevel: atLeastZero(level),
  };
}

const ENERGY_AT_ONE_METRE = 10 ** ((FACADE_CORRECTION - SPREADING_CONSTANT) / 10);

/** The same rule on energies: what is left at the receiver of one unit at the source (M-33). */
export function transmission(planDistanceMetres: number): number {
  const distanceMetres = limitDistance(planDistanceMetres);
  return ENERGY_AT_ONE_METRE / (distanceMetres * distanceMetres);
}
