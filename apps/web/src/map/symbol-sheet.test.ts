import type ImageStyle from 'ol/style/Image.js';
import { describe, expect, test } from 'vitest';
import { rangeOf, SymbolSheet } from './symbol-sheet.ts';

/** A symbol of twelve pixels; what it looks like does not matter here. */
const image = { getImage: () => ({ width: 12, height: 12 }) } as unknown as ImageStyle;
const everywhere = rangeOf(-10_000, -10_000, 10_000, 10_000);
const describeCells = (sheet: SymbolSheet) =>
  sheet.listCells(everywhere).map(({ column, row, marks }) => [column, row, marks.map(({ x, y }) => [x, y])]);

describe('symbols sorted into cells', () => {
  test('a rectangle of the screen lies over the cells of both its ends', () => {
    expect(rangeOf(-1, 0, 255, 256)).toEqual({ columns: [-1, 0], rows: [0, 1] });
    expect(rangeOf(-300, -100, 500, 100, 128)).toEqual({ columns: [-3, 3], rows: [-1, 0] });
  });

  test('the map’s north is the top of the sheet, and half the resolution twice the pixels', () => {
    const symbols = [
      { coordinate: [1000, 2000], image },
      { coordinate: [1050, 1970], image },
    ];
    const at = (resolution: number) => describeCells(new SymbolSheet(symbols, { resolution, pixelRatio: 1 })).at(-1);
    expect(at(1)).toEqual([
      0,
      0,
      [
        [-6, -6],
        [44, 24],
      ],
    ]);
    expect(at(0.5)).toEqual([
      0,
      0,
      [
        [-6, -6],
        [94, 54],
      ],
    ]);
  });

  test('a symbol in the corner of a cell is in all four', () => {
    const sheet = new SymbolSheet([{ coordinate: [0, 0], image }], { resolution: 1, pixelRatio: 1 });
    expect(describeCells(sheet).map(([column, row]) => [column, row])).toEqual([
      [-1, -1],
      [-1, 0],
      [0, -1],
      [0, 0],
    ]);
  });

  test('cells out of sight are not listed, and empty ones are none', () => {
    const symbols = [
      { coordinate: [100, 0], image },
      { coordinate: [5200, -100], image },
    ];
    const sheet = new SymbolSheet(symbols, { resolution: 1, pixelRatio: 1 });
    expect(sheet.listCells(rangeOf(256, 0, 4000, 900))).toEqual([]);
    expect(sheet.listCells(rangeOf(5000, 0, 5200, 200))).toHaveLength(1);
  });
});
