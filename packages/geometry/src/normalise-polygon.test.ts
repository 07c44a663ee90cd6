import { describe, expect, it } from 'vitest';
import { area, checkPolygon, type Hk80Polygon, hk80, normaliseMultiPolygon, normalisePolygon } from './index.ts';
import { offsetOf, pointOf, rectangleOf, ringOf } from './testing/points.ts';
import { createRandom } from './testing/random.ts';
import { drawPolygon } from './testing/random-shapes.ts';

const square = rectangleOf(0, 0, 100, 100);
const offsetsOf = (polygon: Hk80Polygon) => polygon.map((ring) => ring.map(offsetOf));

describe('the plain form of a polygon', () => {
  it('closes rings', () => {
    expect(normalisePolygon([square.slice(0, -1)])).toEqual([square]);
  });

  it('closes on the first corner when the last one all but repeats it', () => {
    expect(normalisePolygon([[...square.slice(0, -1), pointOf(0.0004, 0.0004)]])).toEqual([square]);
  });

  it('removes corners within a millimetre of the one before', () => {
    const wordy = ringOf([0, 0], [0.0005, 0], [100, 0], [100, 0], [100, 100], [100, 100.0009], [0, 100]);
    expect(normalisePolygon([wordy])).toEqual([square]);
    const apart = ringOf([0, 0], [0.001, 0], [100, 0], [100, 100]);
    expect(normalisePolygon([apart])).toEqual([apart]);
  });

  it('turns the outer ring counter-clockwise and inner rings clockwise', () => {
    const hole = rectangleOf(10, 10, 20, 20);
    expect(normalisePolygon([square.toReversed(), hole])).toEqual([square, hole.toReversed()]);
    expect(normalisePolygon([square, hole.toReversed()])).toEqual([square, hole.toReversed()]);
  });

  it('keeps a zone of a millimetre', () => {
    for (let east = 0; east < 20; east += 0.7) {
      const tiny: Hk80Polygon = [rectangleOf(east, 0, east + 0.001, 0.001)];
      expect(normalisePolygon(tiny)).toEqual(tiny);
    }
  });

  it('drops a hole of which no three corners are left, and keeps the outer ring to be refused', () => {
    const hole = rectangleOf(10, 10, 10.0004, 10.0004);
    expect(normalisePolygon([square, hole, []])).toEqual([square]);
    expect(offsetsOf(normalisePolygon([hole]))).toEqual([
      [
        [10, 10],
        [10, 10],
      ],
    ]);
    expect(checkPolygon(normalisePolygon([hole]))?.kind).toBe('TOO_FEW_POINTS');
    expect(normalisePolygon([[]])).toEqual([[]]);
    expect(normalisePolygon([])).toEqual([]);
  });

  it('splits and untangles nothing', () => {
    const bowTie: Hk80Polygon = [ringOf([0, 0], [100, 100], [100, 0], [0, 100])];
    expect(normalisePolygon(bowTie)).toEqual(bowTie);
    const unsound: Hk80Polygon = [square.with(2, hk80(Number.NaN, 0))];
    expect(checkPolygon(normalisePolygon(unsound))?.kind).toBe('NOT_FINITE');
  });

  it('is its own plain form, for several polygons too', () => {
    const drawn = Array.from({ length: 50 }, (_, seed) => drawPolygon(createRandom(seed), 30));
    const plain = normaliseMultiPolygon(drawn);
    expect(normaliseMultiPolygon(plain)).toEqual(plain);
    plain.forEach((polygon, i) => {
      expect(checkPolygon(polygon), `seed ${i}`).toBeNull();
      expect(area(polygon), `seed ${i}`).toBeCloseTo(area(drawn[i] ?? []), 6);
    });
  });
});
