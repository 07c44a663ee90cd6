import { Button } from '@mantine/core';
import type { Statistics, StatisticsChart } from '@quietsite/contracts';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '../../../lib/languages.ts';
import { nameDistrict } from '../../../lib/name-district.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { BarChart } from './bar-chart.tsx';
import { type ChartPoint, pointsOf, withEarlierMonths } from './chart-points.ts';
import { ColumnChart } from './column-chart.tsx';
import classes from './statistics.module.css';

/** A single month shows no growth, so at least a year is drawn (ADMIN-02). */
const MIN_MONTHS = 12;

interface ChartCardProps {
  readonly chart: StatisticsChart;
  readonly statistics: Statistics;
}

/** A chart, its data table and a download of the same data. */
export function ChartCard({ chart, statistics }: ChartCardProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const title = t(`admin.statistics.${chart}`);
  const points = useMemo(() => {
    const nameOf = (name: string | null) => (name === null ? t('admin.statistics.noDistrict') : nameDistrict(t, name));
    return pointsOf(statistics, chart, nameOf);
  }, [statistics, chart, t]);
  const total = points.reduce((sum, { count }) => sum + count, 0);
  const newest = points.at(-1)?.count ?? 0;
  const shown = chart === 'accumulatedProjects' ? newest : total;
  return (
    <section className={classes.card} data-chart={chart} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h3 id={titleId}>{title}</h3>
        <span className={classes.total}>{t('admin.statistics.total', { count: shown })}</span>
        <Button
          variant="subtle"
          size="compact-xs"
          aria-pressed={isTable}
          aria-label={t('admin.statistics.tableOf', { title })}
          onClick={() => setTable(!isTable)}
        >
          {t('admin.statistics.table')}
        </Button>
        <Button
          component="a"
          variant="subtle"
          size="compact-xs"
          href={`/api/admin/statistics/${chart}?language=${toLanguage(i18n.language)}`}
          download
          aria-label={t('admin.statistics.fileOf', { title })}
        >
          {t('admin.statistics.file')}
        </Button>
      </header>
      {isTable ? (
        <PointTable title={title} points={points} isByDistrict={chart === 'districts'} />
      ) : (
        <Drawing
          isByMonth={chart !== 'districts'}
          label={t('admin.statistics.drawing', { title, count: shown })}
          points={points}
        />
      )}
    </section>
  );
}

interface DrawingProps {
  readonly isByMonth: boolean;
  readonly label: string;
  readonly points: readonly ChartPoint[];
}

function Drawing({ isByMonth, label, points }: DrawingProps) {
  if (isByMonth) return <ColumnChart label={label} points={withEarlierMonths(points, MIN_MONTHS)} />;
  return <BarChart label={label} points={points} />;
}

interface PointTableProps {
  readonly title: string;
  readonly points: readonly ChartPoint[];
  readonly isByDistrict: boolean;
}

function PointTable({ title, points, isByDistrict }: PointTableProps) {
  const { t } = useTranslation();
  const columns = useMemo<readonly Column<ChartPoint>[]>(
    () => [
      {
        id: 'name',
        title: t(isByDistrict ? 'admin.statistics.district' : 'admin.statistics.month'),
        cell: ({ name }) => name,
        sortValue: ({ name }) => name,
      },
      {
        id: 'count',
        title: t('admin.statistics.count'),
        width: 120,
        isNumeric: true,
        cell: ({ count }) => count,
        sortValue: ({ count }) => count,
      },
    ],
    [t, isByDistrict],
  );
  return (
    <DataTable
      label={t('admin.statistics.tableOf', { title })}
      columns={columns}
      rows={points}
      rowKey={({ name }) => name}
      maxHeight={isByDistrict ? 400 : 168}
    />
  );
}
