import { roundHalfUp } from './level.ts';

/** Map and mitigation verdict: whole decibels on both sides; equal satisfies (M-60). */
export function exceedsOnMap(level: number | null, criterion: number): boolean {
  return level !== null && roundHalfUp(level, 0) > roundHalfUp(criterion, 0);
}

/** Report verdict: the level rounded to 0.1 against the criterion as it is; equal satisfies (M-61). */
export function exceedsInReport(level: number | null, criterion: number): boolean {
  return level !== null && roundHalfUp(level, 1) > criterion;
}
