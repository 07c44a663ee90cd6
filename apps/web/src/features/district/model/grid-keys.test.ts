import { expect, it } from 'vitest';
import { moveInGrid } from './grid-keys.ts';

const size = { rows: 20, weeks: 53, page: 10 };
const from = { row: 5, week: 14 };
const to = (key: string, isCtrl = false, cell = from) => moveInGrid(cell, key, isCtrl, size);

it('[CONC-24] arrows move by a cell, Page keys by a page, Home and End to the edges', () => {
  expect(to('ArrowLeft')).toEqual({ row: 5, week: 13 });
  expect(to('ArrowDown')).toEqual({ row: 6, week: 14 });
  expect(to('PageDown')).toEqual({ row: 15, week: 14 });
  expect(to('Home')).toEqual({ row: 5, week: 0 });
  expect(to('End', true)).toEqual({ row: 19, week: 52 });
  expect(to('a')).toBeNull();
});

it('[CONC-24] the edges hold', () => {
  expect(to('ArrowUp', false, { row: 0, week: 0 })).toEqual({ row: 0, week: 0 });
  expect(to('PageUp')).toEqual({ row: 0, week: 14 });
  expect(to('ArrowRight', false, { row: 19, week: 52 })).toEqual({ row: 19, week: 52 });
});
