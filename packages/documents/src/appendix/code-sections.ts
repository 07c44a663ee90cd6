import type { PlanSource } from '@quietsite/domain';
import { CODE_ROWS, COMBINATION_ROWS } from '../page-rules.ts';
import { activityCodeColumns, combinationCodeColumns, listCombinationRows } from '../tables/code-tables.ts';
import { listPlannedActivities } from '../tables/works.ts';
import type { DocumentWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { TableRow, TableSection } from './appendix-model.ts';
import { pick, place, toCells } from './cell-text.ts';
import { onePart, sameOnAll, toSection } from './section.ts';

const codeColumns = [
  place(pick(activityCodeColumns, 'activityCode'), 17, 'code'),
  place(pick(activityCodeColumns, 'zone'), 55),
  place(pick(activityCodeColumns, 'construction'), 60),
  place(pick(activityCodeColumns, 'activity'), 0),
  place(pick(activityCodeColumns, 'from'), 20),
  place(pick(activityCodeColumns, 'to'), 20),
  place(pick(activityCodeColumns, 'remark'), 34),
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
    rowsPerPage: sameOnAll(CODE_ROWS),
    parts: onePart(listPlannedActivities(source).map((activity) => toCells(codeColumns, activity, words))),
  });

const combinationColumns = [
  place(pick(combinationCodeColumns, 'combinationCode'), 17, 'code'),
  place(pick(combinationCodeColumns, 'together'), 0),
  place(pick(combinationCodeColumns, 'activityCount'), 16, 'activities'),
];

/** Longer text does not fit half a page unsplit, however small the type. */
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
    rowsPerPage: sameOnAll(COMBINATION_ROWS),
    pageColumns: 2,
    parts: onePart(
      listCombinationRows(source).map((row): TableRow => {
        const cells = toCells(combinationColumns, row, words);
        const isLong = row.activities.length > MAX_UNSPLIT_LENGTH;
        return isLong ? { cells, spans: cells.map(() => 1), isLong } : cells;
      }),
    ),
  });
