import { isAtIssue, type PlanSource, type Verdict } from '@quietsite/domain';
import { SUMMARY_ROWS } from '../page-rules.ts';
import { listMonthlyRows, monthColumns, monthlyColumns } from '../tables/monthly-table.ts';
import type { RunKind } from '../tables/plan-table.ts';
import { listSummaryRows, outcomeColumns, placeColumns } from '../tables/summary-table.ts';
import type { DocumentWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { TableCell, TableSection } from './appendix-model.ts';
import { pick, place, toCells } from './cell-text.ts';
import { onePart, receiverLabel, toSection } from './section.ts';

const summaryColumns = [
  place(pick(placeColumns, 'nsr'), 19),
  place(pick(placeColumns, 'building'), 0),
  place(pick(placeColumns, 'use'), 20),
  place(pick(placeColumns, 'criterion'), 16),
  place(pick(outcomeColumns, 'highestLevel'), 18),
  place(pick(outcomeColumns, 'on'), 19),
  place(pick(outcomeColumns, 'loudestWorks'), 16),
  place(pick(outcomeColumns, 'exceedance'), 20),
  place(pick(outcomeColumns, 'daysExceeding'), 18),
  place(pick(outcomeColumns, 'withNeighbours'), 20),
  place(pick(outcomeColumns, 'verdict'), 34),
];

/** B-3, C-3 (APPX-08, APPX-21). */
export const buildNoiseSummary = (
  letter: string,
  source: PlanSource,
  run: RunKind,
  words: DocumentWords = englishWords,
): TableSection =>
  toSection({
    words,
    number: `${letter}-3`,
    title: words.appendix.sections.summary[run],
    note: words.appendix.summaryNote,
    columns: summaryColumns,
    // Where a reader finds how the level came about.
    moreColumns: [{ label: words.appendix.heads.page, widthMm: 19, align: 1 }],
    rowsPerPage: SUMMARY_ROWS,
    parts: onePart(
      listSummaryRows(source, run, words).map((row) => {
        const cells = toCells(summaryColumns, row, words);
        const { verdict } = row.outcome;
        const judged = isAtIssue(verdict) ? cells.map((cell, index) => markVerdict(cell, index, verdict)) : cells;
        return [...judged, { pageOf: receiverLabel(row) }];
      }),
    ),
  });

const JUDGED = new Set<string | undefined>(['highestLevel', 'exceedance', 'verdict']);
const markVerdict = (cell: string, index: number, verdict: Verdict): TableCell =>
  JUDGED.has(summaryColumns[index]?.key) ? { mark: cell, verdict } : cell;

/** Behind the level of a month, so that it is told without colour. */
const SIGNS = { satisfies: '', borderline: '≈', exceeds: '*' } as const;
const markMonth = (cell: string, verdict: Verdict): TableCell =>
  isAtIssue(verdict) ? { mark: `${cell}${SIGNS[verdict]}`, verdict } : cell;

const leadColumns = [
  place(pick(monthlyColumns, 'nsr'), 22),
  place(pick(monthlyColumns, 'building'), 0),
  place(pick(monthlyColumns, 'criterion'), 17),
];
const levelColumns = monthColumns.map((column) => place(column, 14.5));
const yearColumns = [...leadColumns, ...levelColumns];

/** B-6, C-6: a page for each year (APPX-11, Q126). */
export function buildMonthlySchedule(
  letter: string,
  source: PlanSource,
  run: RunKind,
  words: DocumentWords = englishWords,
): TableSection {
  const ofYear = Map.groupBy(listMonthlyRows(source, run, words), ({ year }) => year);
  return toSection({
    words,
    number: `${letter}-6`,
    title: words.appendix.sections.monthly[run],
    note: words.appendix.monthlyNote(letter),
    columns: yearColumns,
    rowsPerPage: SUMMARY_ROWS,
    parts: [...ofYear].map(([year, rows]) => ({
      heading: year,
      label: '',
      title: words.appendix.monthlyTitle(year),
      rows: rows.map((row) => [
        ...toCells(leadColumns, row, words),
        ...toCells(levelColumns, row, words).map((cell, month) => markMonth(cell, row.verdicts[month] ?? 'satisfies')),
      ]),
    })),
  });
}
