import { NativeSelect } from '@mantine/core';
import type { Statistics } from '@quietsite/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameDistrict } from '../../../lib/name-district.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { CardFrame } from './card-frame.tsx';
import { type ChartPoint, withEarlierMonths } from './chart-points.ts';
import { ColumnChart } from './column-chart.tsx';
import classes from './statistics.module.css';

const MIN_MONTHS = 12;

/** How long submissions waited for their decision: median and longest wait per month. */
export function TurnaroundCard({ statistics }: { readonly statistics: Statistics }) {
  const { t } = useTranslation();
  const [district, setDistrict] = useState<string | null>(null);
  const [isTable, setTable] = useState(false);
  const waits = useMemo(() => waitsOf(statistics, district), [statistics, district]);
  const title = t('portal.turnaround.title');
  const name = district === null ? t('portal.turnaround.allDistricts') : nameDistrict(t, district);
  const count = countDecisions(waits);
  const points = usePoints(statistics, waits);
  return (
    <CardFrame
      title={title}
      chart="turnaround"
      file="turnaround"
      note={t('portal.turnaround.decisions', { count })}
      table={{ isShown: isTable, onChange: setTable }}
      tools={
        <NativeSelect
          size="xs"
          aria-label={t('portal.turnaround.district')}
          value={district ?? ''}
          data={[
            { value: '', label: t('portal.turnaround.allDistricts') },
            ...decidedDistricts(statistics).map((value) => ({ value, label: nameDistrict(t, value) })),
          ]}
          onChange={({ currentTarget: { value } }) => setDistrict(value === '' ? null : value)}
        />
      }
    >
      {isTable ? (
        <WaitTable label={t('admin.statistics.tableOf', { title })} waits={waits} />
      ) : (
        <>
          <Legend />
          <ColumnChart label={t('portal.turnaround.drawing', { title, district: name, count })} points={points} />
        </>
      )}
    </CardFrame>
  );
}

/** Months without a decision are shown empty, to keep the time scale even. */
function usePoints({ months }: Statistics, waits: readonly MonthWait[]): readonly ChartPoint[] {
  const { t } = useTranslation();
  const byMonth = new Map(waits.map((wait) => [wait.month, wait]));
  const points = months.map(({ month }): ChartPoint => {
    const wait = byMonth.get(month);
    if (!wait) return { name: month, count: 0, second: 0, text: `${month}: ${t('portal.map.noDecision')}` };
    const { medianDays: median, longestDays: longest } = wait;
    return {
      ...{ name: month, count: median, second: longest },
      text: t('portal.turnaround.column', { month, median, longest }),
    };
  });
  return withEarlierMonths(points, MIN_MONTHS);
}

function Legend() {
  const { t } = useTranslation();
  return (
    <ul className={classes.legend}>
      {(['median', 'longest'] as const).map((id) => (
        <li key={id}>
          <svg width="14" height="14" aria-hidden="true">
            <rect className={id === 'median' ? classes.bar : classes.outlined} x="1" y="1" width="12" height="12" />
          </svg>
          {t(`portal.turnaround.${id}`)}
        </li>
      ))}
    </ul>
  );
}

function WaitTable({ label, waits }: { readonly label: string; readonly waits: readonly MonthWait[] }) {
  const { t } = useTranslation();
  const columns = useMemo((): readonly Column<MonthWait>[] => {
    const figure = (id: string, title: string, read: (wait: MonthWait) => number): Column<MonthWait> => ({
      ...{ id, title, width: 140, isNumeric: true, cell: read, sortValue: read },
    });
    return [
      {
        ...{ id: 'month', title: t('portal.turnaround.month') },
        ...{ cell: ({ month }) => month, sortValue: ({ month }) => month },
      },
      figure('decided', t('portal.turnaround.decided'), ({ decided }) => decided),
      figure('median', t('portal.map.medianDays'), ({ medianDays }) => medianDays),
      figure('longest', t('portal.map.longestDays'), ({ longestDays }) => longestDays),
    ];
  }, [t]);
  return (
    <DataTable
      {...{ label, columns, rows: waits }}
      rowKey={({ month }) => month}
      initialSorting={{ columnId: 'month', isDescending: true }}
      maxHeight={300}
    />
  );
}

type MonthWait = Statistics['monthTurnaround'][number];

/** How long submissions waited, by month. Null stands for all districts. */
export function waitsOf(
  { turnaround, monthTurnaround }: Pick<Statistics, 'turnaround' | 'monthTurnaround'>,
  district: string | null,
): readonly MonthWait[] {
  if (district === null) return monthTurnaround;
  return turnaround.filter((row) => row.district === district).toReversed();
}

/** The districts with decisions, sorted by name. */
export const decidedDistricts = ({ turnaround }: Pick<Statistics, 'turnaround'>): readonly string[] =>
  [...new Set(turnaround.flatMap(({ district }) => district ?? []))].sort();

export const countDecisions = (waits: readonly MonthWait[]): number =>
  waits.reduce((sum, { decided }) => sum + decided, 0);
