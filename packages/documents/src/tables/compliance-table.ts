import { type ComplianceRow, type DatedCompliance, displayJudged } from '@quietsite/domain';
import type { TableWords } from '../words/document-words.ts';
import { type ColumnOf, judgedLevel, number, text } from './plan-table.ts';

function describeDated(
  { name, start, end, criterion, level: heard, verdict }: DatedCompliance,
  { dated, datedVerdicts }: TableWords,
): string {
  return `${dated(name, start, end, String(criterion), displayJudged(heard, criterion))}${datedVerdicts[verdict]}`;
}

export const complianceColumns: readonly ColumnOf<ComplianceRow>[] = [
  text('nsr', ({ label }) => label),
  text('description', ({ description }) => description),
  number('criterion', 1, ({ criterion }) => criterion),
  judgedLevel('unmitigatedLevel', ({ unmitigatedLevel: level, criterion }) => ({ level, criterion })),
  judgedLevel('mitigatedLevel', ({ mitigatedLevel: level, criterion }) => ({ level, criterion })),
  judgedLevel('withNeighbours', ({ withNeighboursLevel: level, criterion }) => ({ level, criterion })),
  number('exceedance', 1, ({ exceedance }) => exceedance),
  number('exceedanceDuration', 1, ({ exceedanceDays }) => exceedanceDays),
  text('verdict', ({ verdict, isLeftOut }, { verdicts }) => verdicts[verdict ?? (isLeftOut ? 'leftOut' : 'notJudged')]),
  text('datedCriteria', ({ otherCriteria }, words) =>
    otherCriteria.map((dated) => describeDated(dated, words)).join(words.betweenDated),
  ),
  text('reason', ({ reason }) => reason),
  text('remark', ({ isRestrictedUnassessed }, { restricted }) => (isRestrictedUnassessed ? restricted : '')),
];
