import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { followPoint } from './point-history.ts';

const [first, second, third] = [hk80(838_000, 819_500), hk80(838_010, 819_500), hk80(838_020, 819_500)];

describe('the history of a point', () => {
  it('[NSR-19] [Q108] has the first and the latest place, however often it was moved', () => {
    const moved = followPoint(undefined, 7, first, second);
    expect(moved).toEqual({ pointId: 7, oldPosition: first, position: second });
    expect(followPoint(moved ?? undefined, 7, second, third)).toEqual({
      pointId: 7,
      oldPosition: first,
      position: third,
    });
  });

  it('[NSR-19] records a point that was moved only to the north', () => {
    const north = hk80(838_000, 819_500.5);
    expect(followPoint(undefined, 7, first, north)).toEqual({ pointId: 7, oldPosition: first, position: north });
  });

  it('[Q108] is empty for a point that is back at its first place', () => {
    const moved = followPoint(undefined, 7, first, second);
    expect(followPoint(moved ?? undefined, 7, second, hk80(838_000.0004, 819_500))).toBeNull();
  });

  it('[NSR-19] records that a point was deleted, and its first place', () => {
    expect(followPoint(undefined, 7, first, null)).toEqual({ pointId: 7, oldPosition: first, position: null });
    const moved = followPoint(undefined, 7, first, second);
    expect(followPoint(moved ?? undefined, 7, second, null)).toEqual({
      pointId: 7,
      oldPosition: first,
      position: null,
    });
  });
});
