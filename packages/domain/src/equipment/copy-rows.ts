import { contains } from '@quietsite/geometry';
import { followTask } from '../schedule/follow-task.ts';
import type { DatedTask } from '../schedule/schedule.schema.ts';
import type { RowContext } from './check-equipment.ts';
import type { EquipmentEntry } from './equipment.schema.ts';
import { NO_MEASURES } from './equipment.ts';

type Rows = readonly EquipmentEntry[];

interface RowCopy {
  readonly rows: Rows;
  /** Days of the source activity. */
  readonly source: Pick<DatedTask, 'start' | 'end'>;
  readonly target: RowContext;
  /** The current rows of the target. */
  readonly existing: Rows;
  readonly isOverwriting: boolean;
  /** Returns an unused id below 0. */
  readonly nextId: () => number;
}

/** The rows of the target after copying rows from another activity (EQUIP-13, EQUIP-18). */
export function copyRows({ rows, source, target, existing, isOverwriting, nextId }: RowCopy): Rows {
  const copies = rows.map((row) => copyRow(row, source, target, nextId()));
  return isOverwriting ? copies : [...existing, ...copies];
}

/**
 * A date that matches the start or end of the source activity moves to that of the target. Other dates are kept within
 * the target (EQUIP-25). Files prove only the row they were uploaded for, and measures are chosen for it, so neither is
 * copied.
 */
function copyRow(
  row: EquipmentEntry,
  source: RowCopy['source'],
  { task, zone }: RowContext,
  id: number,
): EquipmentEntry {
  const start = row.start === source.start ? task.start : row.start;
  const end = row.end === source.end ? task.end : row.end;
  const isInside = row.fixedLocation !== null && contains(zone, row.fixedLocation);
  return {
    ...row,
    ...followTask({ start, end }, task, task),
    id,
    fixedLocation: isInside ? row.fixedLocation : null,
    materialIds: [],
    measures: NO_MEASURES,
  };
}
