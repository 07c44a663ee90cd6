import { expect, test } from 'vitest';
import { compareGolden } from './compare-golden.ts';
import { getGoldenFolder } from './golden-folder.ts';

const differencesOf = (id: string) => compareGolden(getGoldenFolder(id)).differences;

test('[CALC-18] [CALC-19] [G07] distance and facade corrections', () => {
  expect(differencesOf('G07')).toEqual([]);
});

test('[CALC-15] [CALC-18] [G07b] a published receiver sheet', () => {
  expect(differencesOf('G07b')).toEqual([]);
});

test('[CALC-15] [G08] the type A zone-tasks of a day add up', () => {
  expect(differencesOf('G08')).toEqual([]);
});

test('[CALC-26] [G09] of type B zones the nearest counts, the others as if at 20 km', () => {
  expect(differencesOf('G09')).toEqual([]);
});

test('[G16] a fixed source beside the notional group', () => {
  expect(differencesOf('G16')).toEqual([]);
});
