import type { PlanSource } from '@quietsite/domain';
import { CODE_ROWS, COMBINATION_ROWS } from '../page-rules.ts';
import { activityCodeColumns, combinationCodeColumns, listCombinationRows } from '../tables/code-tables.ts';
import { listPlannedActivities } from '../tables/works.ts';
import type { TableRow, TableSection } from './appendix-model.ts';
import { pick, place, toCells } from './cell-text.ts';
import { onePart, sameOnAll, toSection } from './section.ts';

const codeColumns = [
  place(pick(activityCodeColumns, 'Activity code'), 17, 'Code'),
  place(pick(activityCodeColumns, 'Zone'), 55),
  place(pick(activityCodeColumns, 'Construction work'), 60),
  place(pick(activityCodeColumns, 'Activity'), 0),
  place(pick(activityCodeColumns, 'From'), 20),
  place(pick(activityCodeColumns, 'To'), 20),
  place(pick(activityCodeColumns, 'Remark'), 34),
];

/** B-1, C-1 (APPX-06, APPX-19). */
export const buildActivityCodes = (letter: string, source: PlanSource): TableSection =>
  toSection({
    number: `${letter}-1`,
    title: 'Activity codes',
    columns: codeColumns,
    rowsPerPage: sameOnAll(CODE_ROWS),
    parts: onePart(listPlannedActivities(source).map((activity) => toCells(codeColumns, activity))),
  });

const combinationColumns = [
  place(pick(combinationCodeColumns, 'Combination code'), 17, 'Code'),
  place(pick(combinationCodeColumns, 'Activities at work together'), 0),
  place(pick(combinationCodeColumns, 'Number of activities'), 16, 'Activities'),
];

/** More does not fit half a page in one piece, however small its letters. */
const LONGEST_UNSPLIT = 3_000;

/** B-2, C-2 (APPX-07, APPX-20). */
export const buildCombinationCodes = (letter: string, source: PlanSource): TableSection =>
  toSection({
    number: `${letter}-2`,
    title: 'Activity combination codes',
    columns: combinationColumns,
    rowsPerPage: sameOnAll(COMBINATION_ROWS),
    pageColumns: 2,
    parts: onePart(
      listCombinationRows(source).map((row): TableRow => {
        const cells = toCells(combinationColumns, row);
        const isLong = row.activities.length > LONGEST_UNSPLIT;
        return isLong ? { cells, spans: cells.map(() => 1), isLong } : cells;
      }),
    ),
  });
