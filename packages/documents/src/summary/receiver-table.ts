import { NOTHING, showCount, showLevel } from '../text/show-level.ts';
import { type AssessedReceiver, excessOf } from './assessed-receivers.ts';
import type { SummaryModel, SummaryRow } from './summary-model.ts';

/** As many as one page carries beside the map. */
const LISTED_RECEIVERS = 12;

const WHERE_LISTED = 'listed in the receivers table of the project';

export function buildReceiverTable(assessed: readonly AssessedReceiver[]): SummaryModel['table'] {
  return {
    caption: tableCaption(assessed.length),
    rows: assessed.slice(0, LISTED_RECEIVERS).map(toRow),
    remainder: describeRemainder(assessed),
  };
}

function tableCaption(assessedCount: number): string {
  if (assessedCount === 0) return 'No receiver was assessed';
  if (assessedCount <= LISTED_RECEIVERS) return 'Receivers by unmitigated level';
  return `The ${LISTED_RECEIVERS} loudest of ${showCount(assessedCount)} receivers, by unmitigated level`;
}

function toRow(receiver: AssessedReceiver): SummaryRow {
  return {
    label: receiver.label,
    building: receiver.building || NOTHING,
    criterion: showLevel(receiver.criterion),
    unmitigated: showLevel(receiver.unmitigated.highestLevel),
    mitigated: showLevel(receiver.mitigated.highestLevel),
    highestDay: receiver.mitigated.highestDay ?? NOTHING,
    verdict: verdictOf(receiver),
    exceeds: receiver.exceeds,
  };
}

/** A dated criterion can be exceeded although the highest level is not above the standing one; then no excess is named. */
function verdictOf(receiver: AssessedReceiver): string {
  if (!receiver.exceeds) return 'Satisfies';
  const excess = excessOf(receiver);
  return excess > 0 ? `Exceeds by ${excess} dB(A)` : 'Exceeds a dated criterion';
}

/** Where a reader finds what the page has no room for. */
function describeRemainder(assessed: readonly AssessedReceiver[]): string {
  const rest = assessed.slice(LISTED_RECEIVERS);
  const exceeding = rest.filter((receiver) => receiver.exceeds).length;
  if (rest.length === 0) return '';
  if (exceeding === 0) return describeQuietRest(rest.length);
  const isFirst = !assessed.slice(0, LISTED_RECEIVERS).some((receiver) => receiver.exceeds);
  const which = isFirst ? 'The' : 'The remaining';
  if (exceeding === 1) return `${which} exceeding receiver is ${WHERE_LISTED}.`;
  return `${which} ${showCount(exceeding)} exceeding receivers are ${WHERE_LISTED}.`;
}

const describeQuietRest = (count: number): string =>
  count === 1
    ? `The remaining receiver satisfies its criterion and is ${WHERE_LISTED}.`
    : `The remaining ${showCount(count)} receivers satisfy their criteria and are ${WHERE_LISTED}.`;
