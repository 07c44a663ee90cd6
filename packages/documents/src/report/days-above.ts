import {
  type ComplianceRow,
  type DayString,
  dayNumber,
  displayJudged,
  isAtIssue,
  type LevelStep,
  type PlanSource,
} from '@quietsite/domain';
import { NOTHING } from '../text/show-level.ts';
import { labelOf } from './compliance-table.ts';
import { showDays, showDecibels } from './figures.ts';
import { fitColumn, rowHeightMm } from './layout.ts';
import type { DaysAboveRow } from './report-model.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';

/** Column widths, as in the template. */
const [LABEL_MM, DESCRIPTION_MM, PERIODS_MM] = [17, 40, 62] as const;

export const daysAboveHeightMm = ({ label, description, periods }: DaysAboveRow): number =>
  rowHeightMm([label, LABEL_MM], [description, DESCRIPTION_MM], [periods, PERIODS_MM]);

/** Receivers that exceed, then borderline ones, with the days above the criterion (REPORT-72, M-62). */
export function buildDaysAbove(
  { timelines }: Pick<PlanSource, 'timelines'>,
  compliance: readonly ComplianceRow[],
  words: ReportWords = english,
): DaysAboveRow[] {
  return compliance
    .filter(({ verdict }) => isAtIssue(verdict))
    .toSorted((one, other) => sortRank(one) - sortRank(other) || other.exceedance - one.exceedance)
    .map((row) => ({
      label: fitColumn(labelOf(row, words.compliance), LABEL_MM),
      description: fitColumn(row.description.trim() || NOTHING, DESCRIPTION_MM),
      criterion: showDecibels(row.criterion),
      mitigated: displayJudged(row.mitigatedLevel, row.criterion),
      exceedance: row.exceedance > 0 ? row.exceedance.toFixed(1) : NOTHING,
      days: showDays(row.exceedanceDays),
      periods: describePeriods(listPeriods(timelines.get(row.pointId)?.steps ?? []), words),
      verdict: row.verdict ?? 'satisfies',
    }));
}

const sortRank = ({ verdict }: ComplianceRow): number => (verdict === 'exceeds' ? 0 : 1);

interface Period {
  readonly start: DayString;
  end: DayString;
}

/** Days above the criterion of the day in tenths; consecutive days are joined. */
function listPeriods(steps: readonly LevelStep[]): Period[] {
  const periods: Period[] = [];
  for (const { start, end, mitigated } of steps) {
    if (!mitigated.exceedsInReport) continue;
    const last = periods.at(-1);
    if (last && dayNumber(last.end) + 1 === dayNumber(start)) last.end = end;
    else periods.push({ start, end });
  }
  return periods;
}

function describePeriods(periods: readonly Period[], { daysAbove: words }: ReportWords): string {
  if (periods.length === 0) return NOTHING;
  return periods
    .map(({ start, end }) =>
      start === end ? words.day(start) : words.period(start, end, dayNumber(end) - dayNumber(start) + 1),
    )
    .join(words.between);
}
