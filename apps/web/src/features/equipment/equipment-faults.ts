import { type EquipmentEntry, listRowFaults, type RowFault } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { type CellContext, WANTED_PLACE } from './equipment-writers.ts';
import type { ActivityNode } from './tree/programme-tree.ts';

/** Which column shows what is wrong with a row. */
const COLUMN_OF_FAULT = {
  NAME_MISSING: 'equipment',
  TEXT_TOO_LONG: 'equipment',
  QUANTITY_OUTSIDE: 'quantity',
  SOUND_POWER_OUTSIDE: 'soundPower',
  TIME_PERCENT_OUTSIDE: 'onTime',
  END_BEFORE_START: 'end',
  DATES_OUTSIDE_TASK: 'start',
  LOCATION_OUTSIDE_ZONE: 'location',
  TOO_MANY_MATERIALS: 'files',
} as const satisfies Record<RowFault, string>;

type Context = Pick<CellContext, 'place' | 'zoneName'>;

/** What is wrong, in words. */
export function describeFault(
  t: TFunction,
  row: EquipmentEntry,
  fault: RowFault,
  { place: { task }, zoneName }: Context,
): string {
  const isPower = fault === 'SOUND_POWER_OUTSIDE';
  return t(`equipment.fault.${fault}`, {
    least: isPower ? row.soundPowerMin : row.percentMin,
    most: row.soundPowerMax,
    start: task.start,
    end: task.end,
    zone: zoneName,
  });
}

/** What is wrong with one cell; null: nothing. Each row is looked at once for all its cells. */
export function createFaultFinder(context: Pick<CellContext, 't' | 'place' | 'zoneName'>) {
  const known = new WeakMap<EquipmentEntry, readonly RowFault[]>();
  const faultsOf = (row: EquipmentEntry): readonly RowFault[] => {
    const found = known.get(row) ?? listRowFaults(settle(row), context.place);
    known.set(row, found);
    return found;
  };
  return (row: EquipmentEntry, columnId: string): string | null => {
    const fault = faultsOf(row).find((one) => COLUMN_OF_FAULT[one] === columnId);
    return fault ? describeFault(context.t, row, fault, context) : null;
  };
}

/** A place that is still to be chosen is not a wrong one. */
const settle = (row: EquipmentEntry): EquipmentEntry =>
  row.fixedLocation === WANTED_PLACE ? { ...row, fixedLocation: null } : row;

/** A row that cannot be saved as it is, and why. */
export interface RowProblem {
  readonly taskId: number;
  readonly rowId: number;
  readonly index: number;
  readonly fault: RowFault;
}

/** Of the activities that were changed: what was stored is not asked about again. */
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
