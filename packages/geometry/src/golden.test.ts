import { describe, expect, it } from 'vitest';
import golden from '../../fixtures/data/golden/golden.json' with { type: 'json' };
import {
  computeNotionalSource,
  distance,
  HK80_DEFINITION,
  hk80,
  hk80ToLonLat,
  hk80ToMercator,
  lonLat,
  lonLatToHk80,
  mercator,
  mercatorToHk80,
} from './index.ts';

function getVector<Input, Expected>(id: string) {
  const vector = golden.vectors.find((candidate) => candidate.id === id);
  if (!vector) throw new Error(`no golden vector ${id}`);
  return vector as unknown as { input: Input; expected: Expected };
}

type Pair = [number, number];

describe('G06 notional source', () => {
  const { input, expected } = getVector<
    { cases: { case: string; zone: Pair[]; centre: Pair; nsr: Pair }[] },
    {
      cases: {
        nearestboundarypoint: Pair;
        centre_to_boundary: number;
        boundary_to_notional: number;
        notional: Pair;
        distance: number;
      }[];
    }
  >('G06');

  it.each(input.cases.map((given, i) => ({ ...given, wanted: expected.cases[i] })))(
    '[CALC-27] $case',
    ({ zone, centre, nsr, wanted }) => {
      if (!wanted) throw new Error('a case without expectation');
      const ring = [...zone, zone[0] as Pair].map(([easting, northing]) => hk80(easting, northing));
      const source = computeNotionalSource([ring], hk80(...centre), hk80(...nsr));
      expect([...source.boundaryPoint]).toEqual(wanted.nearestboundarypoint);
      expect(source.boundaryToCentreMetres).toBeCloseTo(wanted.centre_to_boundary, 5);
      expect(source.boundaryToSourceMetres).toBeCloseTo(wanted.boundary_to_notional, 5);
      expect(source.position[0]).toBeCloseTo(wanted.notional[0], 5);
      expect(source.position[1]).toBeCloseTo(wanted.notional[1], 5);
      expect(source.distanceMetres).toBeCloseTo(wanted.distance, 5);
    },
  );
});

describe('G17 coordinate reference', () => {
  const { input, expected } = getVector<
    { hk80: { easting: number; northing: number }; wgs84: { lat: number; lon: number } },
    {
      proj4: string;
      tolerance_m: number;
      epsg3857: Pair;
      true_length_of_300_map_units_m: Pair;
      mercator_scale_east_west: number;
      mercator_scale_north_south: number;
    }
  >('G17');
  const grid = hk80(input.hk80.easting, input.hk80.northing);
  const globe = lonLat(input.wgs84.lon, input.wgs84.lat);

  it('uses the definition of the method', () => {
    expect(HK80_DEFINITION).toBe(expected.proj4);
  });

  it('meets the check point within a centimetre, both ways', () => {
    expect(distance(lonLatToHk80(globe), grid)).toBeLessThan(expected.tolerance_m);
    expect(distance(lonLatToHk80(hk80ToLonLat(grid)), grid)).toBeLessThan(expected.tolerance_m);
    // A hundred-millionth of a degree is a millimetre.
    expect(hk80ToLonLat(grid)[0]).toBeCloseTo(input.wgs84.lon, 7);
    expect(hk80ToLonLat(grid)[1]).toBeCloseTo(input.wgs84.lat, 7);
  });

  it('meets the check point in Web Mercator, both ways', () => {
    const map = hk80ToMercator(grid);
    expect(map[0]).toBeCloseTo(expected.epsg3857[0], 2);
    expect(map[1]).toBeCloseTo(expected.epsg3857[1], 2);
    expect(distance(mercatorToHk80(map), grid)).toBeLessThan(expected.tolerance_m);
  });

  it('knows that 300 map units are no 300 metres', () => {
    const [x, y] = hk80ToMercator(grid);
    const centre = mercatorToHk80(mercator(x, y));
    const east = distance(centre, mercatorToHk80(mercator(x + 300, y)));
    const north = distance(centre, mercatorToHk80(mercator(x, y + 300)));
    expect(Math.abs(east - expected.true_length_of_300_map_units_m[0])).toBeLessThan(0.02);
    expect(Math.abs(north - expected.true_length_of_300_map_units_m[1])).toBeLessThan(0.02);
    expect(300 / east).toBeCloseTo(expected.mercator_scale_east_west, 3);
    expect(300 / north).toBeCloseTo(expected.mercator_scale_north_south, 3);
  });
});
