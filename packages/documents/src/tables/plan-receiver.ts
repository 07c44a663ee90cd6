import type { PlanSource, ReceiverResult, ReceiverTimeline, SnapshotReceiver } from '@quietsite/domain';

/** A selected receiver with its names, its result and its levels over time. */
export interface PlanReceiver {
  readonly pointId: number;
  readonly label: string;
  readonly building: string;
  readonly use: string;
  readonly receiver: SnapshotReceiver;
  readonly result: ReceiverResult;
  /** undefined: left out of the calculation (M-35). */
  readonly timeline: ReceiverTimeline | undefined;
}

const USES = { residential: 'Residential', education: 'Education', other: 'Other' } as const;

/** The loudest first, those left out last, as the source has them. */
export function listPlanReceivers({ results, snapshot, timelines }: PlanSource): PlanReceiver[] {
  const receivers = new Map(snapshot.receivers.map((receiver) => [receiver.pointId, receiver]));
  return results.flatMap((result) => {
    const receiver = receivers.get(result.pointId);
    if (!receiver) return [];
    const { pointId } = result;
    return [
      {
        pointId,
        // A point without a name is known by its id, which never changes.
        label: receiver.name.trim() || `Point ${pointId}`,
        building: receiver.buildingName.trim(),
        use: USES[receiver.kind],
        ...{ receiver, result, timeline: timelines.get(pointId) },
      },
    ];
  });
}
