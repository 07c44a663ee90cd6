import { describe, expect, it } from 'vitest';
import type { OgcCollection } from '../../repositories/ogc/ogc-collection.ts';
import { parseFilter } from './ogc-filter.ts';

const collection: OgcCollection = {
  id: 'things',
  title: 'Things',
  geometryType: 'Point',
  scope: 'project',
  idType: 'integer',
  properties: { name: 'string', level: 'number', isqcm: 'boolean' },
};
const parse = (text: string, crs: 'CRS84' | 'EPSG:2326' = 'CRS84') => parseFilter(text, collection, crs);

describe('the filter language', () => {
  it('joins comparisons by AND, in any case', () => {
    expect(parse("name = 'it''s' and level >= -1.5e1 AND isqcm = TRUE")).toEqual([
      { kind: 'comparison', property: 'name', operator: '=', value: "it's" },
      { kind: 'comparison', property: 'level', operator: '>=', value: -15 },
      { kind: 'comparison', property: 'isqcm', operator: '=', value: true },
    ]);
  });

  it('[API-76] reads shapes and turns EPSG:2326 to the easting first', () => {
    expect(parse('S_INTERSECTS(geometry, POINT(114.1 22.3))')).toEqual([
      { kind: 'intersects', crs: 'CRS84', geometry: { type: 'Point', coordinates: [114.1, 22.3] } },
    ]);
    expect(parse('s_intersects("geometry", POLYGON((1 2, 1 3, 2 3, 1 2)))', 'EPSG:2326')).toEqual([
      {
        kind: 'intersects',
        crs: 'EPSG:2326',
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [2, 1],
              [3, 1],
              [3, 2],
              [2, 1],
            ],
          ],
        },
      },
    ]);
  });

  it.each([
    '',
    'name',
    'name =',
    "name LIKE 'x'",
    "name = 'x' OR level = 1",
    "(name = 'x')",
    "name = 'x",
    'level = name',
    'level = 1e9999',
    'unknown = 1',
    '__proto__ = 1',
    "name = 'x' AND",
    "name = 'x'; select 1",
    'S_INTERSECTS(geometry, LINESTRING(0 0, 1 1))',
    'S_INTERSECTS(name, POINT(0 0))',
    'S_INTERSECTS(geometry, POINT(0))',
    'S_INTERSECTS(geometry, POLYGON((0 0, 1 0, 1 1, 0 1)))',
    `name = '${'x'.repeat(20_001)}'`,
  ])('refuses %s', (text) => {
    expect(() => parse(text)).toThrow('The request is not valid.');
  });
});

describe('[LIMIT-06] what a filter may cost', () => {
  const joined = (count: number, term: string) => Array.from({ length: count }, () => term).join(' AND ');
  const ring = (corners: number) =>
    [...Array.from({ length: corners - 1 }, (_, index) => `${index} ${index}`), '0 0'].join(', ');
  const shape = (corners: number) => `S_INTERSECTS(geometry, POLYGON((${ring(corners)})))`;

  it.each([
    [joined(20, 'level = 1'), joined(21, 'level = 1')],
    [joined(4, 'S_INTERSECTS(geometry, POINT(1 1))'), joined(5, 'S_INTERSECTS(geometry, POINT(1 1))')],
    [joined(2, shape(250)), `${shape(250)} AND ${shape(251)}`],
  ])('is refused one above its limit', (most, tooMuch) => {
    expect(parse(most).length).toBeGreaterThan(0);
    expect(() => parse(tooMuch)).toThrow('The request is not valid.');
  });
});
