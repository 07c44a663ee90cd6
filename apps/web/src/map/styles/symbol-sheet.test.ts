import type ImageStyle from 'ol/style/Image.js';
import { describe, expect, test } from 'vitest';
import { rangeOf, SymbolSheet } from './symbol-sheet.ts';

/** A symbol of twelve pixels; its appearance does not matter here. */
const sprite = { width: 12, height: 12 };
const image = { getImage: () => sprite, getDisplacement: () => [0, 0] } as unknown as ImageStyle;
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

  test('a displaced symbol is to the right of its place and above it', () => {
    const displaced = { getImage: () => sprite, getDisplacement: () => [3, 5] } as unknown as ImageStyle;
    const sheet = new SymbolSheet([{ coordinate: [1000, 2000], image: displaced }], { resolution: 1, pixelRatio: 2 });
    expect(describeCells(sheet).at(-1)?.[2]).toEqual([[0, -16]]);
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

describe('symbols that take the place of others', () => {
  const other = { getImage: () => ({ width: 12, height: 12 }), getDisplacement: () => [0, 0] } as unknown as ImageStyle;
  const scale = { resolution: 1, pixelRatio: 1 };
  /** Each at the centre of a cell, counted from the first. */
  const at = (column: number, look: ImageStyle) => ({
    coordinate: [1000 + column * 256 + 128, 2000 - 128],
    image: look,
  });
  const anchor = { coordinate: [1000, 2000], image };

  test('leave the pictures of cells alone in which nothing differs', () => {
    const before = new SymbolSheet([anchor, at(1, image), at(2, image)], scale);
    const canvas = {} as HTMLCanvasElement;
    for (const cell of before.listCells(everywhere)) Object.assign(cell, { canvas, isPainted: true });
    // The first symbol has changed; the position of the sheet has not.
    const after = new SymbolSheet([at(1, image), at(3, image), anchor, at(2, other)], scale, before);
    const cells = after.listCells(rangeOf(0, 0, 1000, 200));
    expect(cells.map(({ column, isPainted }) => [column, isPainted])).toEqual([
      [0, true],
      [1, true],
      [2, false],
      [3, false],
    ]);
    expect(cells.map((cell) => cell.canvas === canvas)).toEqual([true, true, true, false]);
  });
});
