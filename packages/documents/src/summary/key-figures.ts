import { countJudged, countVerdicts, type DayString, displayJudged, worstVerdict } from '@quietsite/domain';
import { NOTHING, showCount } from '../text/show-level.ts';
import type { DocumentWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { AssessedReceiver } from './assessed-receivers.ts';
import type { SummaryInput } from './summary-input.ts';
import type { KeyFigure } from './summary-model.ts';

const DAY_MS = 86_400_000;

export function buildKeyFigures(
  input: SummaryInput,
  assessed: readonly AssessedReceiver[],
  words: DocumentWords = englishWords,
): readonly KeyFigure[] {
  return [
    receiversFigure(input, assessed, words),
    exceedingFigure(assessed, input.restrictedRowCount > 0, words),
    highestFigure(assessed, 'unmitigated', words),
    highestFigure(assessed, 'mitigated', words),
    programmeFigure(input, words),
  ];
}

function receiversFigure(
  input: SummaryInput,
  assessed: readonly AssessedReceiver[],
  { report: { figures }, summary }: DocumentWords,
): KeyFigure {
  const leftOut = input.result.receivers.length - assessed.length;
  const buildings = new Set(assessed.map((receiver) => receiver.buildingId)).size;
  const details = [summary.atBuildings(buildings), ...(leftOut > 0 ? [figures.leftOut(showCount(leftOut))] : [])];
  return { label: figures.receivers, value: showCount(assessed.length), unit: '', details, tone: 'plain' };
}

function exceedingFigure(
  assessed: readonly AssessedReceiver[],
  isRestricted: boolean,
  { report: { figures } }: DocumentWords,
): KeyFigure {
  const counts = countVerdicts(assessed.map(({ mitigated }) => mitigated.verdict));
  const before = countVerdicts(assessed.map(({ unmitigated }) => unmitigated.verdict));
  return {
    label: figures.exceeding,
    value: showCount(counts.exceeds),
    unit: figures.ofAll(showCount(countJudged(counts))),
    details: [figures.others(counts), ...(isRestricted ? [figures.restricted] : []), figures.withoutMitigation(before)],
    tone: assessed.length === 0 ? 'plain' : worstVerdict(counts),
  };
}

function highestFigure(
  assessed: readonly AssessedReceiver[],
  run: 'unmitigated' | 'mitigated',
  { report: { figures }, summary }: DocumentWords,
): KeyFigure {
  const label = run === 'mitigated' ? figures.highestMitigated : figures.highestUnmitigated;
  const loudest = findLoudest(assessed, run);
  if (!loudest) return { label, value: NOTHING, unit: '', details: [figures.noLevel], tone: 'plain' };
  const place = [loudest.label, loudest.building].filter(Boolean).join(figures.comma);
  return {
    label,
    value: displayJudged(loudest[run].highestLevel, loudest.criterion),
    unit: 'dB(A)',
    details: [place, summary.onDay(loudest[run].highestDay ?? NOTHING)],
    tone: 'plain',
  };
}

/** The list is loudest first, so ties go to the better rank. */
function findLoudest(assessed: readonly AssessedReceiver[], run: 'unmitigated' | 'mitigated') {
  let loudest: AssessedReceiver | undefined;
  for (const receiver of assessed) {
    const level = receiver[run].highestLevel;
    if (level !== null && level > (loudest?.[run].highestLevel ?? -Infinity)) loudest = receiver;
  }
  return loudest;
}

function programmeFigure(
  { result, project }: SummaryInput,
  { report: { figures }, summary }: DocumentWords,
): KeyFigure {
  const label = figures.programme;
  const first = result.firstDay ?? project.commencementDate;
  const last = result.lastDay ?? project.completionDate;
  if (!first || !last) return { label, value: NOTHING, unit: '', details: [figures.noWorks], tone: 'plain' };
  const days = countDays(first, last);
  return {
    label,
    value: showCount(days),
    unit: figures.days(days),
    details: [summary.fromDay(first), summary.toDay(last)],
    tone: 'plain',
  };
}

/** Both ends count (M-03). */
const countDays = (first: DayString, last: DayString): number => (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
