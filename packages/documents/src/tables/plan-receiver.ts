import type { PlanSource, ReceiverResult, ReceiverTimeline, SnapshotReceiver } from '@quietsite/domain';
import type { DocumentWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';

/** A selected receiver with its names, its result and its levels over time. */
export interface PlanReceiver {
  readonly pointId: number;
  readonly label: string;
  readonly building: string;
  readonly use: string;
  readonly receiver: SnapshotReceiver;
  readonly result: ReceiverResult;
  /** Undefined if left out of the calculation (M-35). */
  readonly timeline: ReceiverTimeline | undefined;
}

/** Loudest first, those left out last, in source order. */
export function listPlanReceivers(
  { results, snapshot, timelines }: PlanSource,
  { tables }: DocumentWords = englishWords,
): PlanReceiver[] {
  const receivers = new Map(snapshot.receivers.map((receiver) => [receiver.pointId, receiver]));
  return results.flatMap((result) => {
    const receiver = receivers.get(result.pointId);
    if (!receiver) return [];
    const { pointId } = result;
    return [
      {
        pointId,
        // A point without a name is identified by its id, which never changes.
        label: receiver.name.trim() || tables.point(pointId),
        building: receiver.buildingName.trim(),
        use: tables.uses[receiver.kind],
        ...{ receiver, result, timeline: timelines.get(pointId) },
      },
    ];
  });
}
