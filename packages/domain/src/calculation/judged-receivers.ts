import { itemAt } from '@quietsite/acoustics';
import { isJudged } from './criterion.ts';
import type { LiveCalculation } from './live-calculation.ts';

/** The engine's indices of the points that are neither left out (M-35) nor without a criterion (M-141). */
export const listJudgedIndices = (calculation: LiveCalculation, pointIds: readonly number[]): number[] =>
  pointIds
    .map((pointId) => calculation.indexOf(pointId))
    .filter((index) => index >= 0 && isJudged(itemAt(calculation.prepared.receivers, index)));
