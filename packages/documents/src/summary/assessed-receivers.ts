import { roundHalfUp } from '@quietsite/domain';
import type { MapReceiver } from '../map/map-input.ts';
import type { TableWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { SummaryReceiver, SummaryReceiverResult, SummaryResult } from './summary-input.ts';

/** A receiver's result with its names. */
export interface AssessedReceiver extends SummaryReceiverResult {
  readonly label: string;
  readonly building: string;
  /** undefined when the point is gone since the run. */
  readonly buildingId: number | undefined;
}

/** Receivers that took part (M-35 leaves some out), loudest first. */
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

/** By how many tenths of a decibel the mitigated level is above the criterion (M-61); 0 when it is not. */
export function excessOf({ criterion, exceedance, mitigated: { highestLevel } }: SummaryReceiverResult): number {
  if (exceedance !== undefined) return exceedance;
  return highestLevel === null ? 0 : Math.max(0, roundHalfUp(roundHalfUp(highestLevel, 1) - criterion, 1));
}

/** The same receivers as the map draws them: the label shows the mitigated level, which its symbol judges. */
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

/** A point without a name is known by its id, which never changes, unlike its rank. */
const labelOf = (receiver: SummaryReceiverResult, names: SummaryReceiver | undefined, { point }: TableWords): string =>
  names?.name.trim() || point(receiver.pointId);
