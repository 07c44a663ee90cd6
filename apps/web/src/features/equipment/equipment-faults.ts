import {
  type EquipmentColumnKey,
  type EquipmentEntry,
  isNumberColumn,
  limitsOf,
  listRowFaults,
  type RowFault,
} from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { type CellContext, PENDING_LOCATION } from './equipment-writers.ts';
import type { ActivityNode } from './tree/programme-tree.ts';

/** The column that shows each error of a row. */
const COLUMN_OF_FAULT: Readonly<Record<RowFault, EquipmentColumnKey>> = {
  NAME_MISSING: 'equipment',
  TEXT_TOO_LONG: 'equipment',
  QUANTITY_OUTSIDE: 'quantity',
  SOUND_POWER_OUTSIDE: 'soundPower',
  TIME_PERCENT_OUTSIDE: 'onTime',
  END_BEFORE_START: 'end',
  DATES_OUTSIDE_TASK: 'start',
  LOCATION_OUTSIDE_ZONE: 'location',
  TOO_MANY_MATERIALS: 'files',
};

type Context = Pick<CellContext, 'place' | 'zoneName'>;

/** The text of an error. */
export function describeFault(
  t: TFunction,
  row: EquipmentEntry,
  fault: RowFault,
  { place: { task }, zoneName }: Context,
): string {
  const column = COLUMN_OF_FAULT[fault];
  return t(`equipment.fault.${fault}`, {
    // Only texts about numbers show limits.
    ...limitsOf(isNumberColumn(column) ? column : 'quantity', row),
    start: task.start,
    end: task.end,
    zone: zoneName,
  });
}

/** Finds the error of a cell, or null if there is none. Each row is checked once for all its cells. */
export function createFaultFinder(context: Pick<CellContext, 't' | 'place' | 'zoneName'>) {
  const known = new WeakMap<EquipmentEntry, readonly RowFault[]>();
  const faultsOf = (row: EquipmentEntry): readonly RowFault[] => {
    const found = known.get(row) ?? listRowFaults(withoutPendingLocation(row), context.place);
    known.set(row, found);
    return found;
  };
  return (row: EquipmentEntry, columnId: string): string | null => {
    const fault = faultsOf(row).find((one) => COLUMN_OF_FAULT[one] === columnId);
    return fault ? describeFault(context.t, row, fault, context) : null;
  };
}

/** A location that is yet to be chosen is not an error. */
const withoutPendingLocation = (row: EquipmentEntry): EquipmentEntry =>
  row.fixedLocation === PENDING_LOCATION ? { ...row, fixedLocation: null } : row;

/** A row that cannot be saved, and why. */
export interface RowProblem {
  readonly taskId: number;
  readonly rowId: number;
  readonly index: number;
  readonly fault: RowFault;
}

/** Lists the problems of changed activities. Stored rows are not checked again. */
export function listProblems(
  activities: readonly ActivityNode[],
  isChanged: (taskId: number) => boolean,
): RowProblem[] {
  return activities
    .filter(({ task }) => isChanged(task.id))
    .flatMap(({ task, rows, place }) =>
      rows.flatMap((row, index) =>
        listRowFaults(row, place).map((fault) => ({ taskId: task.id, rowId: row.id, index, fault })),
      ),
    );
}
