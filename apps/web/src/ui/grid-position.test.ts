import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { findPositionProblem } from './grid-position.ts';

describe('a typed place', () => {
  it('[SITE-01] is refused outside the bounds of the grid in Hong Kong', () => {
    expect(findPositionProblem(hk80(836_000, 819_500), null)).toBeNull();
    expect(findPositionProblem(hk80(790_000, 790_000), null)).toBeNull();
    expect(findPositionProblem(hk80(870_000, 860_000), null)).toBeNull();
    expect(findPositionProblem(hk80(789_999, 819_500), null)).toBe('outside');
    expect(findPositionProblem(hk80(836_000, 789_999), null)).toBe('outside');
    expect(findPositionProblem(hk80(8_360_000, 819_500), null)).toBe('outside');
    expect(findPositionProblem(hk80(114, 819_500), null)).toBe('outside');
  });

  it('[SITE-01] is distinguished from degrees, in either order', () => {
    expect(findPositionProblem(hk80(114.17, 22.3), null)).toBe('degrees');
    expect(findPositionProblem(hk80(22.3, 114.17), null)).toBe('degrees');
  });

  it('[SITE-01] is distinguished from a Northing and an Easting if the bounds show it', () => {
    expect(findPositionProblem(hk80(819_500, 865_000), null)).toBe('swapped');
  });

  it('[SITE-01] is doubted as a Northing and an Easting by what is there already', () => {
    const near = hk80(836_000, 819_500);
    expect(findPositionProblem(hk80(819_600, 836_100), near)).toBe('doubtful');
    expect(findPositionProblem(hk80(819_600, 836_100), null)).toBeNull();
    expect(findPositionProblem(hk80(822_000, 835_000), near)).toBe('doubtful');
    expect(findPositionProblem(hk80(810_000, 822_000), near)).toBeNull();
    // Near the line where both are equal, either order may be meant.
    expect(findPositionProblem(hk80(826_000, 829_000), hk80(829_000, 826_000))).toBeNull();
  });
});
