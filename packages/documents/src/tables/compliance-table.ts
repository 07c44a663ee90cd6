import type { ComplianceRow, DatedCompliance } from '@quietsite/domain';
import { showTenths } from '../text/show-tenths.ts';
import type { TableWords } from '../words/document-words.ts';
import { type ColumnOf, level, number, text } from './plan-table.ts';

function describeDated(
  { name, start, end, criterion, level: heard, verdict }: DatedCompliance,
  { dated, datedVerdicts }: TableWords,
): string {
  return `${dated(name, start, end, String(criterion), showTenths(heard))}${datedVerdicts[verdict]}`;
}

export const complianceColumns: readonly ColumnOf<ComplianceRow>[] = [
  text('nsr', ({ label }) => label),
  text('description', ({ description }) => description),
  number('criterion', 1, ({ criterion }) => criterion),
  level('unmitigatedLevel', ({ unmitigatedLevel }) => unmitigatedLevel),
  level('mitigatedLevel', ({ mitigatedLevel }) => mitigatedLevel),
  level('withNeighbours', ({ withNeighboursLevel }) => withNeighboursLevel),
  number('exceedance', 1, ({ exceedance }) => exceedance),
  number('exceedanceDuration', 1, ({ exceedanceDays }) => exceedanceDays),
  text('verdict', ({ verdict }, { verdicts }) => verdicts[verdict ?? 'leftOut']),
  text('datedCriteria', ({ otherCriteria }, words) =>
    otherCriteria.map((dated) => describeDated(dated, words)).join(words.betweenDated),
  ),
  text('reason', ({ reason }) => reason),
  text('remark', ({ isRestrictedUnassessed }, { restricted }) => (isRestrictedUnassessed ? restricted : '')),
];
