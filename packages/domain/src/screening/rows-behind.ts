import type { EquipmentEntry, RowMeasures } from '../equipment/equipment.schema.ts';
import type { DatedTask } from '../schedule/schedule.schema.ts';
import type { DrawnBarrier } from './screening.schema.ts';

interface PlacedRow extends Pick<EquipmentEntry, 'start' | 'end' | 'fixedLocation'> {
  readonly taskId: number;
  readonly measures: Pick<RowMeasures, 'barrierDba'>;
}

interface TypedBarrier {
  readonly barrier: Pick<DrawnBarrier, 'start' | 'end'>;
  readonly zoneId: number;
  /** The design figure as it is typed: 0 or negative. */
  readonly typed: number;
}

/**
 * The rows in which the design figure of a barrier may be typed (M-124): those anywhere in the zone, before which it
 * stands on all their days, and whose own barrier is weaker. Two barriers never add (M-111).
 */
export function listRowsBehind<Row extends PlacedRow>(
  { barrier, zoneId, typed }: TypedBarrier,
  rows: readonly Row[],
  tasks: readonly Pick<DatedTask, 'id' | 'zoneId'>[],
): Row[] {
  const inZone = new Set(tasks.filter((task) => task.zoneId === zoneId).map(({ id }) => id));
  const stands = ({ start, end }: Row) =>
    (barrier.start === undefined || barrier.start <= start) && (barrier.end === undefined || end <= barrier.end);
  return rows.filter(
    (row) => inZone.has(row.taskId) && row.fixedLocation === null && stands(row) && typed < row.measures.barrierDba,
  );
}
