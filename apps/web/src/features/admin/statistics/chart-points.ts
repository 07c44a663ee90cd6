import type { Statistics, StatisticsChart } from '@quietsite/contracts';

/** One column, or one bar. */
export interface ChartPoint {
  readonly name: string;
  readonly count: number;
}

/** Projects without a site have no district yet: they get a name of their own from `nameOf`. */
export function pointsOf(
  { months, districts }: Statistics,
  chart: StatisticsChart,
  nameOf: (district: string | null) => string,
): readonly ChartPoint[] {
  if (chart === 'districts')
    return districts.map(({ district, projects }) => ({ name: nameOf(district), count: projects }));
  return months.map((figures) => ({ name: figures.month, count: figures[chart] }));
}

/** Months before the first, in which nothing was there yet, so that there are at least so many. */
export function withEarlierMonths(points: readonly ChartPoint[], fewest: number): readonly ChartPoint[] {
  const [year = 0, month = 1] = points[0]?.name.split('-').map(Number) ?? [];
  const missing = points.length === 0 ? 0 : Math.max(0, fewest - points.length);
  const earlier = Array.from({ length: missing }, (_, index) => {
    const count = year * 12 + month - 1 - (missing - index);
    return { name: `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`, count: 0 };
  });
  return [...earlier, ...points];
}
