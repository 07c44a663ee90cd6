import { hk80 } from '@quietsite/geometry';
import { describe, expect, test } from 'vitest';
import { formatArea, formatLength, measureSketch } from './measure-text.ts';

const at = (east: number, north: number) => hk80(838_000 + east, 820_000 + north);

describe('figures beside the pointer', () => {
  test.each([
    [0, '0.0 m'],
    [12.4, '12.4 m'],
    [12.449, '12.4 m'],
    [999.96, '1,000.0 m'],
    [1250.04, '1,250.0 m'],
  ])('a length of %d m reads %s', (metres, text) => {
    expect(formatLength(metres)).toBe(text);
  });

  test.each([
    [8.46, '8.5 m²'],
    [99.94, '99.9 m²'],
    [1250, '1,250 m²'],
    [9999.4, '9,999 m²'],
    [9999.6, '1.00 ha'],
    [23_500, '2.35 ha'],
    [12_345_600, '1,234.56 ha'],
  ])('an area of %d m² reads %s', (squareMetres, text) => {
    expect(formatArea(squareMetres)).toBe(text);
  });

  test('before the first corner there is nothing to measure', () => {
    expect(measureSketch('polygon', [], at(0, 0))).toEqual({ sideMetres: null, wholeMetres: 0, squareMetres: null });
  });

  test('the pointer counts as the next corner, in true metres of the grid', () => {
    const corners = [at(0, 0), at(30, 0)];
    expect(measureSketch('polygon', corners, at(30, 40))).toEqual({
      sideMetres: 40,
      wholeMetres: 70,
      squareMetres: 600,
    });
    expect(measureSketch('line', corners, at(30, 40)).squareMetres).toBeNull();
  });

  test('without a pointer the placed corners alone are measured', () => {
    const corners = [at(0, 0), at(30, 0), at(30, 40)];
    expect(measureSketch('polygon', corners, null)).toEqual({ sideMetres: null, wholeMetres: 70, squareMetres: 600 });
  });
});
