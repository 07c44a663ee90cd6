import { countJudged, countVerdicts } from '@quietsite/domain';
import { shorten } from '../map/svg-text.ts';
import type { SummaryWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import { type AssessedReceiver, excessOf } from './assessed-receivers.ts';

const LABEL_LENGTH = 20;
const BUILDING_LENGTH = 36;

/** The outcome in one sentence, with the three counts of verdicts (Q145). */
export function concludeInWords(
  assessed: readonly AssessedReceiver[],
  words: SummaryWords = englishWords.summary,
): string {
  const { conclusion } = words;
  const counts = countVerdicts(assessed.map(({ mitigated }) => mitigated.verdict));
  const judged = countJudged(counts);
  if (judged === 0) return conclusion.none;
  if (counts.satisfies === judged) return conclusion.well(judged);
  const exceeding = assessed.filter(({ mitigated }) => mitigated.verdict === 'exceeds');
  // In tenths, as in the report. If only a dated criterion is exceeded, no excess is given.
  const excess = exceeding.reduce((most, receiver) => Math.max(most, excessOf(receiver)), 0);
  const [first, ...others] = exceeding.filter((receiver) => excessOf(receiver) === excess);
  if (!first) return conclusion.noneExceeds(counts);
  return conclusion.exceedance({
    ...{ ...counts, all: judged, excess },
    ...{ place: nameReceiver(first, words), others: others.length },
  });
}

export const nameReceiver = (
  { label, building }: Pick<AssessedReceiver, 'label' | 'building'>,
  { place }: SummaryWords,
): string =>
  building ? place(shorten(label, LABEL_LENGTH), shorten(building, BUILDING_LENGTH)) : shorten(label, LABEL_LENGTH);
