import type { RowMeasures } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { MEASURE_COLUMNS, writeColumns } from '../equipment/equipment-row-columns.ts';

export interface MeasuredRow extends RowMeasures {
  readonly id: number;
}

/** Updates only the measures, because the equipment editor writes the rest of a row. */
export const updateMeasures = (db: Executor, projectId: number, rows: readonly MeasuredRow[]): Promise<void> =>
  writeColumns(db, projectId, rows, Object.values(MEASURE_COLUMNS));
