import { describe, expect, it } from 'vitest';
import {
  area,
  centroid,
  checkPolygon,
  commonCentroid,
  contains,
  containsPolygon,
  cutPolygon,
  distance,
  type Hk80Point,
  type Hk80Polygon,
  hk80,
  MIN_AREA_SQUARE_METRES,
  nearestBoundaryPoint,
  OUTLINE_TOLERANCE_METRES,
  overlapArea,
  totalArea,
} from './index.ts';
import { createRandom } from './testing/random.ts';
import { drawLine, drawPoint, drawPolygon } from './testing/random-shapes.ts';

const CASES = 120;
const SIZES = [0.02, 0.3, 30, 300, 5000];

const cases = Array.from({ length: CASES }, (_, seed) => {
  const random = createRandom(seed);
  const size = random.pick(SIZES);
  const polygon = drawPolygon(random, size);
  const line = drawLine(random, polygon, size);
  return { seed, random, size, polygon, line, result: cutPolygon(polygon, line) };
});
const cuts = cases.flatMap((drawn) => (drawn.result.kind === 'CUT' ? [{ ...drawn, pieces: drawn.result.pieces }] : []));

describe('pieces of polygons cut at random', { timeout: 30_000 }, () => {
  it('are many, and some lines cut nothing', () => {
    expect(cuts.length).toBeGreaterThan(CASES / 2);
    expect(cuts.length).toBeLessThan(CASES);
    expect(cuts.some(({ pieces }) => pieces.length > 5)).toBe(true);
    expect(cases.every(({ result }) => result.kind !== 'INVALID_POLYGON')).toBe(true);
  });

  it('add up to the whole', () => {
    for (const { seed, polygon, pieces } of cuts) {
      expect(Math.abs(totalArea(pieces) / area(polygon) - 1), `seed ${seed}`).toBeLessThan(1e-6);
      expect(distance(commonCentroid(pieces), centroid(polygon)), `seed ${seed}`).toBeLessThan(1e-6);
    }
  });

  it('[SITE-08] are valid, large enough and inside the original', () => {
    for (const { seed, polygon, pieces } of cuts) {
      expect(containsPolygon(polygon, pieces, OUTLINE_TOLERANCE_METRES), `seed ${seed}`).toBe(true);
      for (const piece of pieces) {
        expect(checkPolygon(piece), `seed ${seed}`).toBeNull();
        expect(area(piece), `seed ${seed}`).toBeGreaterThan(MIN_AREA_SQUARE_METRES);
      }
    }
  });

  it('do not overlap', () => {
    for (const { seed, random, pieces } of cuts) {
      const one = random.pick(pieces);
      const others = pieces.filter((piece) => piece !== one);
      expect(overlapArea(one, others), `seed ${seed}`).toBeLessThan(1e-6 * area(one));
    }
  });

  it('hold every point of the original exactly once', () => {
    const isNear = (polygon: Hk80Polygon, point: Hk80Point) =>
      distance(nearestBoundaryPoint(polygon, point), point) < 1e-6;
    for (const { seed, random, size, polygon, pieces } of cuts)
      for (let i = 0; i < 20; i++) {
        const point = drawPoint(random, size);
        if ([polygon, ...pieces].some((outline) => isNear(outline, point))) continue;
        const holders = pieces.filter((piece) => contains(piece, point)).length;
        expect(holders, `seed ${seed}`).toBe(contains(polygon, point) ? 1 : 0);
      }
  });

  it('are the same whichever way the line was drawn', () => {
    for (const { seed, polygon, line, pieces } of cuts.slice(0, CASES / 3)) {
      const turned = cutPolygon(polygon, line.toReversed());
      expect(turned.kind === 'CUT' && turned.pieces.length, `seed ${seed}`).toBe(pieces.length);
    }
  });

  it('a line that is said to stay outside has no point well inside', () => {
    const outside = cases.filter(
      ({ result }) => result.kind === 'NOT_CUT' && /^(OUTSIDE|TOUCHES_OUTLINE|ALONG_OUTLINE)$/.test(result.reason),
    );
    expect(outside.length).toBeGreaterThan(5);
    for (const { seed, size, polygon, line } of outside)
      for (const point of listPointsAlong(line))
        if (contains(polygon, point))
          expect(distance(nearestBoundaryPoint(polygon, point), point), `seed ${seed}`).toBeLessThan(size / 50);
  });
});

function listPointsAlong(line: readonly Hk80Point[]): readonly Hk80Point[] {
  return line.slice(1).flatMap((b, i) => {
    const a = line[i] as Hk80Point;
    return Array.from({ length: 21 }, (_, n) => hk80(a[0] + (n / 20) * (b[0] - a[0]), a[1] + (n / 20) * (b[1] - a[1])));
  });
}
