import { describe, expect, it } from 'vitest';
import {
  area,
  buffer,
  centroid,
  computeGeographicalCentre,
  contains,
  type Hk80Polygon,
  hk80,
  length,
  nearestBoundaryPoint,
} from './index.ts';

const ring = (...corners: [number, number][]) =>
  [...corners, corners[0] as [number, number]].map(([e, n]) => hk80(835000 + e, 817000 + n));
const square: Hk80Polygon = [ring([0, 0], [100, 0], [100, 100], [0, 100])];
const holed: Hk80Polygon = [...square, ring([10, 10], [40, 10], [40, 40], [10, 40])];
const horseshoe: Hk80Polygon = [ring([0, 0], [100, 0], [100, 100], [0, 100], [0, 90], [90, 90], [90, 10], [0, 10])];

describe('measures', () => {
  it('area takes inner rings off, whichever way they turn', () => {
    expect(area(square)).toBeCloseTo(10_000, 6);
    expect(area(holed)).toBeCloseTo(9_100, 6);
    expect(area([square[0] ?? [], [...(holed[1] ?? [])].reverse()])).toBeCloseTo(9_100, 6);
  });

  it('length adds the pieces of a line', () => {
    expect(length(square[0] ?? [])).toBe(400);
    expect(length([])).toBe(0);
  });

  it('the centroid moves away from a hole', () => {
    const [easting, northing] = centroid(holed);
    // (10,000 * 50 - 900 * 25) / 9,100
    expect(easting).toBeCloseTo(835052.472527, 5);
    expect(northing).toBeCloseTo(817052.472527, 5);
  });

  it('the centroid of a polygon without area is the mean of its corners', () => {
    const flat: Hk80Polygon = [ring([0, 0], [100, 0], [50, 0])];
    expect([...centroid(flat)]).toEqual([835050, 817000]);
  });
});

describe('contains', () => {
  it.each([
    [50, 50, true],
    [0, 50, true],
    [100, 100, true],
    [25, 25, false],
    [10, 25, true],
    [-0.001, 50, false],
    [101, 0, false],
  ])('%d, %d in a square with a hole: %s', (easting, northing, isInside) => {
    expect(contains(holed, hk80(835000 + easting, 817000 + northing))).toBe(isInside);
  });
});

describe('geographical centre (M-30)', () => {
  it('is the centroid inside the zone', () => {
    expect([...computeGeographicalCentre(square)]).toEqual([835050, 817050]);
  });

  it('is the nearest outline point when the centroid falls outside', () => {
    const outside = centroid(horseshoe);
    expect(contains(horseshoe, outside)).toBe(false);
    const centre = computeGeographicalCentre(horseshoe);
    expect(contains(horseshoe, centre)).toBe(true);
    expect([...centre]).toEqual([...nearestBoundaryPoint(horseshoe, outside)]);
    expect(centre[0]).toBe(835090);
  });
});

describe('buffer', () => {
  it('has the area of the rounded square to a twentieth of a per cent', () => {
    const [polygon, ...others] = buffer([square], 300);
    expect(others).toEqual([]);
    const exact = 10_000 + 400 * 300 + Math.PI * 300 * 300;
    expect(area(polygon ?? [])).toBeLessThan(exact);
    expect(area(polygon ?? [])).toBeGreaterThan(exact * 0.9995);
  });

  it('merges what overlaps and keeps apart what does not', () => {
    const far = [ring([1000, 0], [1100, 0], [1100, 100], [1000, 100])];
    expect(buffer([square, far], 300)).toHaveLength(2);
    expect(buffer([square, far], 500)).toHaveLength(1);
    expect(buffer([], 300)).toEqual([]);
  });

  it('keeps an inner ring that the distance does not fill', () => {
    const frame: Hk80Polygon = [
      ring([0, 0], [1000, 0], [1000, 1000], [0, 1000]),
      ring([50, 50], [950, 50], [950, 950], [50, 950]),
    ];
    const [polygon] = buffer([frame], 100);
    expect(polygon).toHaveLength(2);
    expect(contains(polygon ?? [], hk80(835500, 817500))).toBe(false);
  });
});
