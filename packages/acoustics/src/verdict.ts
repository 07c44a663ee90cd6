import { HALF_TOLERANCE, roundHalfUp, toEnergy } from './level.ts';

/** Replaces the criterion on a day without one: no level is above it (M-141). */
export const NO_CRITERION = Number.POSITIVE_INFINITY;

/** Map and mitigation verdict: whole decibels on both sides; equal satisfies (M-60). */
export function exceedsOnMap(level: number | null, criterion: number): boolean {
  return level !== null && roundHalfUp(level, 0) > roundHalfUp(criterion, 0);
}

/** Report verdict: the level rounded to 0.1 against the unrounded criterion; equal satisfies, within 1e-9 dB (M-61). */
export function exceedsInReport(level: number | null, criterion: number): boolean {
  return level !== null && roundHalfUp(level, 1) > criterion + HALF_TOLERANCE;
}

/** The lowest energy that exceeds a criterion on the map. Gives the same verdict without a logarithm per day (M-60). */
export function mapLimitEnergy(criterion: number): number {
  return toEnergy(roundHalfUp(criterion, 0) + 0.5 - HALF_TOLERANCE);
}

/** The lowest energy that exceeds a criterion in the report (M-61). */
export function reportLimitEnergy(criterion: number): number {
  if (criterion === NO_CRITERION) return NO_CRITERION;
  let tenths = Math.floor(criterion * 10);
  while (tenths / 10 <= criterion + HALF_TOLERANCE) tenths++;
  return toEnergy((tenths - 0.5) / 10 - HALF_TOLERANCE);
}
