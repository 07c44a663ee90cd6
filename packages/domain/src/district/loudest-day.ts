import { verdictCode } from '../calculation/verdict.ts';
import type { LoudestDay } from './district.schema.ts';

/** The more severe of two days; if equal, the one with the larger margin; if still equal, the first. */
export function louder<Day extends LoudestDay>(known: Day, next: Day): Day {
  const severity = verdictCode(next.verdict) - verdictCode(known.verdict);
  if (severity !== 0) return severity > 0 ? next : known;
  return marginOf(next) > marginOf(known) ? next : known;
}

export const marginOf = ({ level, criterion }: LoudestDay): number => level - criterion;
