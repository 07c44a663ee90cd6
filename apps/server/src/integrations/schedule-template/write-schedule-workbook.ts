import { MAX_TASKS, SCHEDULE_COLUMNS } from '@quietsite/domain';
import writeExcelFile, { type Row } from 'write-excel-file/node';
import { createEntryRules } from './entry-rules.ts';

/** Choices offered in the cells. */
export interface ScheduleChoices {
  readonly zones: readonly string[];
  readonly works: readonly string[];
}

const COLUMN_WIDTHS = [24, 34, 44, 14, 14];

/** A workbook without macros whose cells offer zones and works and accept only dates (U56). */
export async function writeScheduleWorkbook({ zones, works }: ScheduleChoices): Promise<Buffer> {
  const header: Row = SCHEDULE_COLUMNS.map((value) => ({ value, fontWeight: 'bold', backgroundColor: '#eef1f4' }));
  const columns = COLUMN_WIDTHS.map((width) => ({ width }));
  // A list inside a rule is limited to 255 characters; a list in cells of another sheet is not.
  const lists: Row[] = Array.from({ length: Math.max(1, zones.length, works.length) }, (_, index) =>
    [zones[index], works[index]].map((value) => (value === undefined ? null : { value, type: String })),
  );
  const rules = createEntryRules({ zones: zones.length, works: works.length, lastRow: 1 + MAX_TASKS });
  return writeExcelFile(
    [
      { sheet: 'Schedule', data: [header], columns, stickyRowsCount: 1 },
      { sheet: 'Lists', data: lists },
    ],
    { features: [rules] },
  ).toBuffer();
}
