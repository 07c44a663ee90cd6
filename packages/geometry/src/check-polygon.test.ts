import { describe, expect, it } from 'vitest';
import { checkMultiPolygon, checkPolygon, type Hk80Polygon, hk80 } from './index.ts';
import { offsetOf, rectangleOf, ringOf } from './testing/points.ts';

const square = rectangleOf(0, 0, 100, 100);
const problemOf = (...rings: Hk80Polygon) => {
  const problem = checkPolygon(rings);
  return problem && [problem.kind, problem.place && offsetOf(problem.place)];
};

describe('a polygon without problem', () => {
  it.each<[string, Hk80Polygon]>([
    ['plain', [square]],
    ['clockwise', [square.toReversed()]],
    ['with a hole', [square, rectangleOf(10, 10, 20, 20)]],
    ['with a hole that touches the outline in one point', [square, ringOf([100, 50], [80, 60], [80, 40])]],
    ['with repeated corners', [[...square.slice(0, 1), ...square]]],
    ['of 4 mm', [rectangleOf(0, 0, 0.004, 0.004)]],
    ['of 1 km by 1 mm', [ringOf([0, 0], [800, 600], [799.9994, 600.0008], [-0.0006, 0.0008])]],
  ])('%s', (_, polygon) => {
    expect(checkPolygon(polygon)).toBeNull();
  });
});

describe('a ring', () => {
  it('with too few different points', () => {
    expect(problemOf()).toEqual(['TOO_FEW_POINTS', null]);
    expect(problemOf([])).toEqual(['TOO_FEW_POINTS', null]);
    expect(problemOf(square, [])).toEqual(['TOO_FEW_POINTS', null]);
    expect(problemOf(ringOf([7, 8], [9, 9], [7, 8]))).toEqual(['TOO_FEW_POINTS', [7, 8]]);
  });

  it('with a coordinate that is no number: the corner before it is shown', () => {
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(problemOf(square.with(2, hk80(835_000, wrong)))).toEqual(['NOT_FINITE', [100, 0]]);
    expect(problemOf(square.with(0, hk80(Number.NaN, 817_000)))).toEqual(['NOT_FINITE', null]);
  });

  it('that is open', () => {
    expect(problemOf(square.slice(0, -1))).toEqual(['NOT_CLOSED', [0, 100]]);
    expect(problemOf(square, rectangleOf(10, 10, 20, 20).slice(0, -1))).toEqual(['NOT_CLOSED', [10, 20]]);
  });

  it('without area: on a line, thinner than a micrometre, or no more than 1e-5 square metres', () => {
    expect(problemOf(ringOf([0, 0], [100, 33], [50, 16.5]))).toEqual(['NO_AREA', [0, 0]]);
    expect(problemOf(rectangleOf(0, 0, 1000, 5e-7))).toEqual(['NO_AREA', [0, 0]]);
    expect(problemOf(rectangleOf(0, 0, 0.003, 0.003))).toEqual(['NO_AREA', [0, 0]]);
    expect(problemOf(square, ringOf([10, 10], [20, 20], [30, 30]))).toEqual(['NO_AREA', [10, 10]]);
  });

  it('that crosses itself, even when its lobes cancel out', () => {
    expect(problemOf(ringOf([0, 0], [100, 100], [100, 0], [0, 100]))).toEqual(['SELF_CROSSING', [50, 50]]);
    const spike = ringOf([0, 0], [100, 0], [100, 50], [150, 50], [100, 50], [100, 100], [0, 100]);
    expect(problemOf(spike)).toEqual(['SELF_CROSSING', [100, 50]]);
  });

  it('that touches itself', () => {
    const hourglass = ringOf([0, 0], [100, 0], [50, 50], [100, 100], [0, 100], [50, 50]);
    expect(problemOf(hourglass)).toEqual(['SELF_TOUCHING', [50, 50]]);
  });
});

describe('rings together', () => {
  it('a hole outside', () => {
    expect(problemOf(square, rectangleOf(200, 10, 220, 20))).toEqual(['HOLE_OUTSIDE', [200, 10]]);
    expect(problemOf(rectangleOf(10, 10, 20, 20), square)?.[0]).toBe('HOLE_OUTSIDE');
  });

  it('a hole across or along the outline, or across another', () => {
    expect(problemOf(square, rectangleOf(90, 10, 120, 20))).toEqual(['SELF_CROSSING', [100, 20]]);
    expect(problemOf(square, rectangleOf(80, 10, 100, 20))?.[0]).toBe('SELF_CROSSING');
    expect(problemOf(square, rectangleOf(10, 10, 40, 40), rectangleOf(30, 30, 60, 60))?.[0]).toBe('SELF_CROSSING');
  });

  it('a hole in a hole', () => {
    const problem = problemOf(square, rectangleOf(10, 10, 90, 90), rectangleOf(20, 20, 30, 30));
    expect(problem).toEqual(['NESTED_HOLES', [20, 20]]);
  });

  it('the same ring twice, wherever it starts and whichever way it turns', () => {
    expect(problemOf(square, square)).toEqual(['DUPLICATE_RING', [0, 0]]);
    const turned = ringOf([20, 20], [20, 10], [10, 10], [10, 20]);
    expect(problemOf(square, rectangleOf(10, 10, 20, 20), turned)).toEqual(['DUPLICATE_RING', [20, 20]]);
  });

  it('a hole that splits the inside', () => {
    expect(problemOf(square, ringOf([100, 50], [50, 60], [0, 50], [50, 40]))?.[0]).toBe('SPLIT_INTERIOR');
  });

  it('outside Hong Kong, said after everything else', () => {
    const atSea = [hk80(789_999, 800_000), hk80(800_000, 800_000), hk80(800_000, 810_000), hk80(789_999, 800_000)];
    expect(checkPolygon([atSea])).toEqual({ kind: 'OUTSIDE_HONG_KONG', place: atSea[0] });
    // Longitude and latitude, or Web Mercator, used as grid coordinates.
    const degrees = [hk80(114.1, 22.3), hk80(114.2, 22.3), hk80(114.2, 22.4), hk80(114.1, 22.3)];
    expect(checkPolygon([degrees])?.kind).toBe('OUTSIDE_HONG_KONG');
    expect(checkPolygon([degrees.slice(0, -1)])?.kind).toBe('NOT_CLOSED');
  });
});

describe('several polygons', () => {
  const check = (...polygons: Hk80Polygon[]) => {
    const problem = checkMultiPolygon(polygons);
    return problem && [problem.kind, problem.part, problem.place && offsetOf(problem.place)];
  };

  it('may lie apart, touch, or lie in each other’s holes', () => {
    expect(check([square], [rectangleOf(200, 0, 300, 100)])).toBeNull();
    expect(check([square], [rectangleOf(100, 0, 150, 100)])).toBeNull();
    expect(check([square, rectangleOf(10, 10, 90, 90)], [rectangleOf(20, 20, 80, 80)])).toBeNull();
  });

  it('may not overlap by more than a centimetre (Q66)', () => {
    expect(check([square], [rectangleOf(50, 50, 150, 150)])).toEqual(['PARTS_OVERLAP', 1, [75, 75]]);
    expect(check([square], [rectangleOf(99.991, 0, 150, 100)])).toBeNull();
    expect(check([square], [rectangleOf(99.989, 0, 150, 100)])).toEqual(['PARTS_OVERLAP', 1, [99.9945, 50]]);
    expect(check([square], [rectangleOf(10, 10, 20, 20)])?.[0]).toBe('PARTS_OVERLAP');
    expect(check([square], [rectangleOf(200, 0, 300, 100)], [square])?.slice(0, 2)).toEqual(['PARTS_OVERLAP', 2]);
  });

  it('have the problems of their parts', () => {
    expect(check()).toEqual(['TOO_FEW_POINTS', null, null]);
    expect(check([square], [square.slice(0, -1)])).toEqual(['NOT_CLOSED', 1, [0, 100]]);
  });
});
