import type { Statistics, StatisticsChart } from '@quietsite/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameDistrict } from '../../../lib/name-district.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { BarChart } from './bar-chart.tsx';
import { CardFrame } from './card-frame.tsx';
import { type ChartPoint, pointsOf, withEarlierMonths } from './chart-points.ts';
import { ColumnChart } from './column-chart.tsx';

/** A single month shows no growth, so at least a year is drawn (ADMIN-02). */
const MIN_MONTHS = 12;

interface ChartCardProps {
  readonly chart: StatisticsChart;
  readonly statistics: Statistics;
}

/** A chart, its data table and a download of the same data. */
export function ChartCard({ chart, statistics }: ChartCardProps) {
  const { t } = useTranslation();
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
    <CardFrame
      {...{ chart, title }}
      file={chart}
      note={t('admin.statistics.total', { count: shown })}
      table={{ isShown: isTable, onChange: setTable }}
    >
      {isTable ? (
        <PointTable title={title} points={points} isByDistrict={chart === 'districts'} />
      ) : (
        <Drawing
          isByMonth={chart !== 'districts'}
          label={t('admin.statistics.drawing', { title, count: shown })}
          points={points}
        />
      )}
    </CardFrame>
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
