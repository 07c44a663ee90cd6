import {
  type ComplianceRow,
  countJudged,
  countVerdicts,
  lacksReason,
  type PlanSource,
  type VerdictCounts,
} from '@quietsite/domain';
import { shorten } from '../map/svg-text.ts';
import { labelOf } from './compliance-table.ts';
import { describeOnlyTogether } from './describe-only-together.ts';
import { showDays } from './figures.ts';
import type { ReportModel } from './report-model.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';

const NAME_LENGTH = 60;

/** The outcome of the plan in a few sentences, with the three counts of verdicts (Q145). */
export function concludePlan(
  source: PlanSource,
  compliance: readonly ComplianceRow[],
  words: ReportWords = english,
): ReportModel['conclusion'] {
  const { conclusion } = words;
  const assessed = compliance.filter(({ isLeftOut }) => !isLeftOut);
  const counts = countVerdicts(assessed.map(({ verdict }) => verdict));
  if (countJudged(counts) === 0) return [conclusion.none];
  return [
    concludeVerdicts(assessed, counts, words),
    ...sentenceIfAny(source.restrictedRowIds.length, conclusion.restricted),
    ...describeRestrictedDays(source.restrictedDays, conclusion),
    conclusion.area(source.area.mitigated, source.area.unmitigated),
    ...sentenceIfAny(assessed.filter(lacksReason).length, conclusion.missing),
    ...sentenceIfAny(counts.borderline, conclusion.borderline),
    ...sentenceWithNames(
      source.neighbours.map(({ title }) => title),
      conclusion.projects,
    ),
    // A site known only by name counts only if a user entered its level (M-51).
    ...sentenceWithNames(source.concurrentSites, conclusion.sites),
    ...describeOnlyTogether(
      assessed.map((row) => ({
        ...{ place: nameOf(row, words), verdict: row.verdict, withNeighbours: row.withNeighboursVerdict },
      })),
      words,
    ),
  ];
}

/** Verdicts remain those for daytime (M-163). */
const describeRestrictedDays = (
  { restricted, days }: PlanSource['restrictedDays'],
  { restrictedDays }: ReportWords['conclusion'],
): string[] => (restricted === 0 ? [] : [restrictedDays(restricted, days)]);

const sentenceIfAny = (count: number, sentence: (count: number) => string): string[] =>
  count === 0 ? [] : [sentence(count)];

const sentenceWithNames = (names: readonly string[], sentence: (count: number, names: string) => string): string[] =>
  names.length === 0 ? [] : [sentence(names.length, names.join('; '))];

function concludeVerdicts(assessed: readonly ComplianceRow[], counts: VerdictCounts, words: ReportWords): string {
  const all = countJudged(counts);
  if (counts.satisfies === all) return words.conclusion.well(all);
  const exceeding = assessed.filter(({ verdict }) => verdict === 'exceeds');
  if (exceeding.length === 0) return words.conclusion.noneExceeds(counts);
  const worst = exceeding.reduce((most, row) => (row.exceedance > most.exceedance ? row : most));
  return words.conclusion.exceedance({
    ...counts,
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
