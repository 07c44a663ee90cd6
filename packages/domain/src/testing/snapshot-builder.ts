import { type Hk80Point, type Hk80Polygon, hk80 } from '@quietsite/geometry';
import type {
  CalculationSnapshot,
  SnapshotReceiver,
  SnapshotRow,
  SnapshotTask,
  SnapshotZone,
} from '../calculation/snapshot.schema.ts';
import { toDay } from '../day.ts';

/** One zone, one activity, one row, one receiver. The notional source is at (30, 45), 85 m from the receiver. */
export function project(changes: Partial<CalculationSnapshot> = {}): CalculationSnapshot {
  return { zones: [zone()], tasks: [task()], rows: [row()], receivers: [receiver()], neighbours: [], ...changes };
}

/** Entities with plain defaults, for tests that need only one field at a time. */
export function zone(changes: Partial<SnapshotZone> = {}): SnapshotZone {
  return { id: 1, name: 'Zone 1', type: 'A', outline: squareAt(0, 0, 60), centre: at(30, 30), ...changes };
}

export function task(
  changes: Partial<Omit<SnapshotTask, 'start' | 'end'>> & { start?: string; end?: string } = {},
): SnapshotTask {
  const { start = '2027-03-01', end = '2027-03-31', ...others } = changes;
  return { id: 1, zoneId: 1, construction: '-', name: 'Excavation', start: toDay(start), end: toDay(end), ...others };
}

export function row(
  changes: Partial<Omit<SnapshotRow, 'start' | 'end'>> & { start?: string; end?: string } = {},
): SnapshotRow {
  const { start = '2027-03-01', end = '2027-03-31', ...others } = changes;
  return {
    id: 1,
    taskId: 1,
    name: 'Excavator',
    officialId: 'CNP 081',
    quantity: 1,
    soundPower: 112,
    timePercent: 100,
    start: toDay(start),
    end: toDay(end),
    exclusiveGroup: '',
    fixedLocation: null,
    quieterMethodSoundPower: 0,
    quieterEquipmentSoundPower: 0,
    enclosureDba: 0,
    barrierDba: 0,
    hammerDba: 0,
    customMethodDba: 0,
    customMethodName: '',
    ...others,
  };
}

export function receiver(changes: Partial<SnapshotReceiver> = {}): SnapshotReceiver {
  return {
    pointId: 1,
    name: 'N1',
    buildingId: 1,
    buildingName: 'Block A',
    kind: 'residential',
    heightMetres: 30,
    position: at(30, 130),
    criterion: null,
    criterionReduction: 0,
    isInsideZoneWithBuilding: false,
    otherCriteria: [],
    contributions: [],
    ...changes,
  };
}

/** Metres east and north of a corner of the grid. */
export function at(east: number, north: number): Hk80Point {
  return hk80(835000 + east, 817000 + north);
}

export function squareAt(east: number, north: number, side: number): Hk80Polygon {
  return [
    [at(east, north), at(east + side, north), at(east + side, north + side), at(east, north + side), at(east, north)],
  ];
}
