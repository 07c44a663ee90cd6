import { expect, it } from 'vitest';
import { hk80 } from '../coordinates.ts';
import type { SolidScreen } from './screen.ts';
import { ScreenGrid } from './screen-grid.ts';
import { layOutScreens } from './screen-layout.ts';
import type { Skyline } from './skyline.ts';
import { SkylineDrawer } from './skyline-drawer.ts';

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
