import type { ClashDates } from '@quietsite/contracts';

export type DatesOutcome = 'ends' | 'eases' | 'none' | 'noneYet' | 'noSlack';

/** What other dates of a site do to a clash. That nothing helps is said only after everything was tried (M-95). */
export function readOutcome({
  hasSlack,
  isProven,
  shifts,
  remainingDays,
}: Pick<ClashDates['sites'][number], 'hasSlack' | 'isProven' | 'shifts' | 'remainingDays'>): DatesOutcome {
  if (!hasSlack) return 'noSlack';
  if (shifts.length === 0) return isProven ? 'none' : 'noneYet';
  return remainingDays === 0 ? 'ends' : 'eases';
}
