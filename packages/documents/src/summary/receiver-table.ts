import { countJudged, countVerdicts, displayJudged } from '@quietsite/domain';
import { showDecibels } from '../report/figures.ts';
import { NOTHING } from '../text/show-level.ts';
import type { DocumentWords, SummaryWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import { type AssessedReceiver, excessOf } from './assessed-receivers.ts';
import type { SummaryModel, SummaryRow } from './summary-model.ts';

type Words = SummaryWords['table'];

/** Max receivers that fit on one page with the map. */
export const LISTED_RECEIVERS = 12;

export function buildReceiverTable(
  assessed: readonly AssessedReceiver[],
  isRestricted = false,
  { summary: { table: words }, tables }: DocumentWords = englishWords,
): SummaryModel['table'] {
  const phrases = isRestricted ? { ...words, satisfies: tables.satisfiesByDay } : words;
  return {
    caption: tableCaption(assessed.length, words),
    rows: assessed.slice(0, LISTED_RECEIVERS).map((receiver) => toRow(receiver, phrases)),
    remainder: describeRemainder(assessed, words),
  };
}

function tableCaption(assessedCount: number, words: Words): string {
  if (assessedCount === 0) return words.none;
  return assessedCount <= LISTED_RECEIVERS ? words.all : words.loudest(LISTED_RECEIVERS, assessedCount);
}

function toRow(receiver: AssessedReceiver, words: Words): SummaryRow {
  const state = receiver.mitigated.verdict;
  return {
    label: receiver.label,
    building: receiver.building || NOTHING,
    criterion: showDecibels(receiver.criterion),
    unmitigated: displayJudged(receiver.unmitigated.highestLevel, receiver.criterion),
    mitigated: displayJudged(receiver.mitigated.highestLevel, receiver.criterion),
    highestDay: receiver.mitigated.highestDay ?? NOTHING,
    verdict: verdictOf(receiver, words),
    state,
  };
}

/**
 * A dated criterion can be exceeded although the highest level is not above the standard one; then no excess is given.
 */
function verdictOf(receiver: AssessedReceiver, words: Words): string {
  const { verdict } = receiver.mitigated;
  const excess = excessOf(receiver);
  if (verdict === 'exceeds') return excess > 0 ? words.exceedsBy(excess.toFixed(1)) : words.exceedsDated;
  return verdict === null ? NOTHING : words[verdict];
}

/** Where the reader finds the receivers left out of the page. */
function describeRemainder(assessed: readonly AssessedReceiver[], words: Words): string {
  const rest = assessed.slice(LISTED_RECEIVERS);
  if (rest.length === 0) return '';
  const counts = countVerdicts(rest.map(({ mitigated }) => mitigated.verdict));
  return counts.satisfies === countJudged(counts) ? words.quietRest(rest.length) : words.loudRest(counts);
}
