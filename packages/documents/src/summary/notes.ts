import { exceedsInReport } from '@quietsite/domain';
import type { SummaryWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { AssessedReceiver } from './assessed-receivers.ts';

/** What a reader needs to know to judge the numbers. */
export function buildNotes(
  assessed: readonly AssessedReceiver[],
  { notes }: SummaryWords = englishWords.summary,
): readonly string[] {
  const borderline = assessed.filter(isBorderline).length;
  return [notes.method, borderline > 0 ? `${notes.rounding}${notes.borderline(borderline)}` : notes.rounding];
}

/** Satisfies in whole decibels (M-60), yet a report in tenths lists it (M-61). */
function isBorderline({ exceeds, criterion, mitigated: { highestLevel } }: AssessedReceiver): boolean {
  return !exceeds && exceedsInReport(highestLevel, criterion);
}
