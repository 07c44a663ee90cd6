import { describe, expect, it } from 'vitest';
import { type Hk80Polygon, hk80, lengthToWidthRatio } from './index.ts';
import { rectangleOf, ringOf } from './testing/points.ts';
import { createRandom } from './testing/random.ts';
import { drawPolygon } from './testing/random-shapes.ts';

function turnedRectangle(length: number, width: number, angle: number): Hk80Polygon {
  const turn = (along: number, across: number) =>
    [along * Math.cos(angle) - across * Math.sin(angle), along * Math.sin(angle) + across * Math.cos(angle)] as const;
  return [ringOf(turn(0, 0), turn(length, 0), turn(length, width), turn(0, width))];
}

describe('length to width of a zone', () => {
  it('is that of a rectangle, whichever way it lies', () => {
    for (let degrees = 0; degrees < 360; degrees += 7) {
      const angle = (degrees * Math.PI) / 180;
      expect(lengthToWidthRatio(turnedRectangle(51, 10, angle)), `${degrees} degrees`).toBeCloseTo(5.1, 8);
      expect(lengthToWidthRatio(turnedRectangle(10, 49, angle)), `${degrees} degrees`).toBeCloseTo(4.9, 8);
    }
  });

  it('looks around a concave zone and over its holes', () => {
    const l: Hk80Polygon = [ringOf([0, 0], [60, 0], [60, 5], [5, 5], [5, 20], [0, 20]), rectangleOf(1, 1, 2, 2)];
    expect(lengthToWidthRatio(l)).toBeCloseTo(3, 8);
  });

  it('takes the more compact of rectangles of equal area', () => {
    // 40 by 30 on the legs, 50 by 24 on the hypotenuse.
    expect(lengthToWidthRatio([ringOf([0, 0], [40, 0], [0, 30])])).toBeCloseTo(4 / 3, 8);
  });

  it('is never below 1 and the same for a zone a thousand times smaller', () => {
    for (let seed = 0; seed < 100; seed++) {
      const [large, small] = [30, 0.03].map((size) => lengthToWidthRatio(drawPolygon(createRandom(seed), size)));
      expect(large, `seed ${seed}`).toBeGreaterThanOrEqual(1);
      expect((small ?? 0) / (large ?? 0), `seed ${seed}`).toBeCloseTo(1, 4);
    }
  });

  it('is large for a sliver and infinite for a line', () => {
    expect(lengthToWidthRatio(turnedRectangle(100, 0.001, 0.7))).toBeCloseTo(100_000, -1);
    expect(lengthToWidthRatio(turnedRectangle(100, 1e-7, 0.7))).toBe(Number.POSITIVE_INFINITY);
    expect(lengthToWidthRatio([ringOf([0, 0], [100, 33], [50, 16.5])])).toBe(Number.POSITIVE_INFINITY);
    expect(lengthToWidthRatio([ringOf([0, 0], [100, 33])])).toBe(Number.POSITIVE_INFINITY);
  });

  it('is that of the square for a zone of a millimetre', () => {
    expect(lengthToWidthRatio([rectangleOf(0, 0, 0.001, 0.001)])).toBeCloseTo(1, 5);
  });

  it('does not exist for a point, for nothing and for coordinates that are no numbers', () => {
    expect(lengthToWidthRatio([ringOf([5, 5], [5, 5], [5, 5])])).toBeNull();
    expect(lengthToWidthRatio([[]])).toBeNull();
    expect(lengthToWidthRatio([])).toBeNull();
    expect(lengthToWidthRatio([rectangleOf(0, 0, 1, 1).with(1, hk80(Number.NaN, 0))])).toBeNull();
  });
});
