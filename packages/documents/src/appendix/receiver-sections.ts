import { isAtIssue, isExempt, type PlanSource, type Verdict } from '@quietsite/domain';
import { COMPACT_ROWS, SUMMARY_ROWS } from '../page-rules.ts';
import { listMonthlyRows, monthColumns, monthlyColumns } from '../tables/monthly-table.ts';
import type { RunKind } from '../tables/plan-table.ts';
import { listSummaryRows, locationColumns, type RunRow, resultColumns } from '../tables/summary-table.ts';
import { showCount } from '../text/show-level.ts';
import type { DocumentWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { TableCell, TablePart, TableSection } from './appendix-model.ts';
import { getColumn, layOut, type PageColumn, toCells, toHeads } from './cell-text.ts';
import { onePart, receiverLabel, toSection } from './section.ts';

const summaryColumns = [
  layOut(getColumn(locationColumns, 'nsr'), 19),
  layOut(getColumn(locationColumns, 'building'), 0),
  layOut(getColumn(locationColumns, 'use'), 20),
  layOut(getColumn(locationColumns, 'criterion'), 16),
  layOut(getColumn(resultColumns, 'highestLevel'), 18),
  layOut(getColumn(resultColumns, 'on'), 19),
  layOut(getColumn(resultColumns, 'loudestWorks'), 16),
  layOut(getColumn(resultColumns, 'exceedance'), 20),
  layOut(getColumn(resultColumns, 'daysExceeding'), 18),
  layOut(getColumn(resultColumns, 'withNeighbours'), 20),
  layOut(getColumn(resultColumns, 'verdict'), 34),
];

/** Columns for receivers whose calculation is not printed. */
const compactColumns = [
  layOut(getColumn(locationColumns, 'nsr'), 15),
  layOut(getColumn(locationColumns, 'building'), 0),
  layOut(getColumn(locationColumns, 'criterion'), 14),
  layOut(getColumn(resultColumns, 'highestLevel'), 14),
  layOut(getColumn(resultColumns, 'exceedance'), 17),
  layOut(getColumn(resultColumns, 'daysExceeding'), 15),
  layOut(getColumn(resultColumns, 'verdict'), 23),
];

/** B-3, C-3 (APPX-08, APPX-21): every receiver; those without a printed calculation are in a compact table. */
export function buildNoiseSummary(
  letter: string,
  source: PlanSource,
  run: RunKind,
  detailed: ReadonlySet<number>,
  words: DocumentWords = englishWords,
): TableSection {
  const rows = listSummaryRows(source, run, words);
  const [inDetail, others] = partition(rows, detailed);
  const exempt = rows.filter(({ receiver }) => isExempt(receiver)).length;
  return toSection({
    words,
    number: `${letter}-3`,
    title: words.appendix.sections.summary[run],
    note: [
      words.appendix.summaryNote,
      ...(source.restrictedRowIds.length > 0
        ? [words.report.conclusion.restricted(source.restrictedRowIds.length)]
        : []),
      ...(exempt > 0 ? [words.appendix.exemptionNote(exempt)] : []),
    ].join(' '),
    columns: summaryColumns,
    // The page where the reader finds the calculation of the level.
    moreColumns: [{ label: words.appendix.heads.page, widthMm: 19, align: 1 }],
    rowsPerPage: SUMMARY_ROWS,
    parts: [
      ...onePart(inDetail.map((row) => [...judge(summaryColumns, row, words), { pageOf: receiverLabel(row) }])),
      ...listCompact(others, words),
    ],
  });
}

function listCompact(others: readonly RunRow[], words: DocumentWords): TablePart[] {
  if (others.length === 0) return [];
  const { othersHeading, othersTitle } = words.appendix;
  return [
    {
      ...{ heading: othersHeading(showCount(others.length)), title: othersTitle, label: '' },
      compact: { columns: toHeads(compactColumns, words), rowsPerPage: COMPACT_ROWS },
      rows: others.map((row) => judge(compactColumns, row, words)),
    },
  ];
}

function partition<Row extends { readonly pointId: number }>(
  rows: readonly Row[],
  detailed: ReadonlySet<number>,
): [inDetail: Row[], others: Row[]] {
  return [rows.filter(({ pointId }) => detailed.has(pointId)), rows.filter(({ pointId }) => !detailed.has(pointId))];
}

const JUDGED = new Set<string>(['highestLevel', 'exceedance', 'verdict']);
const judge = (columns: readonly PageColumn<RunRow>[], row: RunRow, words: DocumentWords): TableCell[] =>
  columns.map(({ key, show }) => {
    const { verdict } = row.outcome;
    const isByDay = key === 'verdict' && verdict === 'satisfies' && row.isRestrictedUnassessed;
    const cell = isByDay ? words.tables.satisfiesByDay : show(row, words);
    return verdict !== null && isAtIssue(verdict) && JUDGED.has(key) ? { mark: cell, verdict } : cell;
  });

/** Appended to the level of a month, so that the verdict does not depend on colour. */
const VERDICT_SIGNS = { satisfies: '', borderline: '≈', exceeds: '*' } as const;
const markMonth = (cell: string, verdict: Verdict): TableCell =>
  isAtIssue(verdict) ? { mark: `${cell}${VERDICT_SIGNS[verdict]}`, verdict } : cell;

const leadColumns = [
  layOut(getColumn(monthlyColumns, 'nsr'), 22),
  layOut(getColumn(monthlyColumns, 'building'), 0),
  layOut(getColumn(monthlyColumns, 'criterion'), 17),
];
const levelColumns = monthColumns.map((column) => layOut(column, 14.5));
const yearColumns = [...leadColumns, ...levelColumns];

/** B-6, C-6: year by year, each with its own headings (APPX-11, Q126). */
export function buildMonthlySchedule(
  letter: string,
  source: PlanSource,
  run: RunKind,
  detailed: ReadonlySet<number>,
  words: DocumentWords = englishWords,
): TableSection {
  const rows = listMonthlyRows(source, run, words).filter(({ pointId }) => detailed.has(pointId));
  const ofYear = Map.groupBy(rows, ({ year }) => year);
  return toSection({
    words,
    number: `${letter}-6`,
    title: words.appendix.sections.monthly[run],
    note: words.appendix.monthlyNote(letter, showCount(detailed.size), showCount(source.results.length)),
    columns: yearColumns,
    rowsPerPage: SUMMARY_ROWS,
    parts: [...ofYear].map(([year, rows]) => ({
      heading: year,
      label: '',
      title: words.appendix.monthlyTitle,
      rows: rows.map((row) => [
        ...toCells(leadColumns, row, words),
        ...toCells(levelColumns, row, words).map((cell, month) => markMonth(cell, row.verdicts[month] ?? 'satisfies')),
      ]),
    })),
  });
}
