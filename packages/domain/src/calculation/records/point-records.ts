import type { Hk80Point } from '@quietsite/geometry';
import { standardCriterion } from '../criterion.ts';
import type { ReceiverResult } from '../result.ts';
import type { CalculationSnapshot, OtherCriterion, SnapshotReceiver } from '../snapshot.ts';

/** A receiver point with its outcome, as the map features tell it (NSR-25). */
export interface PointRecord {
  readonly id: number;
  readonly nsrPointId: number;
  readonly projectId: number;
  readonly buildingId: number;
  readonly name: string;
  readonly noiseCriteria: number;
  readonly otherNoiseCriteria: string;
  readonly buildingHeight: number | null;
  readonly buildingName: string;
  readonly totalCnl: number | null;
  readonly totalCnlMitigated: number | null;
  readonly totalCnlWithNeighbour: number | null;
  readonly calcValues: readonly CalcValue[];
  /** Measures make it quieter. */
  readonly isMitigated: boolean;
  readonly highestNoiseLevel: number | null;
}

/** NSR-27. */
export interface CalcValue {
  readonly isMitigated: boolean;
  readonly zoneTask: string;
  readonly totalCnl: number;
}

export function describePointRecord(
  projectId: number,
  receiver: SnapshotReceiver,
  result: ReceiverResult,
): PointRecord {
  const { unmitigated, mitigated } = result;
  return {
    ...{ id: receiver.pointId, nsrPointId: receiver.pointId, projectId, buildingId: receiver.buildingId },
    ...{ name: receiver.name, noiseCriteria: standardCriterion(receiver) },
    otherNoiseCriteria: packOtherCriteria(receiver.otherCriteria),
    ...{ buildingHeight: receiver.heightMetres, buildingName: receiver.buildingName },
    ...{ totalCnl: unmitigated.highestLevel, totalCnlMitigated: mitigated.highestLevel },
    totalCnlWithNeighbour: result.withNeighbourLevel,
    calcValues: [...listValues(unmitigated, false), ...listValues(mitigated, true)],
    isMitigated: (mitigated.highestLevel ?? 0) < (unmitigated.highestLevel ?? 0),
    highestNoiseLevel: mitigated.highestLevel,
  };
}

const listValues = ({ combinations }: ReceiverResult['mitigated'], isMitigated: boolean): CalcValue[] =>
  combinations.map(({ key, level }) => ({ isMitigated, zoneTask: key, totalCnl: level }));

/** The packed text of the specification, made where it is asked for and never stored (NSR-26, U28). */
export const packOtherCriteria = (entries: readonly OtherCriterion[]): string =>
  entries.map(({ name, start, end, value }) => `${name}@${start} ~ ${end}: ${value}`).join('#');

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
