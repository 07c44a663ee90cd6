import { describe, expect, it } from 'vitest';
import { TileFailures } from './base-layer.tsx';

describe('TileFailures', () => {
  it('reports once, after six failures in a row', () => {
    const failures = new TileFailures();
    expect(Array.from({ length: 8 }, () => failures.fail())).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it('forgets failures when a tile loads', () => {
    const failures = new TileFailures();
    for (let index = 0; index < 5; index += 1) failures.fail();
    failures.succeed();
    expect(failures.fail()).toBe(false);
  });
});
