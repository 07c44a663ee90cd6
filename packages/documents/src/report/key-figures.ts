import { type ComplianceRow, displayLevel, type PlanSource, type RunSummary } from '@quietsite/domain';
import { countOf, NOTHING, showCount } from '../text/show-level.ts';
import { labelOf } from './compliance-table.ts';
import type { ReportFigure } from './report-model.ts';

const DAY_MS = 86_400_000;

/** What a reviewer looks for first; judged in tenths of a decibel (M-61). */
export function buildReportFigures(source: PlanSource, compliance: readonly ComplianceRow[]): ReportFigure[] {
  const assessed = compliance.filter(({ isLeftOut }) => !isLeftOut);
  return [
    receiversFigure(compliance, assessed),
    exceedingFigure(source, assessed),
    highestFigure('Highest unmitigated level', assessed, 'unmitigatedLevel'),
    highestFigure('Highest mitigated level', assessed, 'mitigatedLevel'),
    programmeFigure(source.summary),
  ];
}

function receiversFigure(all: readonly ComplianceRow[], assessed: readonly ComplianceRow[]): ReportFigure {
  const leftOut = all.length - assessed.length;
  return {
    label: 'Receivers assessed',
    value: showCount(assessed.length),
    unit: '',
    details: leftOut > 0 ? [`${showCount(leftOut)} inside a zone left out`] : ['as selected for this plan'],
    tone: 'plain',
  };
}

function exceedingFigure({ results }: PlanSource, assessed: readonly ComplianceRow[]): ReportFigure {
  const exceeding = assessed.filter(({ exceedance }) => exceedance > 0).length;
  const before = results.filter(({ isLeftOut, unmitigated }) => !isLeftOut && unmitigated.exceedsInReport).length;
  return {
    label: 'Exceeding the criterion',
    value: showCount(exceeding),
    unit: `of ${showCount(assessed.length)}`,
    details: ['with mitigation', `${showCount(before)} without mitigation`],
    tone: assessed.length === 0 ? 'plain' : exceeding > 0 ? 'exceeds' : 'satisfies',
  };
}

function highestFigure(
  label: string,
  assessed: readonly ComplianceRow[],
  run: 'unmitigatedLevel' | 'mitigatedLevel',
): ReportFigure {
  const loudest = assessed.reduce<ComplianceRow | null>(
    (most, row) => ((row[run] ?? -Infinity) > (most?.[run] ?? -Infinity) ? row : most),
    null,
  );
  if (!loudest) return { label, value: NOTHING, unit: '', details: ['no level calculated'], tone: 'plain' };
  const place = [labelOf(loudest), loudest.description.trim()].filter(Boolean).join(', ');
  return { label, value: displayLevel(loudest[run]), unit: 'dB(A)', details: [`at ${place}`], tone: 'plain' };
}

/** Both ends count (M-03). */
function programmeFigure({ firstDay, lastDay }: RunSummary): ReportFigure {
  const label = 'Programme of works';
  if (!firstDay || !lastDay) return { label, value: NOTHING, unit: '', details: ['no dated works'], tone: 'plain' };
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS + 1;
  const [count = '', unit = ''] = countOf(days, 'day').split(' ');
  return { label, value: count, unit, details: [`${firstDay} to`, lastDay], tone: 'plain' };
}
