import {
  computeEmission,
  computeMitigatedEmission,
  type EngineInput,
  type EngineRow,
  isAudible,
  toEnergy,
} from '@quietsite/acoustics';
import { distance, type Hk80Point } from '@quietsite/geometry';
import { dayNumber } from '../day.ts';
import { orderTasks } from './codes.ts';
import { type NotionalSources, placeNotionalSources } from './notional-sources.ts';
import type { LeftOut } from './result.ts';
import type { CalculationSnapshot, SnapshotReceiver, SnapshotRow, SnapshotTask } from './snapshot.ts';

export interface PreparedCalculation {
  readonly input: EngineInput;
  /** Tasks in the order of the engine's task indices, which is that of the activity codes. */
  readonly orderedTasks: readonly SnapshotTask[];
  /** Receivers in the order of the engine's receiver indices. */
  readonly receivers: readonly SnapshotReceiver[];
  readonly notionalSources: NotionalSources;
  readonly leftOut: readonly LeftOut[];
}

/** From what the user drew and typed to the engine's plain numbers. */
export function prepare(snapshot: CalculationSnapshot, onProgress?: (fraction: number) => void): PreparedCalculation {
  const orderedTasks = orderTasks(snapshot.zones, snapshot.tasks);
  const { rows, leftOut: leftOutRows } = selectRows(snapshot.rows, orderedTasks);
  const receivers = snapshot.receivers.filter((receiver) => !receiver.isInsideZoneWithBuilding);
  const leftOutReceivers = snapshot.receivers
    .filter((receiver) => receiver.isInsideZoneWithBuilding)
    .map(({ pointId }): LeftOut => ({ reason: 'RECEIVER_INSIDE_ZONE', pointId }));
  const notionalSources = placeNotionalSources(snapshot.zones, receivers, onProgress);
  const fixed = listFixedPositions(rows);
  const zoneIndex = new Map(snapshot.zones.map((zone, index) => [zone.id, index]));
  const input: EngineInput = {
    zones: snapshot.zones.map((zone) => ({ isTypeB: zone.type === 'B' })),
    tasks: orderedTasks.map((task) => ({ zone: found(zoneIndex.get(task.zoneId), `zone ${task.zoneId}`) })),
    rows: rows.map(({ engineRow }, index) => ({ ...engineRow, fixedPosition: fixed.positionOfRow[index] ?? -1 })),
    runs: [
      Float64Array.from(rows, ({ row }) => toEnergy(computeEmission(row)?.totalSoundPower ?? Number.NEGATIVE_INFINITY)),
      Float64Array.from(rows, ({ row }) =>
        toEnergy(computeMitigatedEmission(row)?.mitigatedSoundPower ?? Number.NEGATIVE_INFINITY),
      ),
    ],
    receiverCount: receivers.length,
    notionalDistances: notionalSources.distancesMetres,
    fixedPositionCount: fixed.positions.length,
    fillFixedDistances: (receiver, target) => fillDistances(receivers[receiver], fixed.positions, target),
  };
  return { input, orderedTasks, receivers, notionalSources, leftOut: [...leftOutRows, ...leftOutReceivers] };
}

interface SelectedRow {
  readonly row: SnapshotRow;
  readonly engineRow: Omit<EngineRow, 'fixedPosition'>;
}

/** Silent rows and rows without a day inside their task's dates do not count (M-11, M-13). */
function selectRows(rows: readonly SnapshotRow[], orderedTasks: readonly SnapshotTask[]) {
  const taskIndex = new Map(orderedTasks.map((task, index) => [task.id, index]));
  const selected: SelectedRow[] = [];
  const leftOut: LeftOut[] = [];
  for (const row of rows) {
    const task = found(taskIndex.get(row.taskId), `task ${row.taskId}`);
    const { start, end } = orderedTasks[task] as SnapshotTask;
    const startDay = Math.max(dayNumber(row.start), dayNumber(start));
    const endDay = Math.min(dayNumber(row.end), dayNumber(end));
    if (!isAudible(row)) leftOut.push({ reason: 'ROW_SILENT', rowId: row.id });
    else if (endDay < startDay) leftOut.push({ reason: 'ROW_OUTSIDE_TASK_DATES', rowId: row.id });
    else selected.push({ row, engineRow: { task, startDay, endDay, group: row.exclusiveGroup.trim() } });
  }
  return { rows: selected, leftOut };
}

function listFixedPositions(rows: readonly SelectedRow[]) {
  const positions: Hk80Point[] = [];
  const positionOfRow = rows.map(({ row }) =>
    row.fixedLocation === null ? -1 : positions.push(row.fixedLocation) - 1,
  );
  return { positions, positionOfRow };
}

function fillDistances(receiver: SnapshotReceiver | undefined, positions: readonly Hk80Point[], target: Float64Array) {
  if (receiver === undefined) return;
  for (let i = 0; i < positions.length; i++) target[i] = distance(positions[i] as Hk80Point, receiver.position);
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new RangeError(`the snapshot refers to a missing ${what}`);
  return value;
}
