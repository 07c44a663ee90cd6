import { describe, expect, it } from 'vitest';
import { buffer, contains, type Hk80Polygon, hk80, totalArea } from './index.ts';
import { pointOf, rectangleOf, ringOf } from './testing/points.ts';

const square = rectangleOf(0, 0, 100, 100);
const bowTie: Hk80Polygon = [ringOf([0, 0], [100, 100], [100, 0], [0, 100])];
const notANumber = hk80(Number.NaN, 817_300);

describe('the buffer of odd shapes', () => {
  const areaOf = (polygons: readonly Hk80Polygon[], metres: number) => totalArea(buffer(polygons, metres));

  it('takes a margin off when the distance is negative', () => {
    expect(areaOf([[square]], -1)).toBeCloseTo(98 * 98, 6);
    expect(areaOf([[square, rectangleOf(40, 40, 60, 60)]], -1)).toBeCloseTo(98 * 98 - (22 * 22 - 4 + Math.PI), 1);
    expect(buffer([[square]], -50)).toEqual([]);
    expect(buffer([[square]], -1000)).toEqual([]);
  });

  it('takes no margin off along sides that parts share or have in common', () => {
    expect(areaOf([[square], [rectangleOf(100, 0, 200, 100)]], -1)).toBeCloseTo(198 * 98, 6);
    expect(areaOf([[square], [rectangleOf(50, 0, 200, 100)]], -1)).toBeCloseTo(198 * 98, 6);
  });

  it('of distances down to nothing', () => {
    for (const metres of [1e-3, 1e-6, 1e-9, 1e-12, 0, -1e-12, -1e-9, -1e-6])
      expect(areaOf([[square]], metres), `${metres} m`).toBeCloseTo(10_000 + 400 * metres, 5);
    expect(buffer([[square], [rectangleOf(50, 50, 150, 150)]], 0)).toHaveLength(1);
  });

  it('of a zone of a millimetre and of a sliver', () => {
    const circle = Math.PI * 300 * 300;
    expect(areaOf([[rectangleOf(0, 0, 0.001, 0.001)]], 300) / circle).toBeCloseTo(1, 3);
    expect(
      areaOf([[ringOf([0, 0], [800, 600], [799.9994, 600.0008], [-0.0006, 0.0008])]], 300) / (circle + 600_000),
    ).toBeCloseTo(1, 3);
  });

  it('reads an open ring as closed', () => {
    expect(areaOf([[square.slice(0, -1)]], 0)).toBeCloseTo(10_000, 6);
  });

  it('keeps both lobes of an outline that crosses itself', () => {
    expect(areaOf([bowTie], 0)).toBeCloseTo(5000, 6);
    expect(contains(buffer([bowTie], 1)[0] ?? [], pointOf(-0.9, 50))).toBe(true);
    expect(contains(buffer([bowTie], 1)[0] ?? [], pointOf(100.9, 50))).toBe(true);
  });

  it('turns outer rings counter-clockwise and keeps corners of a polygon that it does not move', () => {
    expect(buffer([[square.toReversed()]], 0)[0]?.[0]?.toSorted()).toEqual(square.toSorted());
  });

  it('of nothing, of lines and of points is nothing', () => {
    for (const nothing of [[], [[]], [[[]]], [[ringOf([0, 0], [100, 0], [50, 0])]], [[ringOf([5, 5])]]])
      expect(buffer(nothing, 300)).toEqual([]);
  });

  it('refuses what is no number', () => {
    for (const metres of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => buffer([[square]], metres)).toThrow(RangeError);
    expect(() => buffer([[square.with(1, notANumber)]], 300)).toThrow(RangeError);
  });
});
