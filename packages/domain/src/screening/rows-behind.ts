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
  /** The design figure as entered: 0 or negative. */
  readonly typed: number;
}

/**
 * The rows in which a barrier's design figure may be entered (M-124): those anywhere in the zone, with the barrier in
 * place on all their days and a weaker barrier of their own. Two barriers never add up (M-111).
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
