import type { PlanRecords, PlanSource } from '@quietsite/domain';
import { CALCULATION_ROWS } from '../page-rules.ts';
import { type CalculationRow, calculationColumns, listCalculationRows } from '../tables/calculation-table.ts';
import type { RunKind } from '../tables/plan-table.ts';
import { listSummaryRows, type RunRow } from '../tables/summary-table.ts';
import { showTenths } from '../text/show-tenths.ts';
import type { TableCell, TablePart, TableRow, TableSection } from './appendix-model.ts';
import { pick, place, toCells } from './cell-text.ts';
import { receiverLabel, sameOnAll, toSection } from './section.ts';

const columns = [
  place(pick(calculationColumns, 'Code'), 17),
  place(pick(calculationColumns, 'Zone'), 38),
  place(pick(calculationColumns, 'Works'), 0),
  place(pick(calculationColumns, 'Loudest group'), 24),
  place(pick(calculationColumns, 'Sound power dB(A)'), 20),
  place(pick(calculationColumns, 'Distance m'), 18),
  place(pick(calculationColumns, 'Distance correction dB(A)'), 20),
  place(pick(calculationColumns, 'Facade correction dB(A)'), 20),
  place(pick(calculationColumns, 'Noise level dB(A)'), 20),
  place(pick(calculationColumns, 'Remark'), 42),
];
/** From the zone to the facade correction: what a combination has no figures for. */
const WIDE = [1, 7, 1, 1];
/** Fits in one line of that width. */
const LONGEST_SUM = 110;

/** B-5, C-5 (APPX-10, APPX-24): every receiver with all its activities and all combinations (Q126). */
export function buildCalculation(letter: string, source: PlanSource, records: PlanRecords, run: RunKind): TableSection {
  const ofPoint = Map.groupBy(listCalculationRows(source, records, run), ({ pointId }) => pointId);
  return toSection({
    number: `${letter}-5`,
    title: `Calculation per NSR, ${run}`,
    columns,
    rowsPerPage: sameOnAll(CALCULATION_ROWS),
    wraps: false,
    parts: listSummaryRows(source, run).map((row) => toPart(row, ofPoint.get(row.pointId) ?? [], letter)),
  });
}

function toPart(row: RunRow, rows: readonly CalculationRow[], letter: string): TablePart {
  const { label, building, result, outcome } = row;
  const name = building === '' ? label : `${label}, ${building}`;
  const highest =
    outcome.highestLevel === null
      ? 'nothing is heard'
      : `highest ${showTenths(outcome.highestLevel)} dB(A) on ${outcome.highestDay}, ${row.loudestCode}`;
  const told = result.isLeftOut ? 'left out of the calculation: inside the site' : highest;
  return {
    heading: name,
    title: `${name} · criterion ${showTenths(result.criterion)} dB(A) · ${told}`,
    label: receiverLabel(row),
    rows: listRows(rows, letter),
  };
}

/** Each kind under a head that repeats, so that every page says what its lines are. */
function listRows(rows: readonly CalculationRow[], letter: string): TableRow[] {
  const heads: Readonly<Record<CalculationRow['part'], string>> = {
    Activity: 'Activities, each by itself on its loudest day',
    Combination: `Combinations of activities, from the loudest down (codes in Appendix ${letter}-2)`,
    Neighbour: 'Approved projects nearby, on the day of the highest level with neighbours',
  };
  return [...Map.groupBy(rows, ({ part }) => part)].flatMap(([part, some]) => [
    { head: heads[part] },
    ...some.map((one) => toRow(one, letter)),
  ]);
}

function toRow(row: CalculationRow, letter: string): TableRow {
  const cells = toCells(columns, row);
  const [level, remark] = [cells.at(-2) ?? '', row.isHighest ? joinWords('Highest', row.remark) : row.remark];
  const shown = row.isHighest ? ({ mark: level } as const) : level;
  const last = row.isHighest ? { mark: remark } : remark;
  if (row.part === 'Activity') return [...cells.slice(0, -2), shown, last];
  if (row.part === 'Neighbour') return wide(['', row.works, shown, `On ${row.startDate}`]);
  return wide([row.code, describeSum(row.works, letter), shown, last]);
}

const wide = (cells: readonly TableCell[]): TableRow => ({ cells, spans: WIDE, isLong: false });

/** Long sums are written out once, in the list of codes. */
const describeSum = (works: string, letter: string): string =>
  works.length <= LONGEST_SUM ? works : `${works.split(' + ').length} activities, see Appendix ${letter}-2`;

const joinWords = (...words: readonly string[]): string => words.filter((word) => word !== '').join('; ');
