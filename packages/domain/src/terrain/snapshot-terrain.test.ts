import { expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';
import { packLevels, unpackLevels } from './packed-levels.ts';
import { findTerrain, packTerrain, unpackTerrain } from './snapshot-terrain.ts';

const grid = { west: 835_000, south: 817_000, cellMetres: 5, columns: 3, rows: 2 };

it('[SITE-90] keeps decimetres and what is unknown, the same way each time', () => {
  const levels = [0, -12.34, 957.06, null, 3.25, Number.NaN];
  const terrain = packTerrain({ ...grid, levels }, 7);
  expect(terrain).toEqual({ ...grid, edition: 7, levels: 'AACF/2MlAIAhAACA' });
  expect(Array.from(unpackTerrain(terrain).levels)).toEqual([0, -12.3, 957.1, Number.NaN, 3.3, Number.NaN]);
  expect(packTerrain(unpackTerrain(terrain), 7)).toEqual(terrain);
  expect(unpackTerrain(terrain)).toBe(unpackTerrain(terrain));
  expect(findTerrain(terrain, [835_002.5, 817_000])).toBeCloseTo(-6.15, 9);
  expect(findTerrain(terrain, [835_002.5, 817_001])).toBeNull();
  expect(findTerrain(undefined, [835_000, 817_000])).toBeNull();
});

it('refuses a text with too few levels, and one that is not base64', () => {
  const terrain = packTerrain({ ...grid, levels: new Array(6).fill(1) }, 1);
  expect(() => unpackTerrain({ ...terrain, rows: 3 })).toThrow('12 bytes for 3 by 3 nodes');
  expect(() => unpackTerrain({ ...terrain, levels: '****' })).toThrow('not base64');
  expect(() => unpackTerrain({ ...terrain, levels: 'AAA' })).toThrow('not base64');
});

it('writes base64 as others do', () => {
  for (let length = 0; length < 9; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 97 + length * 31) % 256);
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  }
  expect(unpackLevels(packLevels([1.25]))).toEqual(Float64Array.of(1.3));
});
