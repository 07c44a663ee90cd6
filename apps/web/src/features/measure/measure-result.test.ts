import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { measurePoints } from './measure-result.ts';

const at = (east: number, north: number) => hk80(836_000 + east, 820_000 + north);
const square = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)];

describe('what is measured on the map', () => {
  it('[MAP-41] a distance is the sum of its segments in metres of the grid', () => {
    expect(measurePoints('measureDistance', [at(0, 0), at(30, 40), at(30, 140)])).toEqual({
      ...{ kind: 'distance', metres: 150, segments: 2 },
    });
  });

  it('[MAP-41] an area is in square metres of the grid, its outline includes the closing side', () => {
    expect(measurePoints('measureArea', square)).toEqual({ kind: 'area', squareMetres: 10_000, outlineMetres: 400 });
  });

  it('[MAP-41] lines that cross, the closing side included, have no area', () => {
    const [a, b, c, d] = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)] as const;
    expect(measurePoints('measureArea', [a, c, b, d])).toEqual({ kind: 'crossing' });
    expect(measurePoints('measureArea', [a, b, d, c])).toEqual({ kind: 'crossing' });
    expect(measurePoints('measureDistance', [a, c, b, d])).toMatchObject({ kind: 'distance' });
  });

  it('is nothing before there are corners enough', () => {
    expect(measurePoints('measureDistance', square.slice(0, 1))).toBeNull();
    expect(measurePoints('measureArea', square.slice(0, 2))).toBeNull();
  });
});
