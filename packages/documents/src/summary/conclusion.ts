import { shorten } from '../map/svg-text.ts';
import type { SummaryWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import { type AssessedReceiver, excessOf } from './assessed-receivers.ts';

const LABEL_LENGTH = 20;
const BUILDING_LENGTH = 36;

/** The outcome in one sentence, judged as the map judges (M-60). */
export function concludeInWords(
  assessed: readonly AssessedReceiver[],
  words: SummaryWords = englishWords.summary,
): string {
  const { conclusion } = words;
  if (assessed.length === 0) return conclusion.none;
  const exceeding = assessed.filter((receiver) => receiver.exceeds);
  // In whole decibels, as the table shows it; a dated criterion alone names no excess.
  const excess = exceeding.reduce((most, receiver) => Math.max(most, excessOf(receiver)), 0);
  const [first, ...others] = exceeding.filter((receiver) => excessOf(receiver) === excess);
  if (!first) return conclusion.well(assessed.length);
  return conclusion.exceedance({
    ...{ count: exceeding.length, all: assessed.length, excess },
    ...{ place: nameReceiver(first, words), others: others.length },
  });
}

const nameReceiver = ({ label, building }: AssessedReceiver, { place }: SummaryWords): string =>
  building ? place(shorten(label, LABEL_LENGTH), shorten(building, BUILDING_LENGTH)) : shorten(label, LABEL_LENGTH);
