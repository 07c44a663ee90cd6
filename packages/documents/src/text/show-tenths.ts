import { atLeastZero, roundHalfUp } from '@quietsite/domain';
import { NOTHING } from './show-level.ts';

/** A level at a receiver: one decimal, never below 0, '-' if nothing is heard (M-04, Q143). */
export const showTenths = (level: number | null): string =>
  level === null ? NOTHING : roundHalfUp(atLeastZero(level), 1).toFixed(1);
