import type { ProjectMap } from '@quietsite/contracts';
import { toDay } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { sampleMap } from '../../../testing/sample-map.ts';
import { centrePart, isInside, shownCentre, withCentre } from './centre-draft.ts';

const square = (west: number, south: number): ProjectMap['zones'][number]['outline'] => [
  [
    hk80(west, south),
    hk80(west + 100, south),
    hk80(west + 100, south + 100),
    hk80(west, south + 100),
    hk80(west, south),
  ],
];
const zone = (id: number, changes: Partial<ProjectMap['zones'][number]> = {}): ProjectMap['zones'][number] => ({
  ...{ id, name: `Zone ${id}`, calculationType: 'A', outline: square(836_000 + 100 * id, 820_000) },
  ...{ centre: hk80(836_050 + 100 * id, 820_050), isCentreMoved: false },
  ...changes,
});
const first = zone(1);
const second = zone(2, { centre: hk80(836_220, 820_030), isCentreMoved: true });
const map = sampleMap({ zones: [first, second] });
const draft = centrePart.startOf(map);

describe('moved geographical centres', () => {
  it('[SITE-34] belong inside their zone, its outline included', () => {
    expect(isInside(first, hk80(836_101, 820_001))).toBe(true);
    expect(isInside(first, hk80(836_200, 820_050))).toBe(true);
    expect(isInside(first, hk80(836_201, 820_050))).toBe(false);
  });

  it('are shown where they were put, and put back where the zone has its middle', () => {
    expect(shownCentre(second, draft)).toEqual([836_220, 820_030]);
    expect(shownCentre(second, withCentre(draft, 2, null))).toEqual([836_250, 820_050]);
    expect(shownCentre(first, withCentre(draft, 1, hk80(836_110, 820_020)))).toEqual([836_110, 820_020]);
  });

  it('[SITE-35] count as arrived when the stored ones are the same, to rounding', () => {
    const wanted = withCentre(draft, 1, hk80(836_110, 820_020));
    expect(centrePart.isStored(wanted, map)).toBe(false);
    const stored = zone(1, { centre: hk80(836_110.000_000_01, 820_020), isCentreMoved: true });
    expect(centrePart.isStored(wanted, { ...map, zones: [stored, second] })).toBe(true);
  });

  it('[U23] over other zones are left out where the zone is gone or no longer holds them', () => {
    const wanted = withCentre(draft, 1, hk80(836_110, 820_020));
    const moved = zone(1, { outline: square(836_900, 820_000), centre: hk80(836_950, 820_050) });
    expect(centrePart.keepMine(wanted, { ...map, zones: [moved] })).toEqual([{ zoneId: 1, movedTo: null }]);
    expect(centrePart.keepMine(wanted, { ...map, zones: [first] })).toEqual([
      { zoneId: 1, movedTo: [836_110, 820_020] },
    ]);
    expect(centrePart.isSame(draft, centrePart.startOf(map))).toBe(true);
    expect(centrePart.isSame(draft, centrePart.startOf({ ...map, zones: [first] }))).toBe(false);
  });

  it('[SITE-70] are not those of a moving work-front, whose parts have their own', () => {
    const alignment = [hk80(836_100, 820_010), hk80(836_190, 820_010)];
    const front = {
      alignment,
      widthMetres: 8,
      metresPerDay: 5,
      start: toDay('2027-03-01'),
      direction: 'forwards',
    } as const;
    const moving = centrePart.startOf(sampleMap({ zones: [zone(1, { front }), second] }));
    expect(moving.map(({ zoneId }) => zoneId)).toEqual([2]);
  });
});
