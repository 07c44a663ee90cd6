import {
  type ComplianceRow,
  type DatedCompliance,
  displayJudged,
  displayLevel,
  isAtIssue,
  roundHalfUp,
  verdictOnlyTogether,
} from '@quietsite/domain';
import { NOTHING } from '../text/show-level.ts';
import { showDays, showDecibels } from './figures.ts';
import { fitColumn, rowHeightMm } from './layout.ts';
import type { ComplianceTable, ReceiverRow, Remark } from './report-model.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';

type Words = ReportWords['compliance'];

const [LABEL_MM, DESCRIPTION_MM, REASON_MM, FULL_MM] = [14, 30, 26, 161];
/** Extra height of a receiver's row. */
const EXTRA_HEIGHT_MM = 0.8;
/** A longer reason is printed below its row, across the full width. */
const MAX_CELL_REASON_LENGTH = 80;

/** One row for each selected receiver, loudest first (REPORT-36, REPORT-58). */
export function buildComplianceTable(
  rows: readonly ComplianceRow[],
  { compliance: words }: ReportWords = english,
): ComplianceTable {
  return {
    caption: rows.length === 0 ? words.none : '',
    hasNeighbours: rows.some(({ mitigatedLevel, withNeighboursLevel }) => mitigatedLevel !== withNeighboursLevel),
    hasIssues: rows.some(({ verdict, exceedance, reason }) => isAtIssue(verdict) || exceedance > 0 || reason !== ''),
    rows: rows.map((row) => toReceiverRow(row, words)),
  };
}

export const receiverHeightMm = ({ label, description, reason, remarks }: ReceiverRow): number =>
  remarks.reduce(
    (sum, { text }) => sum + rowHeightMm([text, FULL_MM]),
    rowHeightMm([label, LABEL_MM], [description, DESCRIPTION_MM], [reason, REASON_MM]) + EXTRA_HEIGHT_MM,
  );

function toReceiverRow(row: ComplianceRow, words: Words): ReceiverRow {
  const isLongReason = row.reason.length > MAX_CELL_REASON_LENGTH || row.reason.includes('\n');
  return {
    label: fitColumn(labelOf(row, words), LABEL_MM),
    description: fitColumn(row.description.trim() || NOTHING, DESCRIPTION_MM),
    criterion: showDecibels(row.criterion),
    unmitigated: displayJudged(row.unmitigatedLevel, row.criterion),
    mitigated: displayJudged(row.mitigatedLevel, row.criterion),
    withNeighbours: displayJudged(row.withNeighboursLevel, row.criterion),
    exceedance: row.exceedance > 0 ? row.exceedance.toFixed(1) : NOTHING,
    days: row.exceedance > 0 ? showDays(row.exceedanceDays) : NOTHING,
    reason: isLongReason
      ? words.seeBelow
      : fitColumn(row.reason || (isAtIssue(row.verdict) ? words.noReason : ''), REASON_MM),
    verdict: row.verdict,
    verdictWord: nameVerdict(row, words),
    remarks: [
      ...listRemarks(row, words).map((text) => ({ text, verdict: null, isOurs: true })),
      ...listExemptions(row, words).map((text) => ({ text, verdict: null, isOurs: false })),
      ...row.otherCriteria.map((dated) => toRemark(dated, words)),
      ...(isLongReason ? [{ text: words.reason(row.reason), verdict: null, isOurs: false }] : []),
    ],
  };
}

function nameVerdict({ verdict, isRestrictedUnassessed }: ComplianceRow, { verdicts }: Words): string {
  if (verdict === null) return NOTHING;
  return verdict === 'satisfies' && isRestrictedUnassessed ? verdicts.satisfiesByDay : verdicts[verdict];
}

/** A point without a name is identified by its id. */
export const labelOf = (
  { label, pointId }: Pick<ComplianceRow, 'label' | 'pointId'>,
  { point }: Pick<Words, 'point'> = english.compliance,
): string => label.trim() || point(pointId);

function listRemarks(row: ComplianceRow, words: Words): string[] {
  if (row.isLeftOut) return [words.leftOut];
  const together = verdictOnlyTogether(row.verdict, row.withNeighboursVerdict);
  return [
    ...(row.verdict === 'satisfies' && row.isRestrictedUnassessed ? [words.restricted] : []),
    ...(row.verdict === 'borderline' ? [words.borderline] : []),
    ...(together ? [words.together(together)] : []),
  ];
}

/** Why a receiver is not judged, and blank facades, with the file that is the evidence (M-109, M-143). */
function listExemptions({ exemption }: ComplianceRow, words: Words): string[] {
  if (exemption === undefined) return [];
  const { outOfUse, hasClosedWindows, hasBlankFacades, fileName } = exemption;
  const periods = outOfUse.map(({ name, start, end }) => words.period(name, start, end));
  return [
    ...(hasClosedWindows ? [words.closedWindows(fileName)] : []),
    ...(periods.length > 0 && !hasClosedWindows ? [words.outOfUse(periods.join(words.betweenPeriods), fileName)] : []),
    ...(hasBlankFacades ? [words.blankFacades(fileName)] : []),
  ];
}

/** REPORT-39. */
function toRemark(dated: DatedCompliance, words: Words): Remark {
  const { name, start, end, criterion, level } = dated;
  // 'Satisfies' has no mark.
  const verdict = isAtIssue(dated.verdict) ? dated.verdict : null;
  const days = words.dated(name, start, end, showDecibels(criterion));
  if (level === null) return { text: words.datedSilent(days), verdict, isOurs: false };
  const excess = displayLevel(roundHalfUp(level, 1) - criterion);
  const phrases = {
    satisfies: words.satisfies,
    borderline: words.borderlineBy(excess),
    exceeds: words.exceedsBy(excess),
  };
  const text = words.datedLevel(days, displayJudged(level, criterion), phrases[dated.verdict]);
  return { text, verdict, isOurs: false };
}
