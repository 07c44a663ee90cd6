import type { ReceiverResult } from '../results/result.ts';
import type { SnapshotReceiver, SnapshotTask, SnapshotZone } from '../snapshot.schema.ts';

/** The notional source of a zone-task for one receiver (NSR-35, Q91). */
export interface NotionalPointRecord {
  readonly projectId: number;
  readonly buildingId: number;
  readonly zoneTaskId: string;
  readonly name: string;
  readonly distance: number;
  readonly remark: 'notional';
  readonly calculationType: 'A' | 'B';
}

interface Works {
  readonly zones: readonly { readonly id: number; readonly calculationType: SnapshotZone['type'] }[];
  readonly tasks: readonly Pick<SnapshotTask, 'id' | 'zoneId'>[];
}

/** One per zone-task. The activities of a zone share its source. */
export function listNotionalPointRecords(
  projectId: number,
  { zones, tasks }: Works,
  { buildingId, name }: Pick<SnapshotReceiver, 'buildingId' | 'name'>,
  { sources }: Pick<ReceiverResult, 'sources'>,
): NotionalPointRecord[] {
  const typeOf = new Map(zones.map(({ id, calculationType }) => [id, calculationType]));
  return sources.flatMap(({ zoneId, distanceMetres }) =>
    tasks
      .filter((task) => task.zoneId === zoneId)
      .map((task) => ({
        ...{ projectId, buildingId, zoneTaskId: `${zoneId}-${task.id}`, name, distance: distanceMetres },
        ...{ remark: 'notional' as const, calculationType: typeOf.get(zoneId) ?? 'A' },
      })),
  );
}
