import { expect, it } from 'vitest';
import { hk80, hk80ToMercator } from '../../../../packages/geometry/src/index.ts';
import { inLanes, listTiles } from './map-screen.ts';

it('lists the tiles under a screen, the one of the place among them', () => {
  const tiles = listTiles(hk80ToMercator(hk80(838_000, 820_000)), 15);
  expect(tiles.length).toBeGreaterThanOrEqual(6);
  expect(tiles.length).toBeLessThanOrEqual(12);
  expect(new Set(tiles).size).toBe(tiles.length);
  for (const tile of tiles) expect(tile).toMatch(/^15\/267\d\d\/142\d\d$|^15\/267\d\d\/143\d\d$/);
});

it('works on six things at once and on each of them once', async () => {
  const done: number[] = [];
  let [active, most] = [0, 0];
  await inLanes(
    Array.from({ length: 20 }, (_, index) => index),
    async (item) => {
      active += 1;
      most = Math.max(most, active);
      await Promise.resolve();
      active -= 1;
      done.push(item);
    },
  );
  expect(most).toBe(6);
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index));
});
