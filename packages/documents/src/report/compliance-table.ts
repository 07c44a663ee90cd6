import { type ComplianceRow, type DatedCompliance, displayLevel, roundHalfUp } from '@quietsite/domain';
import { RECEIVER_ROWS } from '../page-rules.ts';
import { NOTHING } from '../text/show-level.ts';
import { splitPages } from '../text/split-pages.ts';
import { showDays, showDecibels } from './figures.ts';
import { fitColumn, PAGE_MM, rowHeightMm, SECTION_HEAD_MM } from './layout.ts';
import type { ComplianceTable, ReceiverRow } from './report-model.ts';

const ROOM = { rows: RECEIVER_ROWS, firstMm: PAGE_MM - SECTION_HEAD_MM, nextMm: PAGE_MM };
const [LABEL_MM, DESCRIPTION_MM, REASON_MM, FULL_MM] = [17, 33, 30, 158];
/** What a row of a receiver is taller than others. */
const AIR_MM = 0.8;
/** A longer reason stands below its row, over the whole width. */
const LONGEST_REASON_IN_CELL = 80;

/** One row for each selected receiver, the loudest first (REPORT-36, REPORT-58). */
export function buildComplianceTable(rows: readonly ComplianceRow[]): ComplianceTable {
  return {
    caption: rows.length === 0 ? 'No noise sensitive receiver is selected.' : '',
    hasNeighbours: rows.some(({ mitigatedLevel, withNeighboursLevel }) => mitigatedLevel !== withNeighboursLevel),
    pages: splitPages(rows.map(toReceiverRow), ROOM, heightMm),
  };
}

const heightMm = ({ label, description, reason, remarks }: ReceiverRow): number =>
  remarks.reduce(
    (sum, { text }) => sum + rowHeightMm([text, FULL_MM]),
    rowHeightMm([label, LABEL_MM], [description, DESCRIPTION_MM], [reason, REASON_MM]) + AIR_MM,
  );

function toReceiverRow(row: ComplianceRow): ReceiverRow {
  const isLongReason = row.reason.length > LONGEST_REASON_IN_CELL || row.reason.includes('\n');
  return {
    label: fitColumn(labelOf(row), LABEL_MM),
    description: fitColumn(row.description.trim() || NOTHING, DESCRIPTION_MM),
    criterion: showDecibels(row.criterion),
    unmitigated: displayLevel(row.unmitigatedLevel),
    mitigated: displayLevel(row.mitigatedLevel),
    withNeighbours: displayLevel(row.withNeighboursLevel),
    exceedance: row.exceedance > 0 ? row.exceedance.toFixed(1) : NOTHING,
    days: row.exceedance > 0 ? showDays(row.exceedanceDays) : NOTHING,
    reason: isLongReason ? 'See below' : fitColumn(row.reason || (row.exceedance > 0 ? 'None given' : ''), REASON_MM),
    exceeds: row.exceedance > 0,
    remarks: [
      ...listRemarks(row).map((text) => ({ text, exceeds: false })),
      ...row.otherCriteria.map(toRemark),
      ...(isLongReason ? [{ text: `Reason: ${row.reason}`, exceeds: false }] : []),
    ],
  };
}

/** A point without a name is known by its id. */
export const labelOf = ({ label, pointId }: Pick<ComplianceRow, 'label' | 'pointId'>): string =>
  label.trim() || `Point ${pointId}`;

function listRemarks(row: ComplianceRow): string[] {
  if (row.isLeftOut) return ['Inside a works zone together with its building: not assessed (M-35).'];
  return [
    ...(row.isBorderline
      ? ['Borderline: judged in whole dB(A), as on the map, the verdict would be the other (M-60, M-61).']
      : []),
    ...(isAboveTogether(row)
      ? ['Above the criterion together with neighbours; the plan is judged by its own level (M-58).']
      : []),
  ];
}

/** Satisfied by the works of this plan and exceeded with those of others. */
export const isAboveTogether = ({ exceedance, exceedsWithNeighbours }: ComplianceRow): boolean =>
  exceedance === 0 && exceedsWithNeighbours;

/** REPORT-39. */
function toRemark({ name, start, end, criterion, level, exceeds }: DatedCompliance): ReceiverRow['remarks'][number] {
  const days = `${name}, ${start} to ${end}: criterion ${showDecibels(criterion)}`;
  if (level === null) return { text: `${days} dB(A), nothing is heard on these days`, exceeds };
  const verdict = exceeds ? `exceeds by ${displayLevel(roundHalfUp(level, 1) - criterion)}` : 'satisfies';
  return { text: `${days}, highest mitigated level ${displayLevel(level)} dB(A), ${verdict}`, exceeds };
}
