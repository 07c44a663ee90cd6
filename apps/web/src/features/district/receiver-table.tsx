import type { DistrictCalendarRow } from '@quietsite/contracts';
import { judgeLevel, stepOn } from '@quietsite/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatJudged } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import classes from './district.module.css';
import type { ContentsProps } from './use-district.ts';

interface ReceiverTableProps extends Omit<ContentsProps, 'onPlay'> {
  readonly onChoose: (pointId: number) => void;
}

/** The data of the map as a table: each listed receiver on the day and in the year. */
export function ReceiverTable({ district, facts, onChoose }: ReceiverTableProps) {
  const { t } = useTranslation();
  const { day } = district;
  const { sites, names } = facts;
  const columns = useMemo<readonly Column<DistrictCalendarRow>[]>(
    () => [
      {
        id: 'receiver',
        title: t('districtPage.table.receiver'),
        cell: (row) => (
          <button
            type="button"
            className={classes.receiver}
            title={names.get(row.pointId)}
            onClick={() => onChoose(row.pointId)}
          >
            {names.get(row.pointId)}
          </button>
        ),
        sortValue: (row) => names.get(row.pointId) ?? '',
      },
      {
        id: 'site',
        title: t('districtPage.table.site'),
        cell: ({ projectId }) => sites.get(projectId)?.title ?? '',
        sortValue: ({ projectId }) => sites.get(projectId)?.title ?? '',
        spareBelow: 820,
      },
      {
        id: 'level',
        width: 105,
        title: t('districtPage.table.level'),
        isNumeric: true,
        cell: (row) => {
          const step = stepOn(row.steps, day);
          return step?.level == null ? t('districtPage.table.silent') : formatJudged(step.level, step.criterion);
        },
        sortValue: (row) => stepOn(row.steps, day)?.level ?? -1,
      },
      {
        id: 'verdict',
        width: 120,
        title: t('districtPage.table.verdict'),
        cell: (row) => {
          const step = stepOn(row.steps, day);
          if (step?.level == null) return '';
          const verdict = judgeLevel(step.level, step.criterion);
          return (
            <Verdict kind={verdict}>
              {t(`verdict.${verdict}`)}
              {step.isClash && `, ${t('districtPage.table.clash')}`}
            </Verdict>
          );
        },
      },
      {
        id: 'worst',
        width: 110,
        title: t('districtPage.table.worst'),
        isNumeric: true,
        cell: ({ loudest }) => (
          <Verdict kind={loudest.verdict}>{formatJudged(loudest.level, loudest.criterion)}</Verdict>
        ),
        sortValue: ({ loudest }) => loudest.level - loudest.criterion,
      },
      {
        id: 'criterion',
        width: 84,
        title: t('districtPage.table.criterion'),
        isNumeric: true,
        cell: ({ loudest }) => formatCriterion(loudest.criterion),
        spareBelow: 820,
      },
      {
        id: 'worstDay',
        width: 110,
        title: t('districtPage.table.worstDay'),
        cell: ({ loudest }) => loudest.day,
        sortValue: ({ loudest }) => loudest.day,
        spareBelow: 1100,
      },
      {
        id: 'clashDays',
        width: 96,
        title: t('districtPage.table.clashDays'),
        isNumeric: true,
        cell: ({ clashDays }) => clashDays,
        sortValue: ({ clashDays }) => clashDays,
      },
    ],
    [t, day, sites, names, onChoose],
  );
  return (
    <div className={classes.table}>
      <DataTable
        label={t('districtPage.table.title')}
        columns={columns}
        rows={facts.rows}
        rowKey={({ pointId }) => pointId}
        selectedKey={facts.pointId}
        onRowClick={({ pointId }) => onChoose(pointId)}
      />
    </div>
  );
}
