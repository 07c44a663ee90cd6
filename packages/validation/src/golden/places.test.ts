import { expect, test } from 'vitest';
import { compareGolden } from './compare-golden.ts';
import { getGoldenFolder } from './golden-folder.ts';

test('[CALC-18] [CALC-27] [G06] notional sources with every term', () => {
  const { differences, counts } = compareGolden(getGoldenFolder('G06'));
  expect(differences).toEqual([]);
  // Seven lengths or coordinates and one correction in each of five places.
  expect(counts).toMatchObject({ lengths: 35, levels: 5 });
});

test('[G17] the grid, its check point, and what Web Mercator would do to a length', () => {
  expect(compareGolden(getGoldenFolder('G17')).differences).toEqual([]);
});
