import { type Verdict, verdictCode } from '../calculation/verdict.ts';
import type { DayString } from '../day.ts';

/** The loudest day of a stretch of days, measured against the criterion of the day. */
export interface LoudestDay {
  readonly day: DayString;
  readonly level: number;
  readonly criterion: number;
  readonly verdict: Verdict;
}

/** The more severe of two days; of equally severe ones that with the larger margin, of equal ones the first. */
export function louder<Day extends LoudestDay>(known: Day, next: Day): Day {
  const severity = verdictCode(next.verdict) - verdictCode(known.verdict);
  if (severity !== 0) return severity > 0 ? next : known;
  return marginOf(next) > marginOf(known) ? next : known;
}

export const marginOf = ({ level, criterion }: LoudestDay): number => level - criterion;
