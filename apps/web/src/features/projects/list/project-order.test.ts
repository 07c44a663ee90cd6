import type { ProjectSummary } from '@quietsite/contracts';
import { expect, it } from 'vitest';
import { readListAddress } from './list-address.ts';
import { sortProjects } from './project-order.ts';

const projects = [1, 2, 3].map((id) => ({ id, title: `P${id}` })) as ProjectSummary[];
const margins = new Map([
  [1, -2],
  [3, 6],
]);
const order = (query: string) => {
  const { sorting } = readListAddress(new URLSearchParams(query), 'cards');
  return sortProjects(projects, sorting, (id) => margins.get(id) ?? null).map(({ id }) => id);
};

it('[PROJ-71] the worst receiver comes first, and projects without levels come last', () => {
  expect(order('sort=-margin')).toEqual([3, 1, 2]);
  expect(order('sort=margin')).toEqual([1, 3, 2]);
  expect(order('sort=-title')).toEqual([3, 2, 1]);
  expect(order('')).toEqual([1, 2, 3]);
});
