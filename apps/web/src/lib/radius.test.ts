import { describe, expect, it } from 'vitest';
import { acceptRadius, clampRadius, isInvalidRadius, readRadius } from './radius.ts';

describe('a radius', () => {
  it('[PROJ-42] [SITE-17] [Q69] takes whole metres as they are typed and clamps them on leaving', () => {
    expect([readRadius('320'), readRadius('0'), readRadius('99999')]).toEqual([320, 0, 99_999]);
    expect(['', '-5', '2.5', 'abc'].map(readRadius).every(Number.isNaN)).toBe(true);
    expect([clampRadius(320), clampRadius(99_999), clampRadius(Number.NaN), clampRadius(-3)]).toEqual([
      320, 5000, 0, 0,
    ]);
  });

  it('[PROJ-42] [Q69] is not changed by what is no whole number, which is refused; an emptied field is 0', () => {
    for (const typed of ['9999abc', '-5', '2.5', '1e3'])
      expect([isInvalidRadius(typed), acceptRadius(typed, 300)]).toEqual([true, 300]);
    expect([
      isInvalidRadius(' '),
      acceptRadius('', 300),
      acceptRadius(' 320 ', 300),
      acceptRadius('99999', 300),
    ]).toEqual([...[false, 0, 320, 5000]]);
  });
});
