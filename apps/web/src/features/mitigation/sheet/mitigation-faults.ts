import { listMeasureFaults, type MeasureFault, type MitigationStage } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import type { MitigationRow } from './mitigation-rows.ts';

/** Which columns show what is wrong with the measures of a row, and at which stage it is mended. */
const PLACE_OF_FAULT = {
  REPLACEMENT_OUTSIDE: { columnId: 'power', stage: 1 },
  REPLACEMENT_NAME_MISSING: { columnId: 'power', stage: 1 },
  ENCLOSURE_OUTSIDE: { columnId: 'enclosureDba', stage: 3 },
  BARRIER_OUTSIDE: { columnId: 'barrierDba', stage: 3 },
  HAMMER_OUTSIDE: { columnId: 'method', stage: 1 },
  CUSTOM_OUTSIDE: { columnId: 'customMethodDba', stage: 3 },
  CUSTOM_NAME_MISSING: { columnId: 'customMethodName', stage: 3 },
  MEASURE_TEXT_TOO_LONG: { columnId: 'customMethodName', stage: 3 },
} as const satisfies Record<MeasureFault, { readonly columnId: string; readonly stage: MitigationStage }>;

/** What is wrong with one cell, in words; null: nothing. */
export function findFault(
  t: TFunction,
  { measures }: Pick<MitigationRow, 'measures'>,
  columnId: string,
): string | null {
  const fault = listMeasureFaults(measures).find((one) => PLACE_OF_FAULT[one].columnId === columnId);
  return fault ? t(`mitigation.fault.${fault}`) : null;
}

/** A row that cannot be saved as it is, why, and the stage that mends it. */
export interface MeasureProblem {
  readonly row: MitigationRow;
  readonly fault: MeasureFault;
  readonly stage: MitigationStage;
}

/** Of the edited rows: what was stored is not asked about again. */
export const listProblems = (rows: readonly MitigationRow[], isEdited: (rowId: number) => boolean): MeasureProblem[] =>
  rows
    .filter(({ id }) => isEdited(id))
    .flatMap((row) =>
      listMeasureFaults(row.measures).map((fault) => ({ row, fault, stage: PLACE_OF_FAULT[fault].stage })),
    );
