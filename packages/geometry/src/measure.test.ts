import { describe, expect, it } from 'vitest';
import {
  area,
  centroid,
  commonCentroid,
  computeGeographicalCentre,
  contains,
  distance,
  type Hk80Point,
  type Hk80Polygon,
  hk80,
  length,
  totalArea,
} from './index.ts';
import { lineOf, offsetOf, pointOf, rectangleOf, ringOf } from './testing/points.ts';

const square = rectangleOf(0, 0, 100, 100);
const bowTie: Hk80Polygon = [ringOf([0, 0], [100, 100], [100, 0], [0, 100])];
const notANumber = hk80(Number.NaN, 817_300);

function sliver(metresLong: number, metresWide: number): { polygon: Hk80Polygon; middle: Hk80Point } {
  const [east, north] = [Math.cos(0.7), Math.sin(0.7)];
  const at = (along: number, across: number) => [along * east - across * north, along * north + across * east] as const;
  const ring = ringOf(at(0, 0), at(metresLong, 0), at(metresLong, metresWide), at(0, metresWide));
  return { polygon: [ring], middle: pointOf(...at(metresLong / 2, metresWide / 2)) };
}

describe('lengths and areas', () => {
  it('of odd lines', () => {
    expect(length(lineOf([0, 0]))).toBe(0);
    expect(length(lineOf([0, 0], [3, 4], [0, 0]))).toBeCloseTo(10, 8);
    expect(length([pointOf(0, 0), notANumber])).toBeNaN();
    expect(distance(pointOf(0, 0), notANumber)).toBeNaN();
  });

  it('of odd polygons', () => {
    expect(area([])).toBe(0);
    expect(area([[]])).toBe(0);
    expect(area([ringOf([0, 0], [100, 33], [50, 16.5])])).toBeCloseTo(0, 8);
    expect(area([square.slice(0, -1)])).toBeCloseTo(10_000, 6);
    expect(area([square.with(1, notANumber)])).toBeNaN();
    expect(area([rectangleOf(0, 0, 0.001, 0.001)])).toBeCloseTo(1e-6, 12);
  });

  it('a hole larger than its outline leaves nothing', () => {
    expect(area([rectangleOf(0, 0, 10, 10), square])).toBe(0);
  });

  it('the lobes of a self-crossing outline count against each other', () => {
    expect(area(bowTie)).toBeCloseTo(0, 6);
  });

  it('of a sliver to the digits that its coordinates have', () => {
    for (const [metresWide, digits] of [
      [1e-3, 6],
      [1e-6, 3],
    ] as const)
      expect(area(sliver(1000, metresWide).polygon) / (1000 * metresWide)).toBeCloseTo(1, digits);
  });

  it('of several polygons', () => {
    expect(totalArea([[square], [rectangleOf(200, 0, 210, 10)]])).toBeCloseTo(10_100, 6);
    expect(totalArea([])).toBe(0);
  });
});

describe('the centroid', () => {
  it('of a sliver lies in its middle, down to the last digits of the grid', () => {
    for (const metresWide of [1e-1, 1e-3, 1e-6, 1e-8, 1e-9, 1e-10, 0]) {
      const { polygon, middle } = sliver(1000, metresWide);
      expect(distance(centroid(polygon), middle), `${metresWide} m`).toBeLessThan(1e-3);
    }
  });

  it('of a line is not pulled by a side with many corners', () => {
    const line = [ringOf([0, 0], [10, 0], [20, 0], [30, 0], [40, 0], [100, 0])];
    expect(offsetOf(centroid(line))).toEqual([50, 0]);
  });

  it('of a point is the point', () => {
    expect(offsetOf(centroid([ringOf([7, 8], [7, 8], [7, 8])]))).toEqual([7, 8]);
    expect(offsetOf(centroid([lineOf([7, 8])]))).toEqual([7, 8]);
  });

  it('of a self-crossing outline stays within its bounds', () => {
    expect(offsetOf(centroid(bowTie))).toEqual([50, 50]);
    // The lobes are 2,500.5 and 2,500, so the quotient would be kilometres away.
    const uneven: Hk80Polygon = [ringOf([0, 0], [100, 100.01], [100, 0], [0, 100])];
    const [east, north] = offsetOf(centroid(uneven));
    expect(east).toBeGreaterThan(0);
    expect(east).toBeLessThan(100);
    expect(north).toBeGreaterThan(0);
    expect(north).toBeLessThan(100);
  });

  it('reads an open ring as closed, and a ring the same whichever way it turns', () => {
    const hole = rectangleOf(10, 10, 40, 40);
    const expected = offsetOf(centroid([square, hole]));
    expect(offsetOf(centroid([square.slice(0, -1), hole.slice(0, -1)]))).toEqual(expected);
    expect(offsetOf(centroid([square.toReversed(), hole]))).toEqual(expected);
  });

  it('of several polygons weighs their areas', () => {
    const parts: Hk80Polygon[] = [[square], [rectangleOf(200, 0, 300, 300)]];
    expect(offsetOf(commonCentroid(parts))).toEqual([(50 + 3 * 250) / 4, (50 + 3 * 150) / 4]);
    const lines: Hk80Polygon[] = [[ringOf([0, 0], [10, 0])], [ringOf([0, 40], [30, 40])]];
    expect(offsetOf(commonCentroid(lines))).toEqual([(5 + 3 * 15) / 4, 30]);
  });

  it('of nothing is refused, of a corner that is no number is none', () => {
    for (const nothing of [[], [[]]]) expect(() => centroid(nothing)).toThrow(RangeError);
    expect(() => commonCentroid([])).toThrow(RangeError);
    expect(centroid([square.with(1, notANumber)])[0]).toBeNaN();
  });
});

describe('the geographical centre (M-30)', () => {
  it('of a ring road lies on the outline', () => {
    const ringRoad: Hk80Polygon = [square, rectangleOf(10, 20, 90, 80)];
    const centre = computeGeographicalCentre(ringRoad);
    expect(offsetOf(centre)).toEqual([50, 20]);
    expect(contains(ringRoad, centre)).toBe(true);
  });

  it('lies in slivers, tiny zones and self-crossing outlines too', () => {
    for (const metresWide of [1e-3, 1e-6, 1e-9, 0]) {
      const { polygon } = sliver(1000, metresWide);
      expect(contains(polygon, computeGeographicalCentre(polygon)), `${metresWide} m`).toBe(true);
    }
    expect(offsetOf(computeGeographicalCentre([rectangleOf(0, 0, 0.001, 0.001)]))).toEqual([0.0005, 0.0005]);
    expect(contains(bowTie, computeGeographicalCentre(bowTie))).toBe(true);
  });

  it('of nothing and of corners that are no numbers is refused', () => {
    for (const nothing of [[], [[]], [square.with(1, notANumber)]])
      expect(() => computeGeographicalCentre(nothing)).toThrow(RangeError);
  });
});
