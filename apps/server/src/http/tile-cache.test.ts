import { expect, test } from 'vitest';
import type { TileResult } from '../services/layers/tile.service.ts';
import { createTileCache } from './tile-cache.ts';

const wanted = (x: number, edition = 1) =>
  ({ layer: 'buildings', edition, address: { z: 14, x, y: 0 }, encoding: undefined }) as const;

/** Builds tiles of 1,000 bytes of edition 1 and counts the builds. */
function openCache(maxBytes: number) {
  const built: number[] = [];
  let current = 1;
  const findTile = async (_layer: unknown, edition: number, { x }: { x: number }): Promise<TileResult> => {
    built.push(x);
    await new Promise(setImmediate);
    if (x < 0) throw new Error('no such tile');
    return edition === current
      ? { kind: 'tile', tile: Buffer.alloc(1_000, x) }
      : { kind: 'other edition', currentEdition: current };
  };
  return {
    built,
    find: createTileCache({ findTile }, maxBytes),
    publish: (edition: number) => {
      current = edition;
    },
  };
}

test('a tile is built once, also for those who ask meanwhile', async () => {
  const { built, find } = openCache(100_000);
  const [one, other] = await Promise.all([find(wanted(5)), find(wanted(5))]);
  expect(one).toEqual({ kind: 'tile', content: Buffer.alloc(1_000, 5), encoding: undefined });
  expect(other).toEqual(one);
  expect(await find(wanted(5))).toEqual(one);
  expect(built).toEqual([5]);
});

test('tiles beyond the limit are built again, and each is sent', async () => {
  const { built, find } = openCache(3_000);
  const tiles = await Promise.all([0, 1, 2, 3, 4, 5].map((x) => find(wanted(x))));
  expect(tiles.map((tile) => tile.kind === 'tile' && tile.content[0])).toEqual([0, 1, 2, 3, 4, 5]);
  built.length = 0;
  for (const x of [7, 8, 7, 9, 7, 8]) await find(wanted(x));
  expect(built).toEqual([7, 8, 9, 8]);
});

test('neither another edition nor a failure is kept', async () => {
  const { find, publish } = openCache(100_000);
  expect(await find(wanted(5, 2))).toEqual({ kind: 'other edition', currentEdition: 1 });
  publish(2);
  expect((await find(wanted(5, 2))).kind).toBe('tile');
  await expect(find(wanted(-1))).rejects.toThrow('no such tile');
  await expect(find(wanted(-1))).rejects.toThrow('no such tile');
});
