import { checkPolygon, type Hk80Point, hk80, hk80ToLonLat, hk80ToMercator } from '@quietsite/geometry';
import { describe, expect, test } from 'vitest';
import { assumeSystem, findSystem, isOnGrid, type Position } from './hong-kong-systems.ts';

const corners: readonly Hk80Point[] = [
  hk80(790_000, 790_000),
  hk80(870_000, 790_000),
  hk80(870_000, 860_000),
  hk80(790_000, 860_000),
];
const asPosition = ([x, y]: readonly [number, number]): Position => [x, y];

describe('systems in use in Hong Kong', () => {
  test('[SITE-12] the same ground is known in each', () => {
    expect(assumeSystem(corners.map(hk80ToMercator).map(asPosition))?.name).toBe('EPSG:3857');
    expect(assumeSystem(corners.map(asPosition))?.name).toBe('EPSG:2326');
    expect(assumeSystem(corners.map(hk80ToLonLat).map(asPosition))?.name).toBe('EPSG:4326');
    expect(assumeSystem([[0, 0]])).toBeUndefined();
    expect(findSystem('EPSG:32650')).toBeUndefined();
  });

  test('[U52] the ground is that of the check of a site', () => {
    const isInSite = ([x, y]: Position) =>
      checkPolygon([[hk80(x, y), hk80(x + 1, y), hk80(x + 1, y + 1), hk80(x, y)]])?.kind !== 'OUTSIDE_HONG_KONG';
    for (const position of [
      [789_999, 800_000],
      [790_000, 800_000],
      [869_999, 859_999],
      [869_999, 860_001],
      [800_000, 789_999],
    ] as const)
      expect(isOnGrid(position)).toBe(isInSite(position));
  });
});
