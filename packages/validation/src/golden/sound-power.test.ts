import { expect, test } from 'vitest';
import { compareGolden } from './compare-golden.ts';
import { getGoldenFolder } from './golden-folder.ts';

const differencesOf = (id: string) => compareGolden(getGoldenFolder(id)).differences;

test('[CALC-13] [CALC-14] [G01] time and quantity corrections of every row', () => {
  expect(differencesOf('G01')).toEqual([]);
});

test('[CALC-15] [G02] a task without groups is the energy sum of its rows', () => {
  expect(differencesOf('G02')).toEqual([]);
});

test('[CALC-15] [G03] rows without a group run with each group, and the loudest group counts for the task', () => {
  expect(differencesOf('G03')).toEqual([]);
});

test('[CALC-15] [G04] a published plant inventory', () => {
  expect(differencesOf('G04')).toEqual([]);
});

test('[G05] published mitigated rows', () => {
  expect(differencesOf('G05')).toEqual([]);
});

test('[CALC-16] [CALC-17] [G11] the single most negative measure, shown at least 0', () => {
  expect(differencesOf('G11')).toEqual([]);
});
