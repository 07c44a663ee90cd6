import { describe, expect, it } from 'vitest';
import { FIRST_NOTIONAL_BUILDING_ID, nextNotionalBuildingId } from './notional-building.ts';

describe('a notional building', () => {
  it('[NSR-30] [Q104] gets the lowest free id from 1,000,001', () => {
    expect(FIRST_NOTIONAL_BUILDING_ID).toBe(1_000_001);
    expect(nextNotionalBuildingId([])).toBe(1_000_001);
    expect(nextNotionalBuildingId([5, 1_000_000, 2_000_000])).toBe(1_000_001);
    expect(nextNotionalBuildingId([1_000_003, 1_000_001])).toBe(1_000_002);
    expect(nextNotionalBuildingId([1_000_002, 1_000_001, 1_000_003])).toBe(1_000_004);
  });
});
