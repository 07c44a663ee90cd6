import { describe, expect, it } from 'vitest';
import {
  computeNotionalSource,
  createNotionalPlacer,
  distanceToSegment,
  type Hk80Polygon,
  hk80,
  hk80ToLonLat,
  listNearestBoundaryPoints,
  lonLat,
  lonLatToHk80,
  nearestBoundaryPoint,
} from './index.ts';
import { offsetOf, pointOf, rectangleOf, ringOf } from './testing/points.ts';

const square: Hk80Polygon = [rectangleOf(0, 0, 100, 100)];
const frame: Hk80Polygon = [...square, rectangleOf(40, 40, 60, 60)];
const centre = pointOf(20, 50);

const sourceSeenFrom = (outline: Hk80Polygon, east: number, north: number) => {
  const source = computeNotionalSource(outline, centre, pointOf(east, north));
  return { boundary: offsetOf(source.boundaryPoint), position: offsetOf(source.position) };
};

describe('the notional source seen from odd places (M-31)', () => {
  it('on a side the receiver is the boundary point', () => {
    expect(sourceSeenFrom(square, 0, 50)).toEqual({ boundary: [0, 50], position: [10, 50] });
  });

  it('on a corner likewise', () => {
    expect(sourceSeenFrom(square, 100, 100)).toMatchObject({ boundary: [100, 100] });
  });

  it('inside the zone the nearest side counts', () => {
    expect(sourceSeenFrom(square, 90, 50)).toEqual({ boundary: [100, 50], position: [60, 50] });
  });

  it('inside a hole the side of the hole counts', () => {
    expect(sourceSeenFrom(frame, 42, 50)).toEqual({ boundary: [40, 50], position: [30, 50] });
  });

  it('a zone of a millimetre is a point', () => {
    const tiny: Hk80Polygon = [rectangleOf(0, 0, 0.001, 0.001)];
    const source = computeNotionalSource(tiny, pointOf(0.0005, 0.0005), pointOf(300, 0));
    expect(source.distanceMetres).toBeCloseTo(300, 2);
  });

  it('an outline that crosses itself, a line and a sliver are outlines like any other', () => {
    const bowTie: Hk80Polygon = [ringOf([0, 0], [100, 100], [100, 0], [0, 100])];
    expect(sourceSeenFrom(bowTie, 60, 45)).toMatchObject({ boundary: [57.5, 42.5] });
    expect(sourceSeenFrom([ringOf([0, 0], [100, 0], [50, 0])], 30, 7)).toMatchObject({ boundary: [30, 0] });
    expect(sourceSeenFrom([rectangleOf(0, 0, 100, 1e-6)], 30, 7)).toMatchObject({ boundary: [30, 0.000001] });
  });

  it('nothing to be near to, or a receiver that is no number, is refused', () => {
    for (const nothing of [[], [[]]]) {
      expect(() => nearestBoundaryPoint(nothing, centre)).toThrow(RangeError);
      expect(() => computeNotionalSource(nothing, centre, pointOf(0, 0))).toThrow(RangeError);
    }
    const nowhere = hk80(Number.NaN, 817_000);
    expect(() => computeNotionalSource(square, centre, nowhere)).toThrow(RangeError);
    expect(() => createNotionalPlacer(square, centre)(nowhere)).toThrow(RangeError);
    expect(listNearestBoundaryPoints([[]], centre)).toEqual([]);
    expect(distanceToSegment(nowhere, pointOf(0, 0), pointOf(1, 0))).toBeNaN();
    expect(computeNotionalSource(square, nowhere, pointOf(200, 50)).distanceMetres).toBeNaN();
  });
});

describe('projections of what is no number (M-02)', () => {
  it('are refused', () => {
    expect(() => hk80ToLonLat(hk80(Number.NaN, 817_000))).toThrow(TypeError);
    expect(() => lonLatToHk80(lonLat(114, Number.POSITIVE_INFINITY))).toThrow(TypeError);
  });
});
