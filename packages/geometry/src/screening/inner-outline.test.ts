import { describe, expect, it } from 'vitest';
import { type Hk80Polygon, hk80 } from '../coordinates.ts';
import { lineOf, offsetOf, pointOf, rectangleOf, ringOf } from '../testing/points.ts';
import { listInnerLines } from './inner-outline.ts';

/** The corners of the lines as metres from the origin, to 0.1 mm. */
const linesOf = (outline: Hk80Polygon) =>
  listInnerLines(outline).map((line) =>
    Array.from({ length: line.length / 2 }, (_, i) =>
      offsetOf(hk80(line[2 * i] ?? 0, line[2 * i + 1] ?? 0)).map((metres) => Math.round(metres * 1e4) / 1e4),
    ),
  );

const BOX = [
  [0.075, 3.925],
  [9.925, 3.925],
  [9.925, 0.075],
  [0.075, 0.075],
  [0.075, 3.925],
  [9.925, 3.925],
];

describe('the inner lines of an outline', () => {
  it('[CALC-127] run clockwise 75 mm inside, with the first side repeated', () => {
    const ring = rectangleOf(0, 0, 10, 4);
    expect(linesOf([ring])).toEqual([BOX]);
    const [reversed] = linesOf([ring.toReversed()]);
    expect(reversed).toEqual(BOX);
    // An open ring, and one with a corner given twice.
    expect(linesOf([ring.slice(0, -1)])).toEqual([BOX]);
    const repeated = lineOf([0, 0], [10, 0], [10, 0], [10, 4], [0, 4], [0, 0]);
    expect(linesOf([repeated])).toEqual([BOX]);
  });

  it('[CALC-127] follow concave corners', () => {
    const corner = [ringOf([0, 0], [10, 0], [10, 4], [4, 4], [4, 10], [0, 10])];
    expect(linesOf(corner)).toEqual([
      [
        [0.075, 9.925],
        [3.925, 9.925],
        [3.925, 3.925],
        [9.925, 3.925],
        [9.925, 0.075],
        [0.075, 0.075],
        [0.075, 9.925],
        [3.925, 9.925],
      ],
    ]);
  });

  it('[CALC-127] surround courtyards from outside; sides of thin walls are left out', () => {
    const outer = rectangleOf(0, 0, 20, 20);
    const around = [
      [12.075, 7.925],
      [12.075, 12.075],
      [7.925, 12.075],
      [7.925, 7.925],
      [12.075, 7.925],
      [12.075, 12.075],
    ];
    const [, middle] = linesOf([outer, rectangleOf(8, 8, 12, 12)]);
    expect(middle).toEqual(around);
    // A wall of 0.1 m between the courtyard and the north side.
    expect(linesOf([outer, rectangleOf(8, 8, 12, 19.9)])).toEqual([
      [
        [19.925, 19.925],
        [19.925, 0.075],
        [0.075, 0.075],
        [0.075, 19.925],
      ],
      [
        [7.925, 7.925],
        [12.075, 7.925],
      ],
    ]);
    const thin = [
      [8, 0.1, 12, 12],
      [0.1, 8, 12, 12],
      [8, 8, 19.9, 12],
    ] as const;
    for (const [west, south, east, north] of thin) {
      const lines = linesOf([outer, rectangleOf(west, south, east, north)]);
      expect(lines.map(({ length }) => length)).not.toContain(6);
      expect(lines.length).toBeGreaterThan(1);
    }
  });

  it('[CALC-127] end at sharp corners and in thin parts', () => {
    expect(linesOf([ringOf([0, 0], [20, 2], [0, 4])])).toEqual([
      [
        [0.075, 0.0829],
        [0.075, 3.9171],
      ],
    ]);
    // A turn of 148 degrees is sharper than allowed, one of 127 is not.
    expect(linesOf([ringOf([0, 0], [7, 2], [0, 4])])).toHaveLength(1);
    expect(linesOf([ringOf([0, 0], [7, 2], [0, 4])])[0]).toHaveLength(2);
    expect(linesOf([ringOf([0, 0], [4, 2], [0, 4])])[0]).toHaveLength(5);
    expect(linesOf([rectangleOf(0, 0, 10, 0.14)])).toEqual([]);
    expect(linesOf([rectangleOf(0, 0, 10, 0.16)])).toEqual([
      [
        [0.075, 0.085],
        [9.925, 0.085],
        [9.925, 0.075],
        [0.075, 0.075],
        [0.075, 0.085],
        [9.925, 0.085],
      ],
    ]);
    expect(linesOf([lineOf([0, 0])])).toEqual([]);
    expect(listInnerLines([])).toEqual([]);
    expect(listInnerLines([rectangleOf(0, 0, 10, 4)])[0]?.[0]).toBeCloseTo(pointOf(0.075, 0)[0], 9);
  });
});
