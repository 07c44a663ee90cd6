import type { Statistics, StatisticsChart } from '@quietsite/contracts';

/** One column or bar. */
export interface ChartPoint {
  readonly name: string;
  readonly count: number;
  /** Drawn as a second, outlined column. */
  readonly second?: number;
  /** Shown when pointing at it, in place of the count. */
  readonly text?: string;
}

/** Projects without a site have no district yet. `nameOf` names that group. */
export function pointsOf(
  { months, districts }: Statistics,
  chart: StatisticsChart,
  nameOf: (district: string | null) => string,
): readonly ChartPoint[] {
  if (chart === 'districts')
    return districts.map(({ district, projects }) => ({ name: nameOf(district), count: projects }));
  return months.map((figures) => ({ name: figures.month, count: figures[chart] }));
}

/** Pads with empty earlier months up to the minimum number. */
export function withEarlierMonths(points: readonly ChartPoint[], minCount: number): readonly ChartPoint[] {
  const [year = 0, month = 1] = points[0]?.name.split('-').map(Number) ?? [];
  const missing = points.length === 0 ? 0 : Math.max(0, minCount - points.length);
  const earlier = Array.from({ length: missing }, (_, index) => {
    const count = year * 12 + month - 1 - (missing - index);
    return { name: `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`, count: 0 };
  });
  return [...earlier, ...points];
}
