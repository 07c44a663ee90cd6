import { expect, it } from 'vitest';
import { splitPages } from './split-pages.ts';

const room = { rows: { first: 3, next: 4 }, firstMm: 30, nextMm: 40 };
const sizes = (heights: readonly number[]) => splitPages(heights, room, (height) => height).map((page) => page.length);

it('takes as many rows as a page may have (Q126)', () => {
  expect(sizes(Array.from({ length: 12 }, () => 1))).toEqual([3, 4, 4, 1]);
  expect(sizes([])).toEqual([]);
});

it('takes fewer where rows are taller, and a row taller than a page alone (Q126)', () => {
  expect(sizes([15, 15, 1, 39, 1, 1])).toEqual([2, 2, 2]);
  expect(sizes([1, 99, 1])).toEqual([1, 1, 1]);
});
