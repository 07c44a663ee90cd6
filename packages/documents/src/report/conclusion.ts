import { type ComplianceRow, lacksReason, type PlanSource } from '@quietsite/domain';
import { shorten } from '../map/svg-text.ts';
import { countOf, showCount } from '../text/show-level.ts';
import { isAboveTogether, labelOf } from './compliance-table.ts';
import { showDays } from './figures.ts';
import type { ReportModel } from './report-model.ts';

const NAME_LENGTH = 60;

/** The outcome of the plan in a few sentences, judged in tenths of a decibel (M-61). */
export function concludePlan(source: PlanSource, compliance: readonly ComplianceRow[]): ReportModel['conclusion'] {
  const assessed = compliance.filter(({ isLeftOut }) => !isLeftOut);
  if (assessed.length === 0) return ['No noise sensitive receiver was assessed; nothing can be concluded.'];
  const exceeding = assessed.filter(({ exceedance }) => exceedance > 0);
  return [
    exceeding.length === 0 ? concludeWell(assessed.length) : concludeExceedance(exceeding, assessed.length),
    ...tellMissing(exceeding),
    ...tellBorderline(assessed),
    ...tellNeighbours(source),
    ...tellTogether(assessed),
  ];
}

const concludeWell = (count: number): string =>
  count === 1
    ? 'With the measures of this plan the one assessed receiver satisfies its noise criterion on every day of the works.'
    : `With the measures of this plan all ${showCount(count)} assessed receivers satisfy their noise criteria on every day of the works.`;

function concludeExceedance(exceeding: readonly ComplianceRow[], all: number): string {
  const worst = exceeding.reduce((most, row) => (row.exceedance > most.exceedance ? row : most));
  const verb = exceeding.length === 1 ? 'exceeds its' : 'exceed their';
  const article = exceeding.length === 1 ? 'the exceedance' : 'the highest exceedance';
  return `With the measures of this plan ${showCount(exceeding.length)} of ${countOf(all, 'assessed receiver')} ${verb} noise criterion; ${article} is ${worst.exceedance.toFixed(1)} dB(A) at ${nameOf(worst)}, where the criterion is exceeded on ${showDays(worst.exceedanceDays)} days.`;
}

function tellMissing(exceeding: readonly ComplianceRow[]): string[] {
  const missing = exceeding.filter(lacksReason).length;
  return missing === 0 ? [] : [`No reason is given for the exceedance at ${countOf(missing, 'receiver')}.`];
}

function tellBorderline(assessed: readonly ComplianceRow[]): string[] {
  const count = assessed.filter(({ isBorderline }) => isBorderline).length;
  if (count === 0) return [];
  return [
    `${countOf(count, 'receiver')} ${count === 1 ? 'is' : 'are'} borderline: judged in whole decibels, as on the map, the verdict would be the other.`,
  ];
}

/** A site that is known by name only counts where somebody entered its level (M-51). */
function tellNeighbours({ neighbours, concurrentSites }: PlanSource): string[] {
  const [projects, sites] = [neighbours.length, concurrentSites.length];
  return [
    ...(projects > 0
      ? [`Levels with neighbours include the works of ${countOf(projects, 'approved project')} nearby.`]
      : []),
    ...(sites > 0
      ? [
          `${countOf(sites, 'concurrent site')} nearby ${sites === 1 ? 'is' : 'are'} known by name and counted where a level was entered.`,
        ]
      : []),
  ];
}

/** M-58. */
function tellTogether(assessed: readonly ComplianceRow[]): string[] {
  const count = assessed.filter(isAboveTogether).length;
  if (count === 0) return [];
  const verb = count === 1 ? 'satisfies its criterion' : 'satisfy their criteria';
  return [`${countOf(count, 'further receiver')} ${verb} by this plan alone and not together with neighbours.`];
}

const nameOf = (row: ComplianceRow): string =>
  shorten(
    [labelOf(row), row.description.trim() && `(${row.description.trim()})`].filter(Boolean).join(' '),
    NAME_LENGTH,
  );
