import { roundHalfUp } from '@quietsite/domain';
import type { MapReceiver } from '../map/map-input.ts';
import type { TableWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { SummaryReceiver, SummaryReceiverResult, SummaryResult } from './summary-input.ts';

/** A receiver's result with its label and building. */
export interface AssessedReceiver extends SummaryReceiverResult {
  readonly label: string;
  readonly building: string;
  /** Undefined if the point was deleted after the run. */
  readonly buildingId: number | undefined;
}

/** Receivers included in the calculation (M-35 leaves some out), loudest first. */
export function listAssessedReceivers(
  result: SummaryResult,
  receivers: readonly SummaryReceiver[],
  words: TableWords = englishWords.tables,
): readonly AssessedReceiver[] {
  const named = new Map(receivers.map((receiver) => [receiver.pointId, receiver]));
  return result.receivers
    .filter((receiver) => !receiver.isLeftOut)
    .toSorted((one, other) => one.rank - other.rank)
    .map((receiver) => {
      const names = named.get(receiver.pointId);
      return {
        ...receiver,
        label: labelOf(receiver, names, words),
        building: names?.buildingName.trim() ?? '',
        buildingId: names?.buildingId,
      };
    });
}

/** Tenths of a decibel by which the mitigated level exceeds the criterion (M-61); 0 if it does not. */
export function excessOf({ criterion, exceedance, mitigated: { highestLevel } }: SummaryReceiverResult): number {
  if (exceedance !== undefined) return exceedance;
  return highestLevel === null || criterion === null
    ? 0
    : Math.max(0, roundHalfUp(roundHalfUp(highestLevel, 1) - criterion, 1));
}

/** The same receivers for the map: the label shows the mitigated level, and the symbol its verdict. */
export function listMapReceivers(
  result: SummaryResult,
  receivers: readonly SummaryReceiver[],
  words: TableWords = englishWords.tables,
): readonly MapReceiver[] {
  const positions = new Map(receivers.map((receiver) => [receiver.pointId, receiver.position]));
  return listAssessedReceivers(result, receivers, words).flatMap((receiver) => {
    const position = positions.get(receiver.pointId);
    const { label, rank, criterion, mitigated } = receiver;
    const { verdict, highestLevel: level } = mitigated;
    return position ? [{ label, rank, criterion, verdict, level, position }] : [];
  });
}

/** A point without a name is identified by its id, which never changes, unlike its rank. */
const labelOf = (receiver: SummaryReceiverResult, names: SummaryReceiver | undefined, { point }: TableWords): string =>
  names?.name.trim() || point(receiver.pointId);
