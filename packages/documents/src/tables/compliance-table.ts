import type { ComplianceRow, DatedCompliance } from '@quietsite/domain';
import { showTenths } from '../text/show-tenths.ts';
import { type ColumnOf, level, number, text } from './plan-table.ts';

const describeDated = ({ name, start, end, criterion, level: heard, exceeds }: DatedCompliance): string =>
  `${name}, ${start} to ${end}: criterion ${criterion}, level ${showTenths(heard)}${exceeds ? ', exceeds' : ''}`;

export const complianceColumns: readonly ColumnOf<ComplianceRow>[] = [
  text('NSR', ({ label }) => label),
  text('Description', ({ description }) => description),
  number('Criterion dB(A)', 1, ({ criterion }) => criterion),
  level('Unmitigated level dB(A)', ({ unmitigatedLevel }) => unmitigatedLevel),
  level('Mitigated level dB(A)', ({ mitigatedLevel }) => mitigatedLevel),
  level('With neighbours dB(A)', ({ withNeighboursLevel }) => withNeighboursLevel),
  number('Exceedance dB(A)', 1, ({ exceedance }) => exceedance),
  number('Exceedance duration (days)', 1, ({ exceedanceDays }) => exceedanceDays),
  text('Dated criteria', ({ otherCriteria }) => otherCriteria.map(describeDated).join('; ')),
  text('Reason', ({ reason }) => reason),
];
