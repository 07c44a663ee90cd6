import { describe, expect, it } from 'vitest';
import { area, cutPolygon, type Hk80Point, type Hk80Polygon, hk80, totalArea } from './index.ts';
import { lineOf, rectangleOf, ringOf } from './testing/points.ts';
import { createRandom } from './testing/random.ts';

const square: Hk80Polygon = [rectangleOf(0, 0, 100, 100)];
const slanted: Hk80Polygon = [ringOf([0, 0], [97, 31], [66, 128], [-31, 97])];

const gridLine = (...points: [number, number][]) => points.map((point) => hk80(...point));
const cutAreas = (polygon: Hk80Polygon, ...line: [number, number][]) => {
  const result = cutPolygon(polygon, lineOf(...line));
  return result.kind === 'CUT' ? result.pieces.map((piece) => Math.round(area(piece) * 1e6) / 1e6) : result;
};

describe('a line drawn to the outline', () => {
  it('cuts although its ends miss the sides by less than a centimetre', () => {
    expect(cutAreas(square, [30, 0.008], [30, 99.992])).toEqual([3000, 7000]);
    expect(cutAreas(square, [30, 0.012], [30, 100])).toEqual({ kind: 'NOT_CUT', reason: 'NOT_THROUGH' });
  });

  it('meets a corner that is as near', () => {
    expect(cutAreas(square, [0.004, 0.003], [99.997, 99.996])).toEqual([5000, 5000]);
  });

  it('does not swallow a zone of a few centimetres', () => {
    const small: Hk80Polygon = [rectangleOf(0, 0, 0.02, 0.02)];
    expect(cutAreas(small, [0.005, -1], [0.005, 1])).toEqual([0.0001, 0.0003]);
  });

  it('cuts where the grid ends its digits, at sides of any direction', () => {
    const [a, b] = [slanted[0]?.[0] as Hk80Point, slanted[0]?.[1] as Hk80Point];
    for (let tenth = 1; tenth < 10; tenth++) {
      const on = hk80(a[0] + (tenth / 10) * (b[0] - a[0]), a[1] + (tenth / 10) * (b[1] - a[1]));
      expect(cutPolygon(slanted, [on, ...lineOf([10, 150])]).kind).toBe('CUT');
    }
  });

  it('cuts where crossings come to lie on one another by rounding', () => {
    const kite: Hk80Polygon = [
      gridLine(
        [835004.1707317074, 817003.4634146336],
        [835001, 817006.0000000002],
        [835002.2380952378, 817003.5238095245],
        [835002.9999999999, 817002.000000001],
        [835003.000000002, 817002.000000001],
        [835004.1707317074, 817003.4634146336],
      ),
    ];
    const line = gridLine(
      [835005.0000000003, 817004.0000000003],
      [835003.0000000003, 817003.9999999999],
      [835006.0000000001, 817005],
      [835004.0000000009, 817008.0000000009],
      [835003.0000000001, 817000.9999999993],
      [835002.9999999995, 817003],
      [835002.6125282004, 817001.5156602535],
    );
    const result = cutPolygon(kite, line);
    if (result.kind !== 'CUT') throw new Error(result.kind);
    expect(result.pieces).toHaveLength(5);
    expect(totalArea(result.pieces) / area(kite)).toBeCloseTo(1, 9);
  });

  it('leaves out what rounding pinches off a polygon', () => {
    // The second side runs along the third at a distance of 1e-10 m and encloses 6e-11 square metres.
    const spiked: Hk80Polygon = [
      gridLine(
        [800002.1000000001, 830005.7],
        [800001.1, 830004.7],
        [800003.0999999999, 830004.7],
        [800000.1, 830000.6999999998],
        [800003.1, 830004.6999999998],
        [800003.1, 830002.8666666666],
        [800008.1000000001, 830008.7000000001],
        [800002.1000000001, 830005.7],
      ),
    ];
    const line = gridLine(
      [800008.1, 830006.7000000001],
      [800003.1, 830002.8666666666],
      [800000.1, 830000.6999999998],
      [800007.0999999999, 830000.7],
      [800000.630502902, 830001.4073372022],
      [800008.1, 830005.6999999998],
      [800000.5958146504, 830004.9479073252],
      [800001.1, 830001.7],
      [800001.6590244407, 830006.9494307515],
      [800002.6392390615, 830004.0856520821],
    );
    const result = cutPolygon(spiked, line);
    if (result.kind !== 'CUT') throw new Error(result.kind);
    for (const piece of result.pieces) expect(area(piece)).toBeGreaterThan(1e-5);
    expect(result.pieces).toHaveLength(6);
    expect(totalArea(result.pieces) / area(spiked)).toBeCloseTo(1, 9);
  });

  it('follows a side that it was drawn along, far beyond both ends of it', () => {
    for (let seed = 0; seed < 120; seed++) {
      const random = createRandom(seed);
      const size = random.pick([1, 50, 1000, 5000]);
      const corner = () => [random.between(-size, size), random.between(-size, size)] as const;
      const triangle: Hk80Polygon = [ringOf(corner(), corner(), corner())];
      const [a, b] = triangle[0] as [Hk80Point, Hk80Point];
      const at = (share: number) => hk80(a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]));
      const line = [at(random.between(-2, -0.1)), at(random.between(1.1, 3))];
      expect(cutPolygon(triangle, line), `seed ${seed}`).toEqual({ kind: 'NOT_CUT', reason: 'ALONG_OUTLINE' });
    }
  });
});
