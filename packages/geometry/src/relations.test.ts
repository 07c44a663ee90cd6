import { describe, expect, it } from 'vitest';
import { containsPolygon, type Hk80Polygon, hk80, overlapArea, overlaps } from './index.ts';
import { rectangleOf, ringOf } from './testing/points.ts';
import { createRandom } from './testing/random.ts';
import { drawPolygon } from './testing/random-shapes.ts';

const square: Hk80Polygon = [rectangleOf(0, 0, 100, 100)];
const frame: Hk80Polygon = [...square, rectangleOf(40, 40, 60, 60)];
const bowTie: Hk80Polygon = [ringOf([0, 0], [100, 100], [100, 0], [0, 100])];
const line: Hk80Polygon = [ringOf([10, 10], [90, 10], [50, 10])];
const unsound: Hk80Polygon = [rectangleOf(10, 10, 20, 20).with(1, hk80(Number.NaN, 0))];
const box = (west: number, south: number, east: number, north: number): Hk80Polygon => [
  rectangleOf(west, south, east, north),
];

describe('a zone within its site (Q66)', () => {
  it('may fill it and may stick out by a centimetre', () => {
    expect(containsPolygon(square, box(10, 10, 20, 20), 0)).toBe(true);
    expect(containsPolygon(square, square, 0)).toBe(true);
    // Below the resolution of grid coordinates.
    expect(containsPolygon(square, box(10, 10, 100 + 5e-10, 20), 0)).toBe(true);
    expect(containsPolygon(square, box(10, 10, 100.009, 20), 0.01)).toBe(true);
    expect(containsPolygon(square, box(10, 10, 100.011, 20), 0.01)).toBe(false);
    expect(containsPolygon(square, box(10, 10, 100.009, 20), 0)).toBe(false);
    expect(containsPolygon(square, square, -1)).toBe(true);
    expect(containsPolygon(square, box(-0.009, -0.009, 100.009, 100.009), 0.01)).toBe(false);
    expect(containsPolygon(square, box(200, 10, 220, 20), 0.01)).toBe(false);
    expect(containsPolygon(box(10, 10, 20, 20), square, 0.01)).toBe(false);
  });

  it('may not lie over a hole, unless it is narrower than the tolerance on both sides', () => {
    expect(containsPolygon(frame, box(30, 30, 50, 50), 0.01)).toBe(false);
    expect(containsPolygon(frame, box(45, 45, 50, 50), 0.01)).toBe(false);
    expect(containsPolygon(frame, box(10, 10, 40.009, 60), 0.01)).toBe(true);
    expect(containsPolygon([...square, rectangleOf(40, 40, 40.01, 60)], box(30, 30, 50, 50), 0.01)).toBe(true);
  });

  it('may lie across parts that touch, not across parts that do not', () => {
    const halves = [box(0, 0, 50, 100), box(50, 0, 100, 100)];
    expect(containsPolygon(halves, box(40, 10, 60, 20), 0)).toBe(true);
    expect(containsPolygon([box(0, 0, 45, 100), box(55, 0, 100, 100)], box(40, 10, 60, 20), 0.01)).toBe(false);
    expect(containsPolygon(square, halves, 0)).toBe(true);
    expect(containsPolygon(box(0, 0, 50, 100), halves, 0.01)).toBe(false);
  });

  it('may be of a millimetre, inside and outside', () => {
    expect(containsPolygon(square, box(50, 50, 50.001, 50.001), 0.01)).toBe(true);
    expect(containsPolygon(square, box(100.02, 50, 100.021, 50.001), 0.01)).toBe(false);
    expect(containsPolygon(frame, box(50, 50, 50.001, 50.001), 0.01)).toBe(false);
  });

  it('goes by the even-odd rule when it crosses itself', () => {
    expect(containsPolygon(square, bowTie, 0)).toBe(true);
    expect(containsPolygon(bowTie, box(2, 40, 20, 60), 0)).toBe(true);
    expect(containsPolygon(bowTie, box(40, 2, 60, 20), 0.01)).toBe(false);
  });

  it('is not within anything without area or sound coordinates', () => {
    for (const nothing of [[], [[]], line, unsound]) {
      expect(containsPolygon(square, nothing, 0.01)).toBe(false);
      expect(containsPolygon(nothing, box(10, 10, 20, 20), 0.01)).toBe(false);
    }
  });
});

describe('overlap of zones', () => {
  it('is the ground that both cover', () => {
    expect(overlapArea(square, box(50, 50, 150, 150))).toBeCloseTo(2500, 6);
    expect(overlapArea(square, square)).toBeCloseTo(10_000, 6);
    expect(overlapArea(frame, box(50, 50, 150, 150))).toBeCloseTo(2400, 6);
    expect(overlapArea(square, box(100, 0, 200, 100))).toBe(0);
    expect(overlapArea(square, box(300, 0, 400, 100))).toBe(0);
    expect(overlapArea(frame, box(40, 40, 60, 60))).toBe(0);
  });

  it('reads an open ring as closed', () => {
    const open: Hk80Polygon = [rectangleOf(0, 0, 100, 100).slice(0, -1)];
    expect(overlapArea(open, box(0, 50, 150, 150))).toBeCloseTo(5000, 6);
    expect(containsPolygon(open, box(0, 10, 20, 20), 0)).toBe(true);
  });

  it('counts ground that several parts cover once', () => {
    expect(overlapArea([square, box(50, 0, 150, 100)], box(0, 0, 200, 50))).toBeCloseTo(7500, 6);
  });

  it('goes by the even-odd rule when an outline crosses itself', () => {
    expect(overlapArea(bowTie, square)).toBeCloseTo(5000, 6);
    expect(overlapArea(bowTie, box(0, 0, 50, 100))).toBeCloseTo(2500, 6);
  });

  it('is nothing without area and no number without sound coordinates', () => {
    for (const nothing of [[], [[]], line]) expect(overlapArea(square, nothing)).toBe(0);
    expect(overlapArea([[], ...square], square)).toBeCloseTo(10_000, 6);
    expect(overlapArea(square, unsound)).toBeNaN();
    expect(overlaps(square, unsound, 0)).toBe(false);
  });

  it('is refused when it is wider than the tolerance somewhere', () => {
    expect(overlaps(square, box(99.991, 0, 200, 100), 0.01)).toBe(false);
    expect(overlaps(square, box(99.989, 0, 200, 100), 0.01)).toBe(true);
    expect(overlaps(square, box(99.991, 0, 200, 100), 0)).toBe(true);
    expect(overlaps(square, box(100, 0, 200, 100), 0)).toBe(false);
    // A wedge that is wide enough only at one end.
    expect(overlaps(square, [ringOf([100, 0], [99.9, 100], [200, 100], [200, 0])], 0.01)).toBe(true);
  });

  it('is the same from both sides, and whole with itself', { timeout: 30_000 }, () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = createRandom(seed);
      const [a, b] = [drawPolygon(random, 30), drawPolygon(random, 40)];
      expect(overlapArea(a, b), `seed ${seed}`).toBeCloseTo(overlapArea(b, a), 6);
      expect(containsPolygon(a, a, 0), `seed ${seed}`).toBe(true);
      expect(containsPolygon([a, b], [b, a], 0), `seed ${seed}`).toBe(true);
    }
  });
});
