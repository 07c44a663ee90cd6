import type { SummaryWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { AssessedReceiver } from './assessed-receivers.ts';

/** What a reader needs to judge the numbers. */
export function buildNotes(
  assessed: readonly AssessedReceiver[],
  { notes }: SummaryWords = englishWords.summary,
): readonly string[] {
  const borderline = assessed.filter(({ mitigated }) => mitigated.verdict === 'borderline').length;
  return [notes.method, borderline > 0 ? `${notes.rounding}${notes.borderline(borderline)}` : notes.rounding];
}
