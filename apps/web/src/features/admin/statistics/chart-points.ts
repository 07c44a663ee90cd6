import type { Statistics, StatisticsChart } from '@quietsite/contracts';

/** One point of a line, or one bar. */
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
