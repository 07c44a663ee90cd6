import { type Verdict, verdictOnlyTogether } from '@quietsite/domain';
import type { ReportWords } from './words/report-words.ts';

interface JudgedReceiver {
  readonly place: string;
  readonly verdict: Verdict | null;
  readonly withNeighbours: Verdict | null;
}

/** Max names listed; the table of impacts and compliance has all of them. */
const MAX_NAMES = 5;

/** Names the receivers whose verdict is worse with neighbours; no sentence if there are none (M-58). */
export function describeOnlyTogether(
  receivers: readonly JudgedReceiver[],
  { conclusion }: Pick<ReportWords, 'conclusion'>,
): string[] {
  const found = receivers.flatMap(({ place, ...judged }) => {
    const verdict = verdictOnlyTogether(judged.verdict, judged.withNeighbours);
    return verdict === null ? [] : [conclusion.togetherAt(place, verdict)];
  });
  if (found.length === 0) return [];
  const more = found.length > MAX_NAMES ? [conclusion.togetherMore(found.length - MAX_NAMES)] : [];
  return [conclusion.together([...found.slice(0, MAX_NAMES), ...more].join(conclusion.semicolon))];
}
