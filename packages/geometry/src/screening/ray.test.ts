import { describe, expect, it } from 'vitest';
import { hk80 } from '../coordinates.ts';
import { Fan } from './fan.ts';
import { Ray } from './ray.ts';
import { NO_HORIZON, type ScreeningScene } from './screen.ts';
import { layOutScreens } from './screen-layout.ts';

type Pair = readonly [number, number];
type Box = readonly [west: number, south: number, east: number, north: number];

const ringOf = (...corners: readonly Pair[]) => corners.map(([east, north]) => hk80(east, north));
const boxRing = ([west, south, east, north]: Box) => ringOf([west, south], [east, south], [east, north], [west, north]);

const layOut = (changes: Partial<ScreeningScene>) =>
  layOutScreens({ solids: [], lines: [], terrain: null, zones: [], ...changes });
const outlined = (...rings: readonly (readonly Pair[])[]) =>
  layOut({ solids: [{ outline: rings.map((ring) => ringOf(...ring)), roof: 11 }] });
const boxed = (box: Box, roof = 11) => layOut({ solids: [{ outline: [boxRing(box)], roof }] });

/** From (0, 0), 4 m high, to (20, 0). */
function createRay(endEast = 20, endNorth = 0): Ray {
  const ray = new Ray(16);
  ray.set(0, 0, 4, endEast, endNorth);
  return ray;
}

const rounded = (stretches: readonly (readonly [number, number])[]) =>
  stretches.map((ends) => ends.map((metres) => Math.round(metres * 1e4) / 1e4));
const insideOf = (...rings: readonly (readonly Pair[])[]) => rounded(createRay().listInside(outlined(...rings), 0));

const square = (west: number, south: number, side: number): readonly Pair[] => [
  ...([
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
  ] as const),
];

describe('the stretches of a ray inside an outline (M-105)', () => {
  it('[CALC-71] run from where it enters to where it leaves, courtyards apart', () => {
    expect(insideOf(square(5, -2, 4))).toEqual([[5, 9]]);
    expect(insideOf(square(5, -2, 4), square(6, -1, 2))).toEqual([
      [5, 6],
      [8, 9],
    ]);
    expect(insideOf(square(-2, -2, 4))).toEqual([[0, 2]]);
    expect(insideOf(square(17, -3, 6))).toEqual([[17, 20]]);
    expect(insideOf(square(5, 1, 4))).toEqual([]);
    expect(insideOf(square(-9, -2, 4))).toEqual([]);
    expect(insideOf(square(25, -2, 4))).toEqual([]);
    // A comb with its teeth across, whose sides are not listed in the order of the ray.
    const comb: readonly Pair[] = [
      ...([
        [14, 3],
        [2, 3],
        [2, -1],
        [4, -1],
        [4, 2],
        [8, 2],
        [8, -1],
        [9, -1],
        [9, 2],
        [12, 2],
        [12, -1],
        [14, -1],
      ] as const),
    ];
    for (const shape of [comb, comb.toReversed(), [...comb.slice(5), ...comb.slice(0, 5)]])
      expect(insideOf(shape)).toEqual([
        [2, 4],
        [8, 9],
        [12, 14],
      ]);
  });

  it('[CALC-71] are not beside it: along a side or at a corner it is outside, through corners inside', () => {
    expect(insideOf(square(5, 0, 4))).toEqual([]);
    expect(insideOf(square(5, -4, 4))).toEqual([]);
    expect(
      insideOf([
        ...([
          [5, 0],
          [7, 2],
          [3, 2],
        ] as const),
      ]),
    ).toEqual([]);
    expect(
      insideOf([
        ...([
          [5, 0],
          [7, 2],
          [9, 0],
          [7, -2],
        ] as const),
      ]),
    ).toEqual([[5, 9]]);
    // A notch from above or from below that reaches the ray at (7, 0).
    for (const sign of [1, -1]) {
      const notched = [
        [4, -2],
        [10, -2],
        [10, 2],
        [7, 0],
        [4, 2],
      ].map(([x = 0, y = 0]): Pair => [x, sign * y]);
      expect(insideOf(notched)).toEqual([
        [4, 7],
        [7, 10],
      ]);
    }
    // Two steps along it: inside on one side only, then on both.
    expect(
      insideOf([
        ...([
          [5, 0],
          [8, 0],
          [8, -3],
          [12, -3],
          [12, 3],
          [5, 3],
        ] as const),
      ]),
    ).toEqual([[8, 12]]);
    expect(
      insideOf([
        ...([
          [5, -3],
          [8, -3],
          [8, 0],
          [12, 0],
          [12, 3],
          [5, 3],
        ] as const),
      ]),
    ).toEqual([[5, 8]]);
  });

  it('[CALC-71] are those of one outline, whatever the ray met before', () => {
    const ray = createRay();
    const notch = (...places: readonly number[]): readonly Pair[] => [
      ...([
        [2, -2],
        [18, -2],
        [18, 2],
      ] as const),
      ...places.toReversed().flatMap((at): Pair[] => [
        [at + 0.5, 2],
        [at, 0],
        [at - 0.5, 2],
      ]),
      [2, 2],
    ];
    const diamond: readonly Pair[] = [
      [5, 0],
      [7, 2],
      [9, 0],
      [7, -2],
    ];
    for (const before of [notch(6, 10, 14), notch(9), [...square(3, -2, 14)]]) {
      for (const layout of [outlined(square(3, -2, 2), square(3.5, -1, 1)), outlined(before)])
        ray.listInside(layout, 0);
      expect(rounded(ray.listInside(outlined(diamond), 0))).toEqual([[5, 9]]);
      ray.listInside(outlined(before), 0);
      expect(rounded(ray.listInside(outlined(square(5, -2, 4)), 0))).toEqual([[5, 9]]);
      ray.listInside(outlined(before), 0);
      expect([ray.runsInside(outlined(square(5, 3, 4)), 0), ray.overSolid(outlined(square(5, 3, 4)), 0)]).toEqual([
        ...[false, NO_HORIZON],
      ]);
      ray.listInside(outlined(before), 0);
      expect(ray.overSolid(boxed([15, -2, 16, 2]), 0)).toBe(4 + (6 * 20) / 15);
    }
    expect(rounded(ray.listInside(outlined(notch(6, 10, 14)), 0))).toEqual([
      [2, 6],
      [6, 10],
      [10, 14],
      [14, 18],
    ]);
  });

  it('[CALC-71] count from a tenth of a metre', () => {
    const ray = createRay();
    for (const [width, isInside] of [
      [0.09, false],
      [0.1, false],
      [0.11, true],
    ] as const) {
      const layout = boxed([5, -2, 5 + width, 2]);
      expect(ray.runsInside(layout, 0)).toBe(isInside);
      expect(ray.listInside(layout, 0)).toHaveLength(isInside ? 1 : 0);
      expect(ray.overSolid(layout, 0) > NO_HORIZON).toBe(isInside);
    }
    expect(ray.runsInside(boxed([-4, -2, 0.05, 2]), 0)).toBe(false);
    expect(ray.runsInside(boxed([-4, -2, 0.2, 2]), 0)).toBe(true);
    expect(ray.runsInside(boxed([19.95, -2, 25, 2]), 0)).toBe(false);
    expect(ray.runsInside(boxed([19.8, -2, 25, 2]), 0)).toBe(true);
  });
});

describe('the horizon over one screen (M-105)', () => {
  const over = (box: Box, roof?: number) => {
    const ray = createRay();
    const horizon = ray.overSolid(boxed(box, roof), 0);
    return [horizon, ray.at, ray.top];
  };

  it('[CALC-71] is taken at the near edge of a roof above the source, else at its far edge', () => {
    expect(over([5, -2, 9, 2])).toEqual([4 + (6 * 20) / 5, 5, 10]);
    expect(over([5, -2, 9, 2], 3)).toEqual([4 - (2 * 20) / 9, 9, 2]);
    expect(over([5, -2, 9, 2], 5)).toEqual([4, 9, 4]);
    expect(over([5, 1, 9, 2])).toEqual([NO_HORIZON, 0, 0]);
  });

  it('[CALC-71] leaves out what is within half a metre of the ends', () => {
    expect(over([-3, -2, 9, 2])).toEqual([4 + (6 * 20) / 0.5, 0.5, 10]);
    expect(over([5, -2, 25, 2], 3)).toEqual([4 - (2 * 20) / 19.5, 19.5, 2]);
    expect(over([-3, -2, 0.59, 2])[0]).toBe(NO_HORIZON);
    expect(over([-3, -2, 0.61, 2])[0]).toBe(4 + (6 * 20) / 0.5);
    expect(over([19.41, -2, 25, 2])[0]).toBe(NO_HORIZON);
    expect(over([19.39, -2, 25, 2])[0]).toBeCloseTo(4 + (6 * 20) / 19.39, 9);
  });

  it('[CALC-71] of several stretches is the highest', () => {
    const twoWings = [
      [2, 3],
      [2, -1],
      [4, -1],
      [4, 2],
      [8, 2],
      [8, -1],
      [12, -1],
      [12, 3],
    ] as const;
    const ray = createRay();
    expect([ray.overSolid(outlined(twoWings), 0), ray.at]).toEqual([4 + (6 * 20) / 2, 2]);
    const low = layOut({ solids: [{ outline: [ringOf(...twoWings)], roof: 3 }] });
    expect([ray.overSolid(low, 0), ray.at]).toEqual([4 - (2 * 20) / 12, 12]);
  });

  it('[CALC-71] is ruled out for screens beside the ray, behind it or too low', () => {
    const may = (box: Box, limit: number, roof?: number, ray = createRay()) =>
      ray.mayRiseAbove(limit, boxed(box, roof), 0);
    expect([may([5, -2, 9, 2], 27.9), may([5, -2, 9, 2], 28.1)]).toEqual([true, false]);
    expect([may([5, -2, 9, 2], 3.9, 2), may([5, -2, 9, 2], 4.1, 2), may([5, -2, 9, 2], 4, 5)]).toEqual([
      ...[true, false, false],
    ]);
    expect([may([5, 0.1, 9, 2], 5), may([5, -2, 9, -0.1], 5), may([5, 0, 9, 2], 5)]).toEqual([false, false, true]);
    expect([may([-4, -2, 0.4, 2], 5), may([-4, -2, 0.6, 2], 5)]).toEqual([false, true]);
    expect([may([19.6, -2, 25, 2], 5), may([19.4, -2, 25, 2], 5)]).toEqual([false, true]);
    // The nearest possible edge is half a metre away.
    expect([may([-1, -2, 9, 2], 4 + 12 * 20 - 1), may([-1, -2, 9, 2], 4 + 12 * 20 + 1)]).toEqual([true, false]);
    // Across the map, and obliquely: 20 m long to (12, 16).
    const north = createRay(0, 20);
    expect([may([-2, 5, 2, 9], 27.9, 11, north), may([-2, 5, 2, 9], 28.1, 11, north)]).toEqual([true, false]);
    expect([may([0.1, 5, 2, 9], 5, 11, north), may([-2, 21, 2, 25], 5, 11, north)]).toEqual([false, false]);
    const oblique = createRay(12, 16);
    expect([may([6, 8, 8, 10], 5, 11, oblique), may([9, 6, 11, 8], 5, 11, oblique)]).toEqual([true, false]);
    expect([may([6, 8, 7.5, 8.5], 5, 11, oblique), may([3, 8, 5, 9], 5, 11, oblique)]).toEqual([true, false]);
    // The box reaches back to 7 x 0.6 + 9 x 0.8 - 0.6 - 0.8 along it.
    expect([may([6, 8, 8, 10], 4 + 120 / 10, 11, oblique), may([6, 8, 8, 10], 4 + 120 / 9.9, 11, oblique)]).toEqual([
      ...[true, false],
    ]);
    const onTerrain = { line: [hk80(5, -2), hk80(5, 2)], heightMetres: 1, ground: null };
    expect(createRay().mayRiseAbove(900, layOut({ lines: [onTerrain] }), 0)).toBe(true);
    expect(createRay().mayRiseAbove(900, layOut({ lines: [{ ...onTerrain, ground: 9 }] }), 0)).toBe(false);
  });

  it('is nowhere for a ray without length', () => {
    const ray = createRay(0, 0);
    expect(ray.length).toBe(0);
    expect(ray.listInside(boxed([-1, -1, 2, 2]), 0)).toEqual([]);
    expect(ray.mayRiseAbove(-99, boxed([3, 3, 5, 5]), 0)).toBe(false);
  });
});

describe('a ray that crosses a drawn line (M-105)', () => {
  const cross = (...line: readonly Pair[]) =>
    createRay().crossLine(layOut({ lines: [{ line: ringOf(...line), heightMetres: 3, ground: 0 }] }), 0);

  it('[CALC-71] crosses it where the line changes sides, the farthest of several places counting', () => {
    expect(cross([5, -3], [5, 3])).toBe(5);
    expect(cross([4, -3], [8, 1])).toBe(7);
    expect(cross([8, 1], [4, -3])).toBe(7);
    expect(cross([5, -3], [5, 3], [9, 3], [9, -3])).toBe(9);
    expect(cross([9, -3], [9, 3], [5, 3], [5, -3])).toBe(9);
    expect(cross([5, 1], [9, 3])).toBeNaN();
    expect(cross([-5, 1], [-5, -3])).toBeNaN();
    expect(cross([5, -1], [9, -3], [4, -1])).toBeNaN();
  });

  it('[CALC-71] at corners on the ray only if the line goes on to the other side', () => {
    expect(cross([5, -3], [5, 0], [5, 3])).toBe(5);
    expect(cross([4, 3], [5, 0], [6, 3])).toBeNaN();
    expect(cross([4, -3], [5, 0], [6, -3])).toBeNaN();
    expect(cross([4, -3], [4, 0], [8, 0], [8, 3])).toBe(8);
    expect(cross([8, -3], [8, 0], [4, 0], [4, 3])).toBe(8);
    expect(cross([4, -3], [4, 0], [8, 0], [8, -3])).toBeNaN();
    expect(cross([5, 0], [5, 3])).toBeNaN();
    expect(cross([5, 3], [5, 0])).toBeNaN();
    // What was touched before counts no longer.
    expect(cross([4, 3], [5, 0], [6, 3], [7, 3], [7, -3])).toBe(7);
  });

  it('[CALC-71] from half a metre to half a metre before its end', () => {
    expect([0.4, 0.5, 19.5, 19.6].map((at) => cross([at, -3], [at, 3]))).toEqual([Number.NaN, 0.5, 19.5, Number.NaN]);
    expect(cross([5, -3], [5, 3], [19.8, 3], [19.8, -3])).toBe(5);
  });
});

describe('a fan of rays to all points of a circle', () => {
  /** From (0, 0), 4 m high, to a circle of 10 m around (100, 0): half as wide as this at one metre. */
  const slope = 10 / Math.sqrt(9900);
  const oblique = Math.sqrt(1 + slope * slope);
  const createFan = () => {
    const fan = new Fan();
    expect(fan.set(0, 0, 4, 100, 0, 10)).toBe(true);
    return fan;
  };
  const blocks = (limit: number, box: Box, roof?: number) => createFan().isBlockedAbove(limit, boxed(box, roof), 0);
  const blocksOutlined = (...rings: readonly (readonly Pair[])[]) =>
    createFan().isBlockedAbove(-99, outlined(...rings), 0);

  it('is too wide within two radii', () => {
    expect(new Fan().set(0, 0, 4, 20, 0, 10)).toBe(false);
    expect(new Fan().set(0, 0, 4, 12, 16.1, 10)).toBe(true);
    expect(new Fan().set(5, 3, 4, 22, 3, 10)).toBe(false);
  });

  it('is blocked by a screen across all of it, up to its least favourable ray', () => {
    const least = 4 + (10 * 90) / (30 * oblique);
    expect([blocks(least - 0.01, [30, -20, 34, 20], 15), blocks(least, [30, -20, 34, 20], 15)]).toEqual([true, false]);
    // A low screen is seen over its far edge, from the far side of the circle.
    const low = 4 - (2 * 110) / 34;
    expect([blocks(low - 0.01, [30, -20, 34, 20], 3), blocks(low, [30, -20, 34, 20], 3)]).toEqual([true, false]);
    const near = 4 + (10 * 90) / 0.5;
    expect([blocks(near - 0.01, [0.1, -20, 34, 20], 15), blocks(near, [0.1, -20, 34, 20], 15)]).toEqual([true, false]);
    const far = 4 - (2 * 110) / 89.5;
    expect([blocks(far - 0.01, [30, -20, 120, 20], 3), blocks(far, [30, -20, 120, 20], 3)]).toEqual([true, false]);
  });

  it('is not blocked by a screen that leaves a part of it open, or is too thin', () => {
    expect([blocks(-99, [30, -3, 34, 20]), blocks(-99, [30, -20, 34, 3]), blocks(-99, [30, -3.3, 34, 3.3])]).toEqual([
      ...[false, false, false],
    ]);
    expect(blocks(-99, [30, -3.5, 34, 3.5])).toBe(true);
    expect([blocks(-99, [30, 5, 34, 20]), blocks(-99, [-34, -20, -30, 20]), blocks(-99, [-2, -20, 34, 20])]).toEqual([
      ...[false, false, false],
    ]);
    // The oblique ray meets it 30 x (oblique - 1) = 0.15 m later than the straight one.
    expect([blocks(-99, [30, -20, 30.2, 20]), blocks(-99, [30, -20, 30.3, 20])]).toEqual([false, true]);
    expect([blocks(-99, [89, -20, 99, 20]), blocks(-99, [88.8, -20, 99, 20])]).toEqual([false, true]);
    expect(
      blocksOutlined(
        [
          [30, -20],
          [34, -20],
          [34, 20],
          [30, 20],
        ],
        square(31, -1, 2),
      ),
    ).toBe(false);
    const hook: readonly Pair[] = [
      [30, -20],
      [50, -20],
      [50, 20],
      [45, 20],
      [45, -15],
      [34, -15],
      [34, 20],
      [30, 20],
    ];
    expect(blocksOutlined(hook)).toBe(false);
    expect(
      blocksOutlined([
        [30, -20],
        [60, -20],
        [60, 20],
      ]),
    ).toBe(true);
    expect(
      blocksOutlined([
        [30, -20],
        [60, -20],
        [40, 20],
      ]),
    ).toBe(true);
  });

  it('is not tested against screens beside it or too low for its middle', () => {
    const may = (limit: number, box: Box, roof?: number) => createFan().mayRiseAbove(limit, boxed(box, roof), 0);
    expect([
      may(4 + 10 * (100 / 30) - 0.1, [30, -2, 34, 2], 15),
      may(4 + 10 * (100 / 30) + 0.1, [30, -2, 34, 2], 15),
    ]).toEqual([true, false]);
    expect([may(5, [30, 1, 34, 2]), may(5, [30, -2, 34, -1]), may(5, [30, -2, 34, 1])]).toEqual([false, false, true]);
    expect([may(3.9, [30, -2, 34, 2], 3), may(4, [30, -2, 34, 2], 3), may(3.9, [30, -2, 34, 2], 5)]).toEqual([
      ...[true, false, true],
    ]);
    expect([may(4 + 10 * 200 - 1, [-1, -2, 34, 2], 15), may(4 + 10 * 200 + 1, [-1, -2, 34, 2], 15)]).toEqual([
      ...[true, false],
    ]);
    const north = new Fan();
    north.set(7, 3, 4, 67, 83, 10);
    const mayNorth = (limit: number, box: Box) => north.mayRiseAbove(limit, boxed(box, 14), 0);
    expect([mayNorth(5, [37, 43, 39, 45]), mayNorth(5, [47, 33, 49, 35]), mayNorth(5, [27, 43, 29, 45])]).toEqual([
      ...[true, false, false],
    ]);
    // Its nearest possible corner is 30 x 0.6 + 40 x 0.8 = 50 m away.
    expect([mayNorth(4 + 9 * 2 - 0.1, [37, 43, 39, 45]), mayNorth(4 + 9 * 2 + 0.1, [37, 43, 39, 45])]).toEqual([
      ...[true, false],
    ]);
  });
});
