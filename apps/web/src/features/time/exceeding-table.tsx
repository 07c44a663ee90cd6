import { VisuallyHidden } from '@mantine/core';
import type { LevelStep } from '@quietsite/domain';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatJudged } from '../../lib/format.ts';
import { listExceedingPeriods } from './chart-steps.ts';

interface ExceedingTableProps {
  readonly name: string;
  readonly steps: readonly LevelStep[];
}

/** The hatched days of the chart as a table. */
export const ExceedingTable = memo(function ExceedingTable({ name, steps }: ExceedingTableProps) {
  const { t } = useTranslation();
  const periods = listExceedingPeriods(steps);
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('time.chart.table', { name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('time.chart.from')}</th>
            <th scope="col">{t('time.chart.to')}</th>
            <th scope="col">{t('time.chart.highest')}</th>
            <th scope="col">{t('time.chart.criterionColumn')}</th>
            <th scope="col">{t('time.chart.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {periods.length === 0 && (
            <tr>
              <td colSpan={5}>{t('time.chart.none')}</td>
            </tr>
          )}
          {periods.map(({ start, end, level, criterion, verdict }) => (
            <tr key={start}>
              <td>{start}</td>
              <td>{end}</td>
              <td>{formatJudged(level, criterion)}</td>
              <td>{formatCriterion(criterion)}</td>
              <td>{t(`verdict.${verdict}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
});
