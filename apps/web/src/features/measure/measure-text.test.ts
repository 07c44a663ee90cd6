import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { describeMeasure } from './measure-text.ts';

beforeAll(startTexts);

describe('what the bar says of a measurement', () => {
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
