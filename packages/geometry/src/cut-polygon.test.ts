import { describe, expect, it } from 'vitest';
import { area, type CutResult, cutPolygon, type Hk80Point, type Hk80Polygon, hk80, totalArea } from './index.ts';
import { lineOf, offsetOf, rectangleOf, ringOf } from './testing/points.ts';

const square: Hk80Polygon = [rectangleOf(0, 0, 100, 100)];
const slanted: Hk80Polygon = [ringOf([0, 0], [97, 31], [66, 128], [-31, 97])];
const frame: Hk80Polygon = [...square, rectangleOf(40, 40, 60, 60)];
const comb: Hk80Polygon = [
  ringOf(
    [0, 0],
    [50, 0],
    [50, 100],
    [40, 100],
    [40, 20],
    [30, 20],
    [30, 100],
    [20, 100],
    [20, 20],
    [10, 20],
    [10, 100],
    [0, 100],
  ),
];

const areasOf = (result: CutResult) =>
  result.kind === 'CUT' ? result.pieces.map((piece) => Math.round(area(piece) * 1e6) / 1e6) : result;
const cutAreas = (polygon: Hk80Polygon, ...line: [number, number][]) => areasOf(cutPolygon(polygon, lineOf(...line)));
const notCut = (reason: string) => ({ kind: 'NOT_CUT', reason });

describe('cutting a zone by a line', () => {
  it('[SITE-08] gives the pieces from west to east', () => {
    expect(cutAreas(square, [30, -10], [30, 110])).toEqual([3000, 7000]);
    expect(cutAreas(square, [30, 110], [30, -10])).toEqual([3000, 7000]);
  });

  it('keeps every corner as it was drawn and turns outer rings counter-clockwise', () => {
    const result = cutPolygon(slanted, lineOf([-50, 20], [150, 90]));
    if (result.kind !== 'CUT') throw new Error(result.kind);
    const corners = result.pieces.flat(2).map(String);
    for (const corner of slanted.flat()) expect(corners).toContain(String(corner));
    const turn = (ring: readonly Hk80Point[]) =>
      ring.slice(1).reduce((sum, [e, n], i) => sum + ((ring[i]?.[0] ?? 0) - e) * ((ring[i]?.[1] ?? 0) + n), 0);
    for (const piece of result.pieces) expect(turn(piece[0] ?? [])).toBeGreaterThan(0);
  });

  it('cuts from side to side, be it drawn from the outline or beyond it', () => {
    expect(cutAreas(square, [0, 40], [100, 40])).toEqual([4000, 6000]);
    for (let north = 10; north < 100; north += 7)
      expect(cutAreas(square, [-70, north], [170, north])).toEqual([100 * north, 100 * (100 - north)]);
  });

  it('cuts through corners', () => {
    expect(cutAreas(square, [0, 0], [100, 100])).toEqual([5000, 5000]);
    expect(cutAreas(square, [-50, -50], [150, 150])).toEqual([5000, 5000]);
  });

  it('cuts a line that crosses several times into more than two pieces', () => {
    expect(cutAreas(comb, [-5, 60], [55, 60])).toEqual([400, 2200, 400, 400]);
    expect(cutAreas(square, [20, -10], [20, 110], [80, 110], [80, -10])).toEqual([2000, 6000, 2000]);
  });

  it('cuts along a zig-zag', () => {
    expect(cutAreas(square, [-10, 50], [25, 75], [50, 25], [75, 75], [110, 50])).toHaveLength(2);
    expect(cutAreas(square, [-10, 90], [50, 110], [110, 90])).toHaveLength(3);
  });

  it('cuts through a hole, which leaves no hole', () => {
    const result = cutPolygon(frame, lineOf([50, -10], [50, 110]));
    expect(areasOf(result)).toEqual([4800, 4800]);
    expect(result.kind === 'CUT' && result.pieces.map((piece) => piece.length)).toEqual([1, 1]);
  });

  it('leaves a hole beside the line in its piece', () => {
    const result = cutPolygon(frame, lineOf([20, -10], [20, 110]));
    expect(areasOf(result)).toEqual([2000, 7600]);
    expect(result.kind === 'CUT' && result.pieces.map((piece) => piece.length)).toEqual([1, 2]);
  });

  it('cuts between outline and hole twice, but not once', () => {
    expect(cutAreas(frame, [50, -10], [50, 50])).toEqual(notCut('NOT_THROUGH'));
    expect(cutAreas(frame, [50, -10], [50, 50], [110, 50])).toEqual([7200, 2400]);
  });

  it('takes a loop that the line closes with itself out of the middle', () => {
    const result = cutPolygon(square, lineOf([20, 20], [60, 20], [60, 60], [30, 60], [30, 10]));
    expect(areasOf(result)).toEqual([1200, 8800]);
    expect(result.kind === 'CUT' && result.pieces.map((piece) => piece.length)).toEqual([1, 2]);
  });
});

describe('cutting nothing', () => {
  it('a line that ends inside', () => {
    expect(cutAreas(square, [-10, 50], [90, 50])).toEqual(notCut('NOT_THROUGH'));
    expect(cutAreas(square, [20, 50], [90, 50])).toEqual(notCut('NOT_THROUGH'));
    expect(cutAreas(square, [-10, 50], [50, 50], [-10, 50])).toEqual(notCut('NOT_THROUGH'));
  });

  it('a dangling end is left off, the rest of the line cuts', () => {
    expect(cutAreas(square, [30, -10], [30, 110], [50, 110], [50, 50])).toEqual([3000, 7000]);
  });

  it('a line outside or within a hole', () => {
    expect(cutAreas(square, [-10, 0], [-10, 100])).toEqual(notCut('OUTSIDE'));
    expect(cutAreas(frame, [45, 50], [55, 50])).toEqual(notCut('OUTSIDE'));
  });

  it('a line along a side, straight or slanted, shorter or longer', () => {
    expect(cutAreas(square, [20, 0], [80, 0])).toEqual(notCut('ALONG_OUTLINE'));
    expect(cutAreas(square, [-20, 100], [120, 100])).toEqual(notCut('ALONG_OUTLINE'));
    expect(cutAreas(slanted, [0, 0], [97, 31])).toEqual(notCut('ALONG_OUTLINE'));
    expect(cutAreas(slanted, [-97, -31], [194, 62])).toEqual(notCut('ALONG_OUTLINE'));
    expect(cutAreas(square, [100 + 5e-10, -50], [100 + 5e-10, 150])).toEqual(notCut('ALONG_OUTLINE'));
    expect(cutPolygon(square, square[0] ?? [])).toEqual(notCut('ALONG_OUTLINE'));
  });

  it('a line that touches a corner or a side', () => {
    expect(cutAreas(square, [-50, 50], [50, -50])).toEqual(notCut('TOUCHES_OUTLINE'));
    expect(cutAreas(square, [-50, 20], [0, 50], [-50, 80])).toEqual(notCut('TOUCHES_OUTLINE'));
    expect(cutAreas(frame, [50, 50], [60, 60])).toEqual(notCut('TOUCHES_OUTLINE'));
    expect(cutAreas(square, [-0.004, 0.004], [0.004, -0.004])).toEqual(notCut('TOUCHES_OUTLINE'));
  });

  it('[SITE-08] [Q65] a piece of no more than 1e-5 square metres', () => {
    // The line cuts off a corner: half of 4 mm times 4 mm is 8e-6, of 5 mm times 5 mm 12.5e-6.
    expect(cutAreas(square, [-0.1, 0.104], [0.104, -0.1])).toEqual(notCut('TOO_SMALL'));
    expect(cutAreas(square, [-0.1, 0.105], [0.105, -0.1])).toEqual([0.000013, 9999.999988]);
    const tiny: Hk80Polygon = [rectangleOf(0, 0, 0.004, 0.004)];
    expect(cutAreas(tiny, [0.002, -1], [0.002, 1])).toEqual(notCut('TOO_SMALL'));
  });

  it('what is too small joins its neighbour, so that the pieces still add up', () => {
    const decimetre: Hk80Polygon = [rectangleOf(0, 0, 0.1, 0.1)];
    // The line crosses itself, enclosing 2 mm by 2 mm.
    const line = lineOf([0.05, -1], [0.05, 0.06], [0.052, 0.06], [0.052, 0.058], [0.048, 0.058], [0.048, 1]);
    const result = cutPolygon(decimetre, line);
    if (result.kind !== 'CUT') throw new Error(result.kind);
    expect(result.pieces).toHaveLength(2);
    expect(totalArea(result.pieces)).toBeCloseTo(0.01, 10);
  });

  it('what is too small joins the neighbour with the longer border', () => {
    const decimetre: Hk80Polygon = [rectangleOf(0, 0, 0.1, 0.1)];
    // The areas between the line's way up and its way back are 6e-6 and 4e-7 square metres; the way back is longer.
    const line = lineOf([0.05, -1], [0.05, 1], [0.052, 1], [0.05, 0.08], [0.0502, 0.05], [0.05, 0.02]);
    expect(areasOf(cutPolygon(decimetre, line))).toEqual([0.005, 0.005]);
  });

  it('what is thinner than a micrometre joins its neighbour, however large it is', () => {
    expect(cutAreas(square, [50, -10], [50, 110], [50.0000006, 110], [50.0000006, -10])).toHaveLength(2);
    expect(cutAreas(square, [50, -10], [50, 110], [50.000002, 110], [50.000002, -10])).toHaveLength(3);
  });

  it('a line without two different points', () => {
    for (const line of [[], lineOf([50, 50]), lineOf([50, 50], [50, 50]), lineOf([50, 50], [50, 50.0005])])
      expect(cutPolygon(square, line)).toEqual(notCut('DEGENERATE_LINE'));
    expect(cutPolygon(square, [hk80(Number.NaN, 0), ...lineOf([50, 50])])).toEqual(notCut('DEGENERATE_LINE'));
  });

  it('an invalid polygon, which is reported', () => {
    const bowTie: Hk80Polygon = [ringOf([0, 0], [100, 100], [100, 0], [0, 100])];
    const result = cutPolygon(bowTie, lineOf([50, -10], [50, 110]));
    expect(result).toMatchObject({ kind: 'INVALID_POLYGON', problem: { kind: 'SELF_CROSSING' } });
    const place = result.kind === 'INVALID_POLYGON' ? result.problem.place : null;
    expect(place && offsetOf(place)).toEqual([50, 50]);
  });
});
