import { expect, it } from 'vitest';
import { listMonthFigures } from './month-counts.ts';

const none = { users: [], companies: [], projects: [] };

it('[ADMIN-04] [Q131] months without a record are shown with zero, from the first record to the present month', () => {
  const figures = listMonthFigures(
    {
      users: [{ month: '2025-11', count: 3 }],
      companies: [{ month: '2025-12', count: 1 }],
      projects: [
        { month: '2025-12', count: 2 },
        { month: '2026-02', count: 5 },
      ],
    },
    '2026-03',
  );
  expect(figures.map(({ month }) => month)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02', '2026-03']);
  expect(figures.map(({ users }) => users)).toEqual([3, 0, 0, 0, 0]);
  expect(figures.map(({ companies }) => companies)).toEqual([0, 1, 0, 0, 0]);
  expect(figures.map(({ projects }) => projects)).toEqual([0, 2, 0, 5, 0]);
});

it('[ADMIN-02] [Q131] accumulated projects begin with the first record and never fall', () => {
  const projects = [
    { month: '2026-01', count: 2 },
    { month: '2026-03', count: 4 },
  ];
  const figures = listMonthFigures({ ...none, projects }, '2026-04');
  expect(figures.map(({ accumulatedProjects }) => accumulatedProjects)).toEqual([2, 2, 6, 6]);
});

it('[ADMIN-04] without any record there is the present month', () => {
  expect(listMonthFigures(none, '2026-04')).toEqual([
    { month: '2026-04', users: 0, companies: 0, projects: 0, accumulatedProjects: 0 },
  ]);
});
