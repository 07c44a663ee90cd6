import { listMeasureFaults, type MeasureFault, type MitigationStage, numberRule } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import type { MitigationRow } from './mitigation-rows.ts';

/** The column that shows each error of a row's measures, and the stage where it is fixed. */
const FAULT_LOCATIONS = {
  REPLACEMENT_OUTSIDE: { columnId: 'power', stage: 1 },
  REPLACEMENT_NAME_MISSING: { columnId: 'power', stage: 1 },
  ENCLOSURE_OUTSIDE: { columnId: 'enclosureDba', stage: 3 },
  BARRIER_OUTSIDE: { columnId: 'barrierDba', stage: 3 },
  HAMMER_OUTSIDE: { columnId: 'method', stage: 1 },
  CUSTOM_OUTSIDE: { columnId: 'customMethodDba', stage: 3 },
  CUSTOM_NAME_MISSING: { columnId: 'customMethodName', stage: 3 },
  MEASURE_TEXT_TOO_LONG: { columnId: 'customMethodName', stage: 3 },
} as const satisfies Record<MeasureFault, { readonly columnId: string; readonly stage: MitigationStage }>;

export const describeFault = (t: TFunction, fault: MeasureFault): string =>
  t(`mitigation.fault.${fault}`, { ...numberRule('soundPower') });

/** The error text of a cell, or null if there is none. */
export function findFault(
  t: TFunction,
  { measures }: Pick<MitigationRow, 'measures'>,
  columnId: string,
): string | null {
  const fault = listMeasureFaults(measures).find((one) => FAULT_LOCATIONS[one].columnId === columnId);
  return fault ? describeFault(t, fault) : null;
}

/** A row that cannot be saved, why, and the stage where it is fixed. */
export interface MeasureProblem {
  readonly row: MitigationRow;
  readonly fault: MeasureFault;
  readonly stage: MitigationStage;
}

/** The errors of edited rows. Stored rows are not checked again. */
export const listProblems = (rows: readonly MitigationRow[], isEdited: (rowId: number) => boolean): MeasureProblem[] =>
  rows
    .filter(({ id }) => isEdited(id))
    .flatMap((row) =>
      listMeasureFaults(row.measures).map((fault) => ({ row, fault, stage: FAULT_LOCATIONS[fault].stage })),
    );
