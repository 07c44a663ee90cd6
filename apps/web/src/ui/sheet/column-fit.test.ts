import { expect, it } from 'vitest';
import { spareWidth } from './column-fit.ts';

const columns = [{ width: 200, isWide: true }, { width: 100 }, { width: 100 }, { width: 80, isWide: true }];

it('[EQUIP-67] the visible part of a table that scrolls ends with a whole column', () => {
  // 38 for the row numbers and 300 for two columns leave 42, too little for the next column.
  expect(spareWidth(380, columns)).toBe(42);
  expect(spareWidth(438, columns)).toBe(0);
  expect(spareWidth(500, columns)).toBe(62);
  // Everything fits, and the wide columns grow by themselves.
  expect(spareWidth(518, columns)).toBe(0);
  expect(spareWidth(900, columns)).toBe(0);
});

it('[EQUIP-67] several wide columns share what is left, and without one nothing grows', () => {
  const two = [{ width: 100, isWide: true }, { width: 100, isWide: true }, { width: 100 }];
  expect(spareWidth(300, two)).toBe(31);
  expect(spareWidth(300, [{ width: 200 }, { width: 100 }])).toBe(0);
});
