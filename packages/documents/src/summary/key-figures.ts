import { type DayString, exceedsOnMap } from '@quietsite/domain';
import { countOf, NOTHING, showCount, showLevel } from '../text/show-level.ts';
import type { AssessedReceiver } from './assessed-receivers.ts';
import type { SummaryInput } from './summary-input.ts';
import type { KeyFigure } from './summary-model.ts';

const DAY_MS = 86_400_000;

export function buildKeyFigures(input: SummaryInput, assessed: readonly AssessedReceiver[]): readonly KeyFigure[] {
  return [
    receiversFigure(input, assessed),
    exceedingFigure(assessed),
    highestFigure('Highest unmitigated level', assessed, 'unmitigated'),
    highestFigure('Highest mitigated level', assessed, 'mitigated'),
    programmeFigure(input),
  ];
}

function receiversFigure(input: SummaryInput, assessed: readonly AssessedReceiver[]): KeyFigure {
  const leftOut = input.result.receivers.length - assessed.length;
  const buildings = new Set(assessed.map((receiver) => receiver.buildingId)).size;
  const details = [
    `at ${countOf(buildings, 'building')}`,
    ...(leftOut > 0 ? [`${showCount(leftOut)} inside a zone left out`] : []),
  ];
  return { label: 'Receivers assessed', value: showCount(assessed.length), unit: '', details, tone: 'plain' };
}

function exceedingFigure(assessed: readonly AssessedReceiver[]): KeyFigure {
  const mitigated = assessed.filter((receiver) => receiver.exceeds).length;
  // The stored verdict is the mitigated run's; without dated criteria the highest level decides for the other (M-60).
  const unmitigated = assessed.filter(({ unmitigated: { highestLevel }, criterion }) =>
    exceedsOnMap(highestLevel, criterion),
  ).length;
  return {
    label: 'Exceeding the criterion',
    value: showCount(mitigated),
    unit: `of ${showCount(assessed.length)}`,
    details: ['with mitigation', `${showCount(unmitigated)} without mitigation`],
    tone: assessed.length === 0 ? 'plain' : mitigated > 0 ? 'exceeds' : 'satisfies',
  };
}

function highestFigure(
  label: string,
  assessed: readonly AssessedReceiver[],
  run: 'unmitigated' | 'mitigated',
): KeyFigure {
  const loudest = findLoudest(assessed, run);
  if (!loudest) return { label, value: NOTHING, unit: '', details: ['no level calculated'], tone: 'plain' };
  const place = [loudest.label, loudest.building].filter(Boolean).join(', ');
  return {
    label,
    value: showLevel(loudest[run].highestLevel),
    unit: 'dB(A)',
    details: [place, `on ${loudest[run].highestDay ?? NOTHING}`],
    tone: 'plain',
  };
}

/** Ties go to the better rank: the list is loudest first. */
function findLoudest(assessed: readonly AssessedReceiver[], run: 'unmitigated' | 'mitigated') {
  let loudest: AssessedReceiver | undefined;
  for (const receiver of assessed) {
    const level = receiver[run].highestLevel;
    if (level !== null && level > (loudest?.[run].highestLevel ?? -Infinity)) loudest = receiver;
  }
  return loudest;
}

function programmeFigure({ result, project }: SummaryInput): KeyFigure {
  const label = 'Programme of works';
  const first = result.firstDay ?? project.commencementDate;
  const last = result.lastDay ?? project.completionDate;
  if (!first || !last) return { label, value: NOTHING, unit: '', details: ['no dated works'], tone: 'plain' };
  const days = countDays(first, last);
  return {
    label,
    value: showCount(days),
    unit: days === 1 ? 'day' : 'days',
    details: [`from ${first}`, `to ${last}`],
    tone: 'plain',
  };
}

/** Both ends count (M-03). */
const countDays = (first: DayString, last: DayString): number => (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
