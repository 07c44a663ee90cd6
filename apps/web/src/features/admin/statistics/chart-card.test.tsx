import { MantineProvider } from '@mantine/core';
import { type Statistics, statisticsCharts } from '@quietsite/contracts';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { ChartCard } from './chart-card.tsx';
import { pointsOf, withEarlierMonths } from './chart-points.ts';

beforeAll(startTexts);
afterAll(() => i18next.changeLanguage('en'));

/** All figures differ, so that a mix-up fails the test. */
const statistics: Statistics = {
  months: [
    { month: '2026-09', users: 1, companies: 20, projects: 300, accumulatedProjects: 4000 },
    { month: '2026-10', users: 2, companies: 30, projects: 500, accumulatedProjects: 4500 },
  ],
  districts: [
    { district: 'Sha Tin', projects: 7 },
    { district: null, projects: 60 },
  ],
  turnaround: [],
  monthTurnaround: [],
  districtTurnaround: [],
  statuses: { Created: 0, Submitted: 0, Approved: 0 },
  returned: 0,
};
const countsOf = (chart: (typeof statisticsCharts)[number]) =>
  pointsOf(statistics, chart, (district) => district ?? 'none').map(({ name, count }) => [name, count]);
const draw = (chart: (typeof statisticsCharts)[number]) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ChartCard chart={chart} statistics={statistics} />
    </MantineProvider>,
  );

it('[ADMIN-02] [ADMIN-03] every chart draws its own figures', () => {
  expect(Object.fromEntries(statisticsCharts.map((chart) => [chart, countsOf(chart)]))).toEqual({
    users: [
      ['2026-09', 1],
      ['2026-10', 2],
    ],
    companies: [
      ['2026-09', 20],
      ['2026-10', 30],
    ],
    projects: [
      ['2026-09', 300],
      ['2026-10', 500],
    ],
    accumulatedProjects: [
      ['2026-09', 4000],
      ['2026-10', 4500],
    ],
    districts: [
      ['Sha Tin', 7],
      ['none', 60],
    ],
  });
});

it('[ADMIN-02] [ADMIN-03] a total is the sum, and of what is accumulated already the newest', () => {
  const totalOf = (markup: string) => Number(/Total (\d+)/.exec(markup)?.[1]);
  expect(statisticsCharts.map((chart) => [chart, totalOf(draw(chart))])).toEqual([
    ['users', 3],
    ['companies', 50],
    ['projects', 800],
    ['accumulatedProjects', 4500],
    ['districts', 67],
  ]);
});

it('[U47] the file is asked for in the language of the page', async () => {
  const addressOf = (markup: string) => /href="([^"]*)"/.exec(markup)?.[1];
  expect(addressOf(draw('users'))).toBe('/api/admin/statistics/users?language=en');
  await i18next.changeLanguage('zh-Hans');
  expect(addressOf(draw('districts'))).toBe('/api/admin/statistics/districts?language=zh-Hans');
});

it('[SHELL-71] a chart by month shows a year at least, months without anything too', () => {
  const points = withEarlierMonths(pointsOf(statistics, 'users', String), 12);
  expect(points.map(({ name }) => name)).toEqual([
    ...['2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04'],
    ...['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
  ]);
  expect(points.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
  expect(withEarlierMonths(points, 3)).toEqual(points);
  expect(withEarlierMonths([], 12)).toEqual([]);
});
