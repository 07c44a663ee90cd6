import { hk80 } from '@quietsite/geometry';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { describeMeasure, measurePoints } from './measure-result.ts';

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

describe('what the bar says of a measurement', () => {
  beforeAll(startTexts);

  it('[MAP-41] gives metres and segments of a distance', () => {
    expect(describeMeasure(i18next.t, { kind: 'distance', metres: 1250.04, segments: 3 })).toBe(
      '1,250.0 m, 3 segments',
    );
    expect(describeMeasure(i18next.t, { kind: 'distance', metres: 12.4, segments: 1 })).toBe('12.4 m, 1 segment');
  });

  it('[MAP-41] gives square metres of an area, from a hectare on also hectares, and the outline', () => {
    const area = (squareMetres: number) =>
      describeMeasure(i18next.t, { kind: 'area', squareMetres, outlineMetres: 400 });
    expect(area(1250)).toBe('1,250 m², outline 400.0 m');
    expect(area(23_500)).toBe('2.35 ha (23,500 m²), outline 400.0 m');
    expect(area(9999.6)).toBe('1.00 ha (10,000 m²), outline 400.0 m');
  });

  it('says that lines cross, and how to begin', () => {
    expect(describeMeasure(i18next.t, { kind: 'crossing' })).toBe('Lines cross: no area.');
    expect(describeMeasure(i18next.t, null)).toBe('Click the map to begin.');
  });
});
