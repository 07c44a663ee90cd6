import type { DayParts } from '@quietsite/contracts';

/** The loudest bars matter; those far below the criterion are barely visible. */
const BELOW_DB = 25;
const ABOVE_DB = 3;
const MIN_PERCENT = 1;
const WHOLE = 100;

/** A level as a percentage of the bar; the criterion is at the same position for all parts of a clash. */
export function barScale({ criterion, together }: Pick<DayParts, 'criterion' | 'together'>): (level: number) => number {
  const low = criterion - BELOW_DB;
  const high = Math.max(criterion + ABOVE_DB, (together ?? criterion) + 1);
  return (level) => Math.max(MIN_PERCENT, Math.min(WHOLE, ((level - low) / (high - low)) * WHOLE));
}
