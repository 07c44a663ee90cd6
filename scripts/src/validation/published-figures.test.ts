import { listGoldenFolders } from '@quietsite/validation/golden';
import { expect, test } from 'vitest';
import { listPublishedSheets } from './published-figures.ts';

const sheets = listPublishedSheets(listGoldenFolders());

test('three sheets with 1, 13 and 3 figures', () => {
  expect(sheets.map(({ folder, figures }) => [folder.id, figures.length])).toEqual([
    ['G04', 1],
    ['G05', 13],
    ['G07b', 3],
  ]);
});

test('every figure is ours, rounded as printed', () => {
  for (const { published, calculated, decimals } of sheets.flatMap(({ figures }) => figures))
    expect(calculated.toFixed(decimals)).toBe(published.toFixed(decimals));
});
