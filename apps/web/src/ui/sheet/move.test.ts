import { describe, expect, it } from 'vitest';
import { moveBy, stepDown, stepSideways } from './move.ts';

const size = { rows: 10, columns: 4, cells: 4, page: 3 };
const from = { row: 5, column: 2 };
const press = (key: string, ctrl = false, at = from) => moveBy(at, { key, ctrl }, size);

describe('moveBy', () => {
  it('goes one cell with an arrow and holds at the ends', () => {
    expect(press('ArrowUp')).toEqual({ row: 4, column: 2 });
    expect(press('ArrowDown')).toEqual({ row: 6, column: 2 });
    expect(press('ArrowLeft')).toEqual({ row: 5, column: 1 });
    expect(press('ArrowRight')).toEqual({ row: 5, column: 3 });
    expect(press('ArrowRight', false, { row: 9, column: 3 })).toEqual({ row: 9, column: 3 });
    expect(press('ArrowUp', false, { row: 0, column: 0 })).toEqual({ row: 0, column: 0 });
  });

  it('goes to the end with Ctrl', () => {
    expect(press('ArrowUp', true)).toEqual({ row: 0, column: 2 });
    expect(press('ArrowDown', true)).toEqual({ row: 9, column: 2 });
    expect(press('ArrowLeft', true)).toEqual({ row: 5, column: 0 });
    expect(press('ArrowRight', true)).toEqual({ row: 5, column: 3 });
  });

  it('goes a page, to the ends of a row, and to the corners', () => {
    expect(press('PageDown')).toEqual({ row: 8, column: 2 });
    expect(press('PageDown', false, { row: 8, column: 0 })).toEqual({ row: 9, column: 0 });
    expect(press('PageUp')).toEqual({ row: 2, column: 2 });
    expect(press('Home')).toEqual({ row: 5, column: 0 });
    expect(press('End')).toEqual({ row: 5, column: 3 });
    expect(press('Home', true)).toEqual({ row: 0, column: 0 });
    expect(press('End', true)).toEqual({ row: 9, column: 3 });
  });

  it('[EQUIP-04] ends a row at its last cell, not at the button after it, which arrows still reach', () => {
    const withButton = { ...size, cells: 3 };
    const pressed = (key: string, ctrl: boolean, column: number) =>
      moveBy({ row: 5, column }, { key, ctrl }, withButton);
    expect(pressed('End', true, 0)).toEqual({ row: 9, column: 2 });
    expect(pressed('End', false, 0)).toEqual({ row: 5, column: 2 });
    expect(pressed('ArrowRight', true, 0)).toEqual({ row: 5, column: 2 });
    expect(pressed('ArrowRight', false, 2)).toEqual({ row: 5, column: 3 });
    expect(pressed('End', false, 3)).toEqual({ row: 5, column: 2 });
  });

  it('leaves other keys alone', () => {
    expect(press('a')).toBeNull();
    expect(press('Enter')).toBeNull();
  });
});

describe('stepAside', () => {
  it('goes on in the next row past the end, and back', () => {
    expect(stepSideways({ row: 0, column: 3 }, 1, size)).toEqual({ row: 1, column: 0 });
    expect(stepSideways({ row: 1, column: 0 }, -1, size)).toEqual({ row: 0, column: 3 });
    expect(stepSideways(from, 1, size)).toEqual({ row: 5, column: 3 });
  });

  it('leads out beyond the first and the last cell', () => {
    expect(stepSideways({ row: 9, column: 3 }, 1, size)).toBeNull();
    expect(stepSideways({ row: 0, column: 0 }, -1, size)).toBeNull();
  });
});

describe('stepDown', () => {
  it('goes down and up, and stays at the ends', () => {
    expect(stepDown(from, 1, 10)).toEqual({ row: 6, column: 2 });
    expect(stepDown(from, -1, 10)).toEqual({ row: 4, column: 2 });
    expect(stepDown({ row: 9, column: 1 }, 1, 10)).toEqual({ row: 9, column: 1 });
  });
});
