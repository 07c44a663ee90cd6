import { type ComplianceRow, lacksReason, type PlanSource } from '@quietsite/domain';
import { shorten } from '../map/svg-text.ts';
import { isAboveTogether, labelOf } from './compliance-table.ts';
import { showDays } from './figures.ts';
import type { ReportModel } from './report-model.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';

const NAME_LENGTH = 60;

/** The outcome of the plan in a few sentences, judged in tenths of a decibel (M-61). */
export function concludePlan(
  source: PlanSource,
  compliance: readonly ComplianceRow[],
  words: ReportWords = english,
): ReportModel['conclusion'] {
  const { conclusion } = words;
  const assessed = compliance.filter(({ isLeftOut }) => !isLeftOut);
  if (assessed.length === 0) return [conclusion.none];
  const exceeding = assessed.filter(({ exceedance }) => exceedance > 0);
  return [
    exceeding.length === 0 ? conclusion.well(assessed.length) : concludeExceedance(exceeding, assessed.length, words),
    ...tell(exceeding.filter(lacksReason).length, conclusion.missing),
    ...tell(assessed.filter(({ verdict }) => verdict === 'borderline').length, conclusion.borderline),
    ...tell(source.neighbours.length, conclusion.projects),
    // A site that is known by name only counts where somebody entered its level (M-51).
    ...tell(source.concurrentSites.length, conclusion.sites),
    // M-58.
    ...tell(assessed.filter(isAboveTogether).length, conclusion.together),
  ];
}

const tell = (count: number, sentence: (count: number) => string): string[] => (count === 0 ? [] : [sentence(count)]);

function concludeExceedance(exceeding: readonly ComplianceRow[], all: number, words: ReportWords): string {
  const worst = exceeding.reduce((most, row) => (row.exceedance > most.exceedance ? row : most));
  return words.conclusion.exceedance({
    count: exceeding.length,
    all,
    excess: worst.exceedance.toFixed(1),
    place: nameOf(worst, words),
    days: showDays(worst.exceedanceDays),
  });
}

const nameOf = (row: ComplianceRow, { compliance }: ReportWords): string =>
  shorten(
    [labelOf(row, compliance), row.description.trim() && `(${row.description.trim()})`].filter(Boolean).join(' '),
    NAME_LENGTH,
  );
