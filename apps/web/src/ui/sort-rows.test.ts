import { describe, expect, it } from 'vitest';
import { sortRows } from './sort-rows.ts';

describe('sortRows', () => {
  it('sorts names with numbers as a person would', () => {
    expect(sortRows(['N10', 'N2', 'N1'], (name) => name, false)).toEqual(['N1', 'N2', 'N10']);
  });

  it('keeps rows without a value last in both directions', () => {
    const values = [3, null, 1];
    expect(sortRows(values, (value) => value, false)).toEqual([1, 3, null]);
    expect(sortRows(values, (value) => value, true)).toEqual([3, 1, null]);
  });

  it('does not change the rows it was given', () => {
    const rows = [2, 1];
    sortRows(rows, (value) => value, false);
    expect(rows).toEqual([2, 1]);
  });
});
