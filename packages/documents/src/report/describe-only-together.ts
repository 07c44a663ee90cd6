import { type Verdict, verdictOnlyTogether } from '@quietsite/domain';
import type { ReportWords } from './words/report-words.ts';

interface Judged {
  readonly place: string;
  readonly verdict: Verdict | null;
  readonly withNeighbours: Verdict | null;
}

/** Max names listed; the table of impacts and compliance has all of them. */
const NAMED = 5;

/** The receivers that are worse with neighbours, by name; no sentence if there are none (M-58). */
export function describeOnlyTogether(
  receivers: readonly Judged[],
  { conclusion }: Pick<ReportWords, 'conclusion'>,
): string[] {
  const told = receivers.flatMap(({ place, ...judged }) => {
    const verdict = verdictOnlyTogether(judged.verdict, judged.withNeighbours);
    return verdict === null ? [] : [conclusion.togetherAt(place, verdict)];
  });
  if (told.length === 0) return [];
  const more = told.length > NAMED ? [conclusion.togetherMore(told.length - NAMED)] : [];
  return [conclusion.together([...told.slice(0, NAMED), ...more].join(conclusion.semicolon))];
}
