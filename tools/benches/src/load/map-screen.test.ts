import { expect, it } from 'vitest';
import { hk80, hk80ToMercator } from '../../../../packages/geometry/src/index.ts';
import { listTiles } from './map-screen.ts';

it('lists the tiles under a screen, the one of the place among them', () => {
  const tiles = listTiles(hk80ToMercator(hk80(838_000, 820_000)), 15);
  expect(tiles.length).toBeGreaterThanOrEqual(6);
  expect(tiles.length).toBeLessThanOrEqual(12);
  expect(new Set(tiles).size).toBe(tiles.length);
  for (const tile of tiles) expect(tile).toMatch(/^15\/267\d\d\/142\d\d$|^15\/267\d\d\/143\d\d$/);
});
