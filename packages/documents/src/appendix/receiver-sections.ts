import type { PlanSource } from '@quietsite/domain';
import { SUMMARY_ROWS } from '../page-rules.ts';
import { listMonthlyRows, monthColumns, monthlyColumns } from '../tables/monthly-table.ts';
import type { RunKind } from '../tables/plan-table.ts';
import { listSummaryRows, outcomeColumns, placeColumns } from '../tables/summary-table.ts';
import type { TableCell, TableColumn, TableSection } from './appendix-model.ts';
import { pick, place, toCells } from './cell-text.ts';
import { onePart, receiverLabel, toSection } from './section.ts';

const summaryColumns = [
  place(pick(placeColumns, 'NSR'), 19),
  place(pick(placeColumns, 'Building'), 0),
  place(pick(placeColumns, 'Use'), 20),
  place(pick(placeColumns, 'Criterion dB(A)'), 16),
  place(pick(outcomeColumns, 'Highest level dB(A)'), 18),
  place(pick(outcomeColumns, 'On'), 19),
  place(pick(outcomeColumns, 'Loudest works'), 16),
  place(pick(outcomeColumns, 'Exceedance dB(A)'), 20),
  place(pick(outcomeColumns, 'Days exceeding'), 18),
  place(pick(outcomeColumns, 'With neighbours dB(A)'), 20),
  place(pick(outcomeColumns, 'Verdict'), 34),
];
/** Where a reader finds how the level came about. */
const PAGE_COLUMN: TableColumn = { label: 'Calculation on page', widthMm: 19, align: 1 };

/** B-3, C-3 (APPX-08, APPX-21). */
export const buildNoiseSummary = (letter: string, source: PlanSource, run: RunKind): TableSection =>
  toSection({
    number: `${letter}-3`,
    title: `NSR noise summary, ${run}`,
    note: 'Selected receivers, the loudest unmitigated level first.',
    columns: summaryColumns,
    moreColumns: [PAGE_COLUMN],
    rowsPerPage: SUMMARY_ROWS,
    parts: onePart(
      listSummaryRows(source, run).map((row) => {
        const cells = toCells(summaryColumns, row);
        const judged = row.outcome.exceedsInReport ? cells.map((cell, index) => markVerdict(cell, index)) : cells;
        return [...judged, { pageOf: receiverLabel(row) }];
      }),
    ),
  });

const JUDGED = new Set(['Highest level dB(A)', 'Exceedance dB(A)', 'Verdict']);
const markVerdict = (cell: string, index: number): TableCell =>
  JUDGED.has(summaryColumns[index]?.label ?? '') ? { mark: cell } : cell;

const leadColumns = [
  place(pick(monthlyColumns, 'NSR'), 22),
  place(pick(monthlyColumns, 'Building'), 0),
  place(pick(monthlyColumns, 'Criterion dB(A)'), 17),
];
const levelColumns = monthColumns.map((column) => place(column, 14.5));
const yearColumns = [...leadColumns, ...levelColumns];

/** B-6, C-6: a page for each year (APPX-11, Q126). */
export function buildMonthlySchedule(letter: string, source: PlanSource, run: RunKind): TableSection {
  const ofYear = Map.groupBy(listMonthlyRows(source, run), ({ year }) => year);
  return toSection({
    number: `${letter}-6`,
    title: `Monthly noise schedule, ${run}`,
    note: `Selected receivers in the order of Appendix ${letter}-3.`,
    columns: yearColumns,
    rowsPerPage: SUMMARY_ROWS,
    parts: [...ofYear].map(([year, rows]) => ({
      heading: year,
      label: '',
      title: `${year}: highest level of each month in dB(A); * on some day above the criterion of that day`,
      rows: rows.map((row) => [
        ...toCells(leadColumns, row),
        ...toCells(levelColumns, row).map((cell, month) => (row.exceeds[month] ? { mark: `${cell}*` } : cell)),
      ]),
    })),
  });
}
