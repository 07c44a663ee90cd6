import {
  type ComplianceRow,
  countJudged,
  countVerdicts,
  displayJudged,
  type PlanSource,
  type RunSummary,
  worstVerdict,
} from '@quietsite/domain';
import { NOTHING, showCount } from '../text/show-level.ts';
import { labelOf } from './compliance-table.ts';
import type { ReportFigure } from './report-model.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';

type Words = ReportWords['figures'];

const DAY_MS = 86_400_000;

/** The figures that a reviewer looks for first, with the three verdict counts (Q145). */
export function buildReportFigures(
  source: PlanSource,
  compliance: readonly ComplianceRow[],
  words: ReportWords = english,
): ReportFigure[] {
  const { figures } = words;
  const assessed = compliance.filter(({ isLeftOut }) => !isLeftOut);
  return [
    receiversFigure(compliance, assessed, figures),
    exceedingFigure(assessed, source.restrictedRowIds.length > 0, figures),
    highestFigure(assessed, 'unmitigatedLevel', words),
    highestFigure(assessed, 'mitigatedLevel', words),
    programmeFigure(source.summary, figures),
  ];
}

function receiversFigure(
  all: readonly ComplianceRow[],
  assessed: readonly ComplianceRow[],
  words: Words,
): ReportFigure {
  const leftOut = all.length - assessed.length;
  return {
    label: words.receivers,
    value: showCount(assessed.length),
    unit: '',
    details: leftOut > 0 ? [words.leftOut(showCount(leftOut))] : [words.asSelected],
    tone: 'plain',
  };
}

function exceedingFigure(assessed: readonly ComplianceRow[], isRestricted: boolean, words: Words): ReportFigure {
  const counts = countVerdicts(assessed.map(({ verdict }) => verdict));
  const before = countVerdicts(assessed.map(({ unmitigatedVerdict }) => unmitigatedVerdict));
  return {
    label: words.exceeding,
    value: showCount(counts.exceeds),
    unit: words.ofAll(showCount(countJudged(counts))),
    details: [words.others(counts), ...(isRestricted ? [words.restricted] : []), words.withoutMitigation(before)],
    tone: assessed.length === 0 ? 'plain' : worstVerdict(counts),
  };
}

function highestFigure(
  assessed: readonly ComplianceRow[],
  run: 'unmitigatedLevel' | 'mitigatedLevel',
  { figures, compliance }: ReportWords,
): ReportFigure {
  const label = run === 'mitigatedLevel' ? figures.highestMitigated : figures.highestUnmitigated;
  const loudest = assessed.reduce<ComplianceRow | null>(
    (most, row) => ((row[run] ?? -Infinity) > (most?.[run] ?? -Infinity) ? row : most),
    null,
  );
  if (!loudest) return { label, value: NOTHING, unit: '', details: [figures.noLevel], tone: 'plain' };
  const place = [labelOf(loudest, compliance), loudest.description.trim()].filter(Boolean).join(figures.comma);
  return {
    label,
    value: displayJudged(loudest[run], loudest.criterion),
    unit: 'dB(A)',
    details: [figures.at(place)],
    tone: 'plain',
  };
}

/** Both ends count (M-03). */
function programmeFigure({ firstDay, lastDay }: RunSummary, words: Words): ReportFigure {
  const label = words.programme;
  if (!firstDay || !lastDay) return { label, value: NOTHING, unit: '', details: [words.noWorks], tone: 'plain' };
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS + 1;
  const details = [words.from(firstDay), lastDay];
  return { label, value: showCount(days), unit: words.days(days), details, tone: 'plain' };
}
