import type { Hk80Point } from '@quietsite/geometry';
import type { ReceiverResult } from '../result.ts';
import type { CalculationSnapshot, SnapshotReceiver } from '../snapshot.ts';

/** Where the works of a zone-task are heard from at one receiver (NSR-35, Q91). */
export interface NotionalPointRecord {
  readonly projectId: number;
  readonly buildingId: number;
  readonly zoneTaskId: string;
  readonly name: string;
  readonly distance: number;
  readonly remark: 'notional';
  readonly calculationType: 'A' | 'B';
  readonly position: Hk80Point;
}

/** One per zone-task; the tasks of a zone share its source. */
export function listNotionalPointRecords(
  projectId: number,
  { zones, tasks }: Pick<CalculationSnapshot, 'zones' | 'tasks'>,
  receiver: SnapshotReceiver,
  { sources }: Pick<ReceiverResult, 'sources'>,
): NotionalPointRecord[] {
  const typeOf = new Map(zones.map(({ id, type }) => [id, type]));
  return sources.flatMap(({ zoneId, position, distanceMetres }) =>
    tasks
      .filter((task) => task.zoneId === zoneId)
      .map((task) => ({
        ...{ projectId, buildingId: receiver.buildingId, name: receiver.name, distance: distanceMetres, position },
        ...{
          zoneTaskId: `${zoneId}-${task.id}`,
          remark: 'notional' as const,
          calculationType: typeOf.get(zoneId) ?? 'A',
        },
      })),
  );
}
