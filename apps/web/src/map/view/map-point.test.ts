import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { findPoint } from './map-point.ts';

const points = [
  { pointId: 1, position: hk80(838_000, 820_000) },
  { pointId: 2, position: hk80(838_008, 820_000) },
];

describe('[MAP-23] [MAP-25] the point under the pointer', () => {
  it('is the nearest one within reach', () => {
    expect(findPoint(points, hk80(838_005, 820_000), 12)?.pointId).toBe(2);
    expect(findPoint(points, hk80(838_003, 820_000), 12)?.pointId).toBe(1);
    expect(findPoint(points, hk80(838_040, 820_000), 12)).toBeNull();
    expect(findPoint(points, hk80(838_040, 820_000), 48)?.pointId).toBe(2);
  });
});
