import { expect, it } from 'vitest';
import { hk80 } from '../coordinates.ts';
import { listInnerLines } from './inner-outline.ts';
import { RayScan } from './ray-scan.ts';
import type { SolidScreen } from './screen.ts';
import { ScreenGrid } from './screen-grid.ts';
import { layOutScreens } from './screen-layout.ts';
import { Skyline } from './skyline.ts';
import { SkylineDrawer } from './skyline-drawer.ts';
import { listTestedPlaces } from './tested-places.ts';

const at = (east: number, north: number) => hk80(835_000 + east, 817_000 + north);

/** A wall across the way to the east, 4 m thick. */
const wall = (east: number, roof: number): SolidScreen => ({
  outline: [[at(east, -80), at(east + 4, -80), at(east + 4, 80), at(east, 80), at(east, -80)]],
  roof,
});

function createDrawer(...solids: readonly SolidScreen[]): SkylineDrawer {
  const layout = layOutScreens({ solids, lines: [], terrain: null, zones: [] });
  return new SkylineDrawer(solids, layout, new ScreenGrid(layout));
}

const draw = (drawer: SkylineDrawer) => drawer.draw(835_000, 817_000, 4);
const levelAt = (skyline: Skyline, east: number) =>
  skyline.levelAt({ middleEast: 835_000 + east, middleNorth: 817_000, radius: 10 });

it('[CALC-127] a square is hidden up to the sight line over the steepest screen before it', () => {
  const near = draw(createDrawer(wall(30, 11)));
  // The roof less its clearance rises 6 m in about 30 m; the near end of the square is 90 m away.
  expect(levelAt(near, 100)).toBeGreaterThan(4 + 0.95 * (6 / 30) * 90);
  expect(levelAt(near, 100)).toBeLessThan(4 + (6 / 30) * 90);
  // Reaching into the square, or beside it, the wall hides nothing.
  expect([levelAt(near, 40), levelAt(near, -100)]).toEqual([-Infinity, -Infinity]);
});

it('[CALC-127] farther screens count where they are steeper than nearer ones, in every ring', () => {
  const low = createDrawer(wall(30, 11), wall(150, 30), wall(300, 60));
  const alone = createDrawer(wall(30, 11));
  expect(levelAt(draw(low), 400)).toBe(levelAt(draw(alone), 400));
  for (const east of [150, 300]) {
    const high = createDrawer(wall(30, 11), wall(east, 90));
    expect(levelAt(draw(high), 400)).toBeGreaterThan(4 + 0.95 * (85 / east) * 390);
    expect(levelAt(draw(high), east - 20)).toBe(levelAt(draw(alone), east - 20));
  }
});

it('[CALC-127] a skyline that is given back is drawn anew', () => {
  const drawer = createDrawer(wall(30, 11), wall(150, 90));
  const first = draw(drawer);
  const level = levelAt(first, 400);
  drawer.takeBack(first);
  const other = drawer.draw(835_000 + 100, 817_000, 4);
  expect(other).toBe(first);
  expect(levelAt(other, 100)).toBe(-Infinity);
  expect(levelAt(other, 400)).toBeGreaterThan(level);
  drawer.takeBack(other);
  expect(levelAt(draw(drawer), 400)).toBe(level);
});

it('[CALC-127] a solid behind a finished ring is covered if it stays below the steepest screens all across it', () => {
  const skyline = new Skyline();
  const drawWall = (east: number, top: number) => skyline.draw(listInnerLines(wall(east, 0).outline), top);
  const covers = (east: number, north: number, radius: number, top: number) =>
    skyline.covers(835_000 + east, 817_000 + north, radius, top);
  skyline.begin(835_000, 817_000, 4);
  drawWall(30, 24);
  skyline.finish(0);
  // 20 m rise in 30 m, seen 190 m away.
  const height = (20 / 30) * 190;
  expect([covers(200, 0, 10, 4 + 0.97 * height), covers(200, 0, 10, 4 + 1.01 * height)]).toEqual([true, false]);
  expect([covers(200, 0, 10, 3), covers(-200, 0, 10, 4.1), covers(0, 200, 10, 4.1), covers(60, 190, 10, 4.1)]).toEqual([
    ...[true, false, false, false],
  ]);
  // Oblique, and too wide: the wall ends 80 m to the north.
  expect([covers(120, 160, 10, 4 + 0.8 * (20 / 50) * 190), covers(120, 160, 10, 4 + 1.02 * (20 / 50) * 190)]).toEqual([
    ...[true, false],
  ]);
  expect(covers(120, 280, 90, 4.1)).toBe(false);
  drawWall(150, 200);
  skyline.finish(1);
  expect([covers(300, 0, 10, 4 + 0.97 * (196 / 150) * 290), covers(300, 0, 10, 4 + 1.01 * (196 / 150) * 290)]).toEqual([
    ...[true, false],
  ]);
  skyline.begin(835_000, 817_000, 4);
  skyline.finish(0);
  expect([covers(200, 0, 10, 4.1), covers(200, 0, 10, 4)]).toEqual([false, true]);
});

it('[CALC-127] a wall within half a metre of the point, which no ray counts, is not drawn', () => {
  const near = (east: number): SolidScreen => ({
    outline: [[at(east, -80), at(east + 0.2, -80), at(east + 0.2, 80), at(east, 80), at(east, -80)]],
    roof: 40,
  });
  expect(levelAt(draw(createDrawer(near(0.25))), 100)).toBe(-Infinity);
  expect(levelAt(draw(createDrawer(near(2))), 100)).toBeGreaterThan(1000);
  // A point inside of a building, or west of walls on the other side, sees past them.
  expect(levelAt(draw(createDrawer(wall(-2, 40))), 100)).toBe(-Infinity);
  expect(levelAt(draw(createDrawer(wall(-40, 40))), 100)).toBe(-Infinity);
});

it('[CALC-127] screens count only for places beyond their range', () => {
  // Ranges end at 10, 14.1, 20, 28.3 and 40 m: a wall whose far side is known at 30.1 m counts from 40 m on.
  const skyline = draw(createDrawer(wall(30, 11)));
  const isKnown = (nearest: number) => levelAt(skyline, nearest + 10) > 4;
  expect([isKnown(39.9), isKnown(40.1), isKnown(60), isKnown(460), isKnown(2000)]).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
  const far = draw(createDrawer(wall(440, 100), wall(500, 900)));
  // Walls beyond 452 m never count.
  expect(levelAt(far, 1010)).toBeLessThan(4 + (95 / 440) * 1000);
  expect(levelAt(far, 1010)).toBeGreaterThan(4 + 0.97 * (95 / 440) * 1000);
});

it('[CALC-127] screens lower than the source, or flatter than one in twenty, are not drawn', () => {
  expect(levelAt(draw(createDrawer(wall(30, 5))), 100)).toBe(-Infinity);
  expect(levelAt(draw(createDrawer(wall(100, 5 + 4.9))), 200)).toBe(-Infinity);
  expect(levelAt(draw(createDrawer(wall(100, 5 + 5.2))), 200)).toBeGreaterThan(4 + 0.97 * (5.2 / 100) * 190);
});

/** A place without a building, or a building of 2 m around it. */
function placesAt(east: number, north: number, hasBuilding = false) {
  const scan = new RayScan({ solids: [], lines: [], terrain: null, zones: [] });
  const half = hasBuilding ? 1 : 0;
  const corner = (x: number, y: number) => at(east + x * half, north + y * half);
  const outline = hasBuilding ? [[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)]] : null;
  const scene = { solids: [], lines: [], terrain: null, zones: [] };
  return listTestedPlaces({ position: at(east, north), outline, leftOut: [] }, scene, scan, null);
}

it('[CALC-127] places 10 m away are hidden by screens nearer than 10 m, and nearer places by none', () => {
  const skyline = draw(createDrawer(wall(4, 25)));
  const limit = 4 + 0.9 * (20 / 4) * 11;
  expect([skyline.hides(placesAt(11, 0), 0, limit), skyline.hides(placesAt(9.9, 0), 0, 4.1)]).toEqual([true, false]);
  expect([skyline.hidesAll(placesAt(14, 0, true), limit), skyline.hidesAll(placesAt(11, 0, true), 4.1)]).toEqual([
    ...[true, false],
  ]);
  expect([levelAt(skyline, 21) > 30, levelAt(skyline, 19.9)]).toEqual([true, -Infinity]);
  expect(skyline.hides(placesAt(11, 0), 0, 4 + (20 / 4) * 11)).toBe(false);
});

it('[CALC-127] what a screen hides ends at its own ends, on all sides', () => {
  const box = (east: number, north: number, width: number, depth: number): SolidScreen => ({
    outline: [
      [
        ...[at(east, north), at(east + width, north), at(east + width, north + depth), at(east, north + depth)],
        at(east, north),
      ],
    ],
    roof: 25,
  });
  const sides = [box(30, -10, 4, 20), box(-34, -10, 4, 20), box(-10, 30, 20, 4), box(-10, -34, 20, 4)];
  sides.forEach((solid, side) => {
    const skyline = draw(createDrawer(solid));
    const middle = [0, Math.PI, Math.PI / 2, -Math.PI / 2][side] ?? 0;
    const end = Math.atan2(10, 30);
    let hidden = 0;
    for (let turn = -0.6; turn < 0.6; turn += 0.000_7) {
      const isHidden = skyline.hides(placesAt(100 * Math.cos(middle + turn), 100 * Math.sin(middle + turn)), 0, 40);
      if (Math.abs(turn) > end) expect([side, turn, isHidden]).toEqual([side, turn, false]);
      if (Math.abs(turn) < end - 0.02) expect([side, turn, isHidden]).toEqual([side, turn, true]);
      if (isHidden) hidden++;
    }
    expect(hidden).toBeGreaterThan(800);
  });
});

it('[CALC-127] a wide circle is hidden only by screens across all of its directions', () => {
  // From 800 m, a circle of 693 m is seen under 60 degrees to both sides; the walls reach to 45 and to 69.
  const radius = 400 * Math.sqrt(3);
  const levelOver = (half: number, isNorth: boolean) => {
    const [width, depth] = isNorth ? [half, 2] : [2, half];
    const [east, north] = isNorth ? [0, 32] : [32, 0];
    const corner = (x: number, y: number) => at(east + x * width, north + y * depth);
    const outline = [[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)]];
    const middle = at(isNorth ? 0 : 800, isNorth ? 800 : 0);
    const skyline = draw(createDrawer({ outline, roof: 65 }));
    return skyline.levelAt({ middleEast: middle[0], middleNorth: middle[1], radius });
  };
  for (const isNorth of [true, false]) {
    expect(levelOver(30, isNorth)).toBe(-Infinity);
    expect(levelOver(80, isNorth)).toBeGreaterThan(4);
  }
});
