import {
  atLeastZero,
  displayJudged,
  type PlanRecords,
  type PlanSource,
  roundHalfUp,
  type Verdict,
} from '@quietsite/domain';
import { CALCULATION_ROWS } from '../page-rules.ts';
import { type CalculationRow, calculationColumns, listCalculationRows } from '../tables/calculation-table.ts';
import type { RunKind } from '../tables/plan-table.ts';
import { listSummaryRows, type RunRow } from '../tables/summary-table.ts';
import { NOTHING, showCount } from '../text/show-level.ts';
import type { DocumentWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { TableCell, TablePart, TableRow, TableSection } from './appendix-model.ts';
import { getColumn, layOut, toCells } from './cell-text.ts';
import { receiverLabel, toSection } from './section.ts';

const columns = [
  layOut(getColumn(calculationColumns, 'code'), 17),
  layOut(getColumn(calculationColumns, 'zone'), 38),
  layOut(getColumn(calculationColumns, 'works'), 0),
  layOut(getColumn(calculationColumns, 'loudestGroup'), 24),
  layOut(getColumn(calculationColumns, 'soundPower'), 20),
  layOut(getColumn(calculationColumns, 'distance'), 18),
  layOut(getColumn(calculationColumns, 'distanceCorrection'), 20),
  layOut(getColumn(calculationColumns, 'facadeCorrection'), 20),
  layOut(getColumn(calculationColumns, 'noiseLevel'), 20),
  layOut(getColumn(calculationColumns, 'remark'), 42),
];
/** Spans the columns from zone to facade correction, for which a combination has no figures. */
const WIDE_SPANS = [1, 7, 1, 1];
/** Max characters in one line of that width. */
const MAX_SUM_LENGTH = 110;

/** B-5, C-5 (APPX-10, APPX-24): receivers in detail, each with all its activities and all combinations (Q126). */
export function buildCalculation(
  letter: string,
  source: PlanSource,
  records: PlanRecords,
  run: RunKind,
  detailed: ReadonlySet<number>,
  words: DocumentWords = englishWords,
): TableSection {
  const ofPoint = Map.groupBy(listCalculationRows(source, records, run, words), ({ pointId }) => pointId);
  const hasOthers = detailed.size < source.results.length;
  return toSection({
    words,
    number: `${letter}-5`,
    title: words.appendix.sections.calculation[run],
    columns,
    note: hasOthers ? words.appendix.calculationNote(showCount(detailed.size), showCount(source.results.length)) : '',
    rowsPerPage: { first: hasOthers ? CALCULATION_ROWS - 1 : CALCULATION_ROWS, next: CALCULATION_ROWS },
    wraps: false,
    parts: listSummaryRows(source, run, words)
      .filter(({ pointId }) => detailed.has(pointId))
      .map((row) => toPart(row, ofPoint.get(row.pointId) ?? [], letter, words)),
  });
}

function toPart(row: RunRow, rows: readonly CalculationRow[], letter: string, words: DocumentWords): TablePart {
  const { receiver, receiverTitle, leftOut } = words.appendix;
  const { label, building, result } = row;
  const name = building === '' ? label : receiver(label, building);
  return {
    heading: name,
    title: receiverTitle(
      showTenths(result.criterion),
      result.isLeftOut ? leftOut : describeHighest(row, words.appendix),
    ),
    label: receiverLabel(row),
    rows: listRows(rows, row.outcome.verdict, letter, words),
  };
}

const describeHighest = (
  { outcome, result, loudestCode }: RunRow,
  { silent, loudest }: DocumentWords['appendix'],
): string =>
  outcome.highestLevel === null
    ? silent
    : loudest(displayJudged(outcome.highestLevel, result.criterion), outcome.highestDay ?? NOTHING, loudestCode);

/** Each kind has a repeated heading, so every page says what its rows are. */
function listRows(
  rows: readonly CalculationRow[],
  verdict: Verdict | null,
  letter: string,
  words: DocumentWords,
): TableRow[] {
  return [...Map.groupBy(rows, ({ part }) => part)].flatMap(([part, some]) => [
    { head: words.appendix.groups[part](letter) },
    ...some.map((one) => toRow(one, verdict, letter, words)),
  ]);
}

/** The highest level is bold, in the colour of its verdict. */
function toRow(row: CalculationRow, verdict: Verdict | null, letter: string, words: DocumentWords): TableRow {
  const cells = toCells(columns, row, words);
  const [level, remark] = [cells.at(-2) ?? '', describeRemark(row, words)];
  const mark = (cell: TableCell & string): TableCell =>
    row.isHighest && verdict !== null ? { mark: cell, verdict } : cell;
  const [shown, last] = [mark(level), mark(remark)];
  if (row.part === 'Activity') return [...cells.slice(0, -2), shown, last];
  if (row.part === 'Neighbour') return wideRow(['', row.works, shown, words.appendix.onDay(row.startDate)]);
  return wideRow([row.code, describeSum(row.works, letter, words.appendix), shown, last]);
}

const wideRow = (cells: readonly TableCell[]): TableRow => ({ cells, spans: WIDE_SPANS, isLong: false });

/** Long sums are written out only once, in the list of codes. */
const describeSum = (works: string, letter: string, { longSum }: DocumentWords['appendix']): string =>
  works.length <= MAX_SUM_LENGTH ? works : longSum(works.split(' + ').length, letter);

const describeRemark = ({ isHighest, remark }: CalculationRow, { appendix, tables }: DocumentWords): string =>
  [isHighest ? tables.columns.highest : '', remark].filter((word) => word !== '').join(appendix.betweenRemarks);

/** A level at a receiver: one decimal, never below 0, '-' if nothing is audible (M-04, Q143). */
const showTenths = (level: number | null): string =>
  level === null ? NOTHING : roundHalfUp(atLeastZero(level), 1).toFixed(1);
