import { hk80 } from '@quietsite/geometry';
import { describe, expect, test } from 'vitest';
import { toGrid, toMap } from '../view/projection.ts';
import { createSnapper } from './grid-snap.ts';

/** More digits than would survive a round trip through the map's projection. */
const odd = hk80(838_000.123_456_789, 820_000.987_654_321);
const square = [[odd, hk80(838_100, 820_000), hk80(838_100, 820_100), hk80(838_000, 820_100), odd]];
const far = [[hk80(839_000, 820_000), hk80(839_100, 820_000), hk80(839_050, 820_080), hk80(839_000, 820_000)]];

describe('what attracts a point', () => {
  const snapper = createSnapper([square, far]);

  test('a corner is answered as the very point that is stored', () => {
    const snap = snapper(hk80(838_001, 820_002), 5);
    expect(snap?.kind).toBe('corner');
    expect(snap?.point).toBe(odd);
    expect(toGrid(toMap(odd))).not.toEqual(odd);
  });

  test('a corner comes before a side that is nearer', () => {
    expect(snapper(hk80(838_097, 820_000), 5)).toEqual({ point: [838_100, 820_000], kind: 'corner' });
  });

  test('a side is met at its nearest point', () => {
    expect(snapper(hk80(838_103, 820_050), 5)).toEqual({ point: [838_100, 820_050], kind: 'side' });
  });

  test('nothing is held beyond the reach, inside or outside', () => {
    expect(snapper(hk80(838_106, 820_050), 5)).toBeNull();
    expect(snapper(hk80(838_050, 820_050), 5)).toBeNull();
    expect(snapper(hk80(838_500, 820_000), 5)).toBeNull();
  });

  test('of two corners the nearer one holds', () => {
    const close = [[hk80(838_104, 820_000), hk80(838_140, 820_000), hk80(838_140, 820_030), hk80(838_104, 820_000)]];
    expect(createSnapper([square, close])(hk80(838_103, 820_000), 5)?.point).toEqual([838_104, 820_000]);
  });

  test('shapes without sides hold nothing', () => {
    expect(createSnapper([[], [[]]])(odd, 5)).toBeNull();
  });
});
