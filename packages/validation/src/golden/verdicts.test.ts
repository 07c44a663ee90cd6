import { expect, test } from 'vitest';
import { compareGolden } from './compare-golden.ts';
import { getGoldenFolder } from './golden-folder.ts';

test('[G14] criteria near unregistered sites fall by 3 or 7', () => {
  expect(compareGolden(getGoldenFolder('G14')).differences).toEqual([]);
});

test('[G15] the two verdicts', () => {
  const { differences, counts } = compareGolden(getGoldenFolder('G15'));
  expect(differences).toEqual([]);
  expect(counts.verdicts).toBe(16);
});
