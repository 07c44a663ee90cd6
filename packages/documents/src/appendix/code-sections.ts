import type { PlanSource } from '@quietsite/domain';
import { CODE_ROWS, COMBINATION_ROWS } from '../page-rules.ts';
import { activityCodeColumns, combinationCodeColumns, listCombinationRows } from '../tables/code-tables.ts';
import { listPlannedActivities } from '../tables/works.ts';
import type { DocumentWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { TableRow, TableSection } from './appendix-model.ts';
import { getColumn, layOut, toCells } from './cell-text.ts';
import { onePart, sameOnEveryPage, toSection } from './section.ts';

const codeColumns = [
  layOut(getColumn(activityCodeColumns, 'activityCode'), 17, 'code'),
  layOut(getColumn(activityCodeColumns, 'zone'), 55),
  layOut(getColumn(activityCodeColumns, 'construction'), 60),
  layOut(getColumn(activityCodeColumns, 'activity'), 0),
  layOut(getColumn(activityCodeColumns, 'from'), 20),
  layOut(getColumn(activityCodeColumns, 'to'), 20),
  layOut(getColumn(activityCodeColumns, 'remark'), 34),
];

/** B-1, C-1 (APPX-06, APPX-19). */
export const buildActivityCodes = (
  letter: string,
  source: PlanSource,
  words: DocumentWords = englishWords,
): TableSection =>
  toSection({
    words,
    number: `${letter}-1`,
    title: words.appendix.sections.activityCodes,
    columns: codeColumns,
    rowsPerPage: sameOnEveryPage(CODE_ROWS),
    parts: onePart(listPlannedActivities(source).map((activity) => toCells(codeColumns, activity, words))),
  });

const combinationColumns = [
  layOut(getColumn(combinationCodeColumns, 'combinationCode'), 17, 'code'),
  layOut(getColumn(combinationCodeColumns, 'together'), 0),
  layOut(getColumn(combinationCodeColumns, 'activityCount'), 16, 'activities'),
];

/** Longer text does not fit on half a page at any font size. */
const MAX_UNSPLIT_LENGTH = 3_000;

/** B-2, C-2 (APPX-07, APPX-20). */
export const buildCombinationCodes = (
  letter: string,
  source: PlanSource,
  words: DocumentWords = englishWords,
): TableSection =>
  toSection({
    words,
    number: `${letter}-2`,
    title: words.appendix.sections.combinationCodes,
    columns: combinationColumns,
    rowsPerPage: sameOnEveryPage(COMBINATION_ROWS),
    pageColumns: 2,
    parts: onePart(
      listCombinationRows(source).map((row): TableRow => {
        const cells = toCells(combinationColumns, row, words);
        const isLong = row.activities.length > MAX_UNSPLIT_LENGTH;
        return isLong ? { cells, spans: cells.map(() => 1), isLong } : cells;
      }),
    ),
  });
