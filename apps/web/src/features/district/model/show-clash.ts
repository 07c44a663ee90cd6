import type { ClashDates, DayParts, SiteClash, SiteClashes } from '@quietsite/contracts';
import type { DistrictAddress, DistrictChange } from './address.ts';

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

/** A site so far below the loudest adds less than half a decibel to it. */
const QUIET_DB = 10;

type Part = DayParts['parts'][number];

/**
 * The sites of a clash in two groups: those that matter and, if there are several, the quiet ones, which would
 * otherwise push the sum and its actions out of sight.
 */
export function splitParts(parts: readonly Part[]): {
  readonly loud: readonly Part[];
  readonly quiet: readonly Part[];
} {
  const loudest = Math.max(...parts.map(({ level }) => level));
  const quiet = parts.filter(({ level }) => level < loudest - QUIET_DB);
  if (quiet.length < 2) return { loud: parts, quiet: [] };
  return { loud: parts.filter((part) => !quiet.includes(part)), quiet };
}

export type DatesOutcome = 'ends' | 'eases' | 'none' | 'noneYet' | 'noSlack';

/** The effect of other dates of a site on a clash. Says that none helps only if all were tried (M-95). */
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

/** The address change that shows a clash on its worst day, as if all submitted sites were approved. */
export const showClash = ({ pointId, worst: { day } }: Pick<SiteClash, 'pointId' | 'worst'>): DistrictChange => ({
  ...{ pointId, day, year: Number(day.slice(0, 4)), scope: 'submitted' },
});

/** The worst clash of a site once all calendars are known, unless the address names a day or a receiver. */
export function worstToShow(
  data: SiteClashes | undefined,
  { hasDay, pointId }: Pick<DistrictAddress, 'hasDay' | 'pointId'>,
): SiteClash | null {
  if (data === undefined || data.pending > 0 || hasDay || pointId !== null) return null;
  return data.clashes[0] ?? null;
}
