import { describe, expect, it } from 'vitest';
import { lineOf, pointOf, rectangleOf } from '../testing/points.ts';
import { RayScan } from './ray-scan.ts';
import type { ScreeningScene } from './screen.ts';
import { ScreenGrid } from './screen-grid.ts';
import { layOutScreens } from './screen-layout.ts';
import { SkylineDrawer } from './skyline-drawer.ts';
import { SourceSkylines } from './source-skylines.ts';
import { findSquare } from './square.ts';
import { SquareLevels } from './square-levels.ts';
import { listTestedPlaces } from './tested-places.ts';

const scene: ScreeningScene = {
  solids: [{ outline: [rectangleOf(30, -90, 34, 90)], roof: 15 }],
  ...{ lines: [], terrain: null, zones: [] },
};

function createDrawer(): SkylineDrawer {
  const layout = layOutScreens(scene);
  return new SkylineDrawer(scene.solids, layout, new ScreenGrid(layout));
}

const pointsAt = (places: readonly (readonly [number, number])[], fixedCount = places.length) => ({
  eastings: Float64Array.from(lineOf(...places), ([east]) => east),
  northings: Float64Array.from(lineOf(...places), ([, north]) => north),
  elevations: Float64Array.from(places, () => 4),
  fixedCount,
});

const circleAt = (east: number, north: number, radius: number) => ({
  ...{ middleEast: pointOf(east, 0)[0], middleNorth: pointOf(0, north)[1], radius },
});

const testedAt = (east: number, half: number) =>
  listTestedPlaces(
    { position: pointOf(east, 0), outline: [rectangleOf(east - half, -half, east + half, half)], leftOut: [] },
    scene,
    new RayScan(scene),
    null,
  );

describe('the skylines of a source', () => {
  it('[CALC-127] are drawn once a fixed point was queried often enough, and then kept', () => {
    const skylines = new SourceSkylines(createDrawer(), 2);
    const points = pointsAt([
      [0, 0],
      [0, 20],
    ]);
    expect([skylines.find(points, 0), skylines.find(points, 0), skylines.find(points, 1)]).toEqual([null, null, null]);
    const drawn = skylines.find(points, 0);
    // Over the wall of 14 m at 30 m, the sight line rises to 4 + 90 / 3 at 90 m.
    expect(drawn?.levelAt(circleAt(100, 0, 10))).toBeGreaterThan(33);
    expect(drawn?.levelAt(circleAt(100, 0, 10))).toBeLessThan(34);
    expect(skylines.find(points, 0)).toBe(drawn);
    expect(skylines.find(points, 1)).toBeNull();
    expect(skylines.find(points, 1)).not.toBe(drawn);
    expect(skylines.find(points, 1)?.levelAt(circleAt(100, 20, 10))).toBeGreaterThan(33);
    // A fixed point stays where it is, whatever is asked later.
    expect(skylines.find(pointsAt([[500, 0]]), 0)).toBe(drawn);
  });

  it('[CALC-127] wait for 32 queries unless told otherwise', () => {
    const skylines = new SourceSkylines(createDrawer());
    const points = pointsAt([[0, 0]]);
    for (let query = 0; query < 32; query++) expect(skylines.find(points, 0)).toBeNull();
    expect(skylines.find(points, 0)).not.toBeNull();
  });

  it('[CALC-127] of a moving point are those of its place', () => {
    const skylines = new SourceSkylines(createDrawer(), 1);
    const find = (east: number, north: number) =>
      skylines.find(
        pointsAt(
          [
            [0, 0],
            [east, north],
          ],
          1,
        ),
        1,
      );
    expect([find(0, 10), find(5, 10), find(0, 10) === null, find(5, 10) === null]).toEqual([null, null, false, false]);
    expect(find(0, 10)).toBe(find(0, 10));
    expect(find(0, 10)).not.toBe(find(5, 10));
    // At the same place as a fixed point it is counted apart.
    expect([find(0, 0), find(0, 0) === null]).toEqual([null, false]);
    expect(find(0, 10)?.levelAt(circleAt(100, 0, 10))).toBeGreaterThan(33);
    expect(find(29, 0)?.levelAt(circleAt(20, 0, 1)) ?? null).toBeNull();
  });

  it('[CALC-127] go back to the drawer in the end', () => {
    const drawer = createDrawer();
    const skylines = new SourceSkylines(drawer, 0);
    const points = pointsAt(
      [
        [0, 0],
        [0, 20],
        [3, 20],
      ],
      2,
    );
    const drawn = [skylines.find(points, 1), skylines.find(points, 2)];
    const drawAgain = () => drawer.draw(pointOf(0, 0)[0], pointOf(0, 0)[1], 4);
    expect(drawAgain()).not.toBe(drawn[1]);
    skylines.close();
    const again = [drawAgain(), drawAgain()];
    expect(new Set(again)).toEqual(new Set(drawn));
    expect(drawn).not.toContain(drawAgain());
  });

  it('[CALC-127] share what they see of a square, which buildings that are too large do not have', () => {
    const skylines = new SourceSkylines(createDrawer(), 0);
    const points = pointsAt([[0, 0]]);
    const [small, large] = [testedAt(120, 5), testedAt(120, 90)];
    const levels = skylines.levelsOf(small, points);
    expect(skylines.levelsOf(testedAt(121, 5), points)).toBe(levels);
    expect(skylines.levelsOf(testedAt(320, 5), points)).not.toBe(levels);
    expect([small.square === null, large.square, skylines.levelsOf(large, points)]).toEqual([false, null, null]);
  });

  it('[CALC-127] hide a square from all points once each was queried', () => {
    const skylines = new SourceSkylines(createDrawer(), 0);
    const points = pointsAt([
      [0, 0],
      [-60, 0],
    ]);
    const square = { key: 1, ...circleAt(100, 0, 10) };
    const levels = new SquareLevels(square, 2);
    const [near, far] = [skylines.find(points, 0), skylines.find(points, 1)];
    if (near === null || far === null) throw new Error('they are drawn');
    expect(levels.isHiddenFromAll(-99)).toBe(false);
    expect([levels.isHiddenFrom(0, near, 33), levels.isHiddenFrom(0, near, 34)]).toEqual([true, false]);
    expect(levels.isHiddenFromAll(-99)).toBe(false);
    // From 90 m away 10 m rise to 4 + 150 / 9 at 150 m.
    expect([levels.isHiddenFrom(1, far, 20), levels.isHiddenFrom(1, far, 21)]).toEqual([true, false]);
    expect([levels.isHiddenFromAll(20), levels.isHiddenFromAll(21)]).toEqual([true, false]);
    const level = near.levelAt(square);
    expect([levels.isHiddenFrom(0, near, level), levels.isHiddenFrom(0, near, level - 1e-9)]).toEqual([false, true]);
    const lowest = far.levelAt(square);
    expect([levels.isHiddenFromAll(lowest), levels.isHiddenFromAll(lowest - 1e-9)]).toEqual([false, true]);
  });
});

describe('the square of a building', () => {
  const circle = (middleEast: number, middleNorth: number, radius: number) => ({ middleEast, middleNorth, radius });
  const around = 64 * Math.SQRT1_2;

  it('[CALC-127] is 64 m wide, with a circle around all buildings of its size', () => {
    const square = findSquare(circle(640, 130, 16), 0);
    expect(square).toMatchObject({ middleEast: 672, middleNorth: 160, radius: around + 16 });
    expect(findSquare(circle(703.9, 191.9, 3), 9)).toEqual(square);
    expect(findSquare(circle(639.9, 130, 3), 9)).toMatchObject({ middleEast: 608, middleNorth: 160 });
    expect(findSquare(circle(640, 127.9, 3), 9)).toMatchObject({ middleEast: 672, middleNorth: 96 });
  });

  it('[CALC-127] has larger buildings, and what is left out with them, in circles of up to 64 m', () => {
    const radiusOf = (radius: number, leftOutRadius: number) =>
      findSquare(circle(640, 130, radius), leftOutRadius)?.radius ?? null;
    expect([radiusOf(16.1, 0), radiusOf(32, 0), radiusOf(32.1, 0), radiusOf(64, 0), radiusOf(64.1, 0)]).toEqual([
      ...[around + 32, around + 32, around + 64, around + 64, null],
    ]);
    expect([radiusOf(5, 16), radiusOf(5, 20), radiusOf(5, 40), radiusOf(5, 65)]).toEqual([
      ...[around + 16, around + 32, around + 64, null],
    ]);
  });

  it('[CALC-127] has a key of its own for each place and size', () => {
    const keys = new Set<number | undefined>();
    for (const east of [0, 64, 128])
      for (const north of [0, 64, 128])
        for (const radius of [10, 20, 40])
          keys.add(findSquare(circle(835_000 + east, 817_000 + north, radius), 0)?.key);
    expect(keys.size).toBe(27);
    expect(findSquare(circle(1, 1, Number.NaN), 0)).toBeNull();
  });
});
