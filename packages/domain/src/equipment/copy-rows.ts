import { contains } from '@quietsite/geometry';
import { followTask } from '../schedule/follow-task.ts';
import type { DatedTask } from '../schedule/schedule.ts';
import type { RowPlace } from './check-equipment.ts';
import { type EquipmentEntry, NO_MEASURES } from './equipment.ts';

type Rows = readonly EquipmentEntry[];

interface RowCopy {
  readonly rows: Rows;
  /** Days of the activity that the rows come from. */
  readonly source: Pick<DatedTask, 'start' | 'end'>;
  readonly target: RowPlace;
  /** What the target has already. */
  readonly existing: Rows;
  readonly isOverwriting: boolean;
  /** Returns an id below 0 that nothing has yet. */
  readonly nextId: () => number;
}

/** The rows of the target after rows of another activity were copied there (EQUIP-13, EQUIP-18). */
export function copyRows({ rows, source, target, existing, isOverwriting, nextId }: RowCopy): Rows {
  const copies = rows.map((row) => copyRow(row, source, target, nextId()));
  return isOverwriting ? copies : [...existing, ...copies];
}

/**
 * What begins or ends with its activity does so in the other one, everything else stays inside it (EQUIP-25). Files
 * prove the one row they were uploaded for, and measures are chosen for it: neither goes along.
 */
function copyRow(row: EquipmentEntry, source: RowCopy['source'], { task, zone }: RowPlace, id: number): EquipmentEntry {
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
