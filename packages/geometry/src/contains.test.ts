import { describe, expect, it } from 'vitest';
import {
  contains,
  containsAny,
  distance,
  type Hk80Point,
  type Hk80Polygon,
  hk80,
  nearestBoundaryPoint,
} from './index.ts';
import { pointOf, rectangleOf, ringOf } from './testing/points.ts';
import { createRandom } from './testing/random.ts';
import { drawPoint, drawPolygon } from './testing/random-shapes.ts';

const square = rectangleOf(0, 0, 100, 100);
const frame: Hk80Polygon = [square, rectangleOf(40, 40, 60, 60)];

describe('a point in a polygon', () => {
  it('on a side, on a corner and on the edge of a hole is inside', () => {
    for (const point of frame.flat()) expect(contains(frame, point)).toBe(true);
    expect(contains(frame, pointOf(100, 33))).toBe(true);
    expect(contains(frame, pointOf(40, 47))).toBe(true);
  });

  it('on a slanted side is inside as far as the grid can say', () => {
    const slanted: Hk80Polygon = [ringOf([0, 0], [97, 31], [66, 128], [-31, 97])];
    for (let hundredth = 0; hundredth <= 100; hundredth++) {
      const share = hundredth / 100;
      expect(contains(slanted, pointOf(97 * share, 31 * share)), `${hundredth} %`).toBe(true);
      expect(contains(slanted, pointOf(97 * share, 31 * share - 1e-6)), `${hundredth} %`).toBe(false);
    }
  });

  it('a nanometre beside the outline is inside, a micrometre is not', () => {
    expect(contains(frame, pointOf(100 + 5e-10, 50))).toBe(true);
    expect(contains(frame, pointOf(100 + 1e-6, 50))).toBe(false);
  });

  it('in a hole is outside', () => {
    expect(contains(frame, pointOf(50, 50))).toBe(false);
    expect(contains(frame, pointOf(30, 50))).toBe(true);
  });

  it('level with corners is counted once', () => {
    const diamond: Hk80Polygon = [ringOf([0, -50], [50, 0], [0, 50], [-50, 0])];
    expect(contains(diamond, pointOf(0, 0))).toBe(true);
    for (const east of [-60, 60]) expect(contains(diamond, pointOf(east, 0))).toBe(false);
    for (const north of [-50, 50]) expect(contains(diamond, pointOf(-20, north))).toBe(false);
  });

  it('goes by the even-odd rule when the outline crosses itself', () => {
    const bowTie: Hk80Polygon = [ringOf([0, 0], [100, 100], [100, 0], [0, 100])];
    expect(contains(bowTie, pointOf(10, 50))).toBe(true);
    expect(contains(bowTie, pointOf(50, 10))).toBe(false);
    const twice: Hk80Polygon = [[...square, ...square.slice(1)]];
    expect(contains(twice, pointOf(30, 30))).toBe(false);
  });

  it('in a sliver, in a zone of a millimetre and on a line', () => {
    expect(contains([rectangleOf(0, 0, 100, 1e-6)], pointOf(50, 5e-7))).toBe(true);
    expect(contains([rectangleOf(0, 0, 100, 1e-6)], pointOf(50, 2e-6))).toBe(false);
    expect(contains([rectangleOf(0, 0, 0.001, 0.001)], pointOf(0.0005, 0.0005))).toBe(true);
    expect(contains([ringOf([0, 0], [100, 0], [50, 0])], pointOf(70, 0))).toBe(true);
    expect(contains([ringOf([0, 0], [100, 0], [50, 0])], pointOf(70, 1))).toBe(false);
  });

  it('reads an open ring as closed', () => {
    const open: Hk80Polygon = [square.slice(0, -1)];
    expect(contains(open, pointOf(50, 50))).toBe(true);
    expect(contains(open, pointOf(0, 50))).toBe(true);
    expect(contains(open, pointOf(-1, 50))).toBe(false);
  });

  it('nothing contains a point, and no number is contained', () => {
    expect(contains([], pointOf(0, 0))).toBe(false);
    expect(contains([[]], pointOf(0, 0))).toBe(false);
    expect(contains([square], hk80(Number.NaN, 817_300))).toBe(false);
    expect(contains([square], hk80(835_450, Number.NEGATIVE_INFINITY))).toBe(false);
  });

  it('a corner that is no number makes the answer no where it could matter', () => {
    for (const wrong of [hk80(Number.NaN, 817_300), hk80(835_450, Number.NaN), hk80(Number.POSITIVE_INFINITY, 817_300)])
      for (const at of [1, 2]) expect(contains([square.with(at, wrong)], pointOf(50, 20))).toBe(false);
  });

  it('agrees with the sum of the angles under which the sides are seen', () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = createRandom(seed);
      const size = random.pick([0.05, 30, 3000]);
      const polygon = drawPolygon(random, size);
      for (let i = 0; i < 50; i++) {
        const point = drawPoint(random, size);
        if (distance(nearestBoundaryPoint(polygon, point), point) < 1e-6 * size) continue;
        const turns = polygon.map((ring) => Math.abs(Math.round(windingOf(ring, point))));
        const isInside = turns.reduce((sum, turn) => sum + turn, 0) % 2 === 1;
        expect(contains(polygon, point), `seed ${seed}, point ${i}`).toBe(isInside);
      }
    }
  });
});

function windingOf(ring: readonly Hk80Point[], [x, y]: Hk80Point): number {
  return ring.slice(1).reduce((turns, [bx, by], i) => {
    const [ax, ay] = ring[i] as Hk80Point;
    const angle = Math.atan2(by - y, bx - x) - Math.atan2(ay - y, ax - x);
    return turns + (angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))) / (2 * Math.PI);
  }, 0);
}

describe('a point in several polygons', () => {
  it('is inside when one of them holds it, overlapping or not', () => {
    const parts = [[square], [rectangleOf(50, 50, 150, 150)], [rectangleOf(300, 0, 400, 100)]];
    expect(containsAny(parts, pointOf(75, 75))).toBe(true);
    expect(containsAny(parts, pointOf(350, 50))).toBe(true);
    expect(containsAny(parts, pointOf(200, 50))).toBe(false);
    expect(containsAny([], pointOf(0, 0))).toBe(false);
  });
});
