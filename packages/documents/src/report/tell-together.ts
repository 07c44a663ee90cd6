import { type Verdict, verdictOnlyTogether } from '@quietsite/domain';
import type { ReportWords } from './words/report-words.ts';

interface Judged {
  readonly place: string;
  readonly verdict: Verdict | null;
  readonly withNeighbours: Verdict | null;
}

/** So many are named; the table of impacts and compliance has all of them. */
const NAMED = 5;

/** The receivers that neighbours make worse, by name; no sentence where there are none (M-58). */
export function tellTogether(receivers: readonly Judged[], { conclusion }: Pick<ReportWords, 'conclusion'>): string[] {
  const told = receivers.flatMap(({ place, ...judged }) => {
    const verdict = verdictOnlyTogether(judged.verdict, judged.withNeighbours);
    return verdict === null ? [] : [conclusion.togetherAt(place, verdict)];
  });
  if (told.length === 0) return [];
  const more = told.length > NAMED ? [conclusion.togetherMore(told.length - NAMED)] : [];
  return [conclusion.together([...told.slice(0, NAMED), ...more].join(conclusion.semicolon))];
}
