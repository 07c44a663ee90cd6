import type { DrawnSite } from '@quietsite/domain';
import { type Hk80Polygon, hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { isSiteStored, listDrawnProblems } from './check-draft.ts';
import { withoutLostIds } from './site-part.ts';

const square = (east: number, by = 0): Hk80Polygon => [
  [
    hk80(east + by, 820_000),
    hk80(east + 100, 820_000),
    hk80(east + 100, 820_100),
    hk80(east, 820_100),
    hk80(east + by, 820_000),
  ],
];
const sent: DrawnSite = {
  radiusMetres: 300,
  parts: [square(838_000)],
  zones: [
    { id: 4, name: 'Kept', calculationType: 'A', outline: square(838_000), movedCentre: null },
    { id: null, name: 'New', calculationType: 'B', outline: square(838_200), movedCentre: null },
  ],
};
const [kept, added] = sent.zones as [DrawnSite['zones'][0], DrawnSite['zones'][0]];
const stored: DrawnSite = { ...sent, zones: [kept, { ...added, id: 9 }] };

describe('a site whose save was not answered', () => {
  it('[U32] is stored when everything but the new ids is what was sent, to rounding', () => {
    expect(isSiteStored(sent, stored)).toBe(true);
    expect(isSiteStored(sent, { ...stored, parts: [square(838_000, 1e-7)] })).toBe(true);
    expect(isSiteStored(sent, { ...stored, parts: [square(838_000).map((ring) => ring.toReversed())] })).toBe(true);
  });

  it.each([
    ['radius', { ...stored, radiusMetres: 350 }],
    ['a corner', { ...stored, parts: [square(838_000, 0.01)] }],
    ['the number of polygons', { ...stored, parts: [] }],
    ['a name', { ...stored, zones: [kept, { ...added, id: 9, name: 'Other' }] }],
    ['a type', { ...stored, zones: [kept, { ...added, id: 9, calculationType: 'A' as const }] }],
    [
      'a zone',
      {
        ...stored,
        zones: [
          { ...kept, id: 5 },
          { ...added, id: 9 },
        ],
      },
    ],
    ['the order', { ...stored, zones: [...stored.zones].reverse() }],
  ])('[U32] is not stored when %s differs', (_what, other) => {
    expect(isSiteStored(sent, other)).toBe(false);
  });
});

describe('the own site over somebody else’s', () => {
  it('[U41] [U23] makes new zones of those that are gone', () => {
    const theirs = { ...stored, zones: [] };
    expect(withoutLostIds(stored, theirs).zones.map(({ id }) => id)).toEqual([null, null]);
    expect(withoutLostIds(stored, { ...stored, zones: [kept] }).zones.map(({ id }) => id)).toEqual([4, null]);
  });
});

describe('zones that do not fit', () => {
  it('[Q66] one beside the site is distinguished from one partly outside it', () => {
    const at = (name: string, east: number) => ({ ...added, name, outline: square(east) });
    const site = { ...sent, zones: [kept, at('Partly', 838_050), at('Beside', 838_300), at('Touching', 838_100)] };
    expect(listDrawnProblems(site)).toEqual([
      { kind: 'ZONES_OVERLAP', zone: 'Kept', other: 'Partly' },
      { kind: 'ZONE_OUTSIDE_SITE', zone: 'Partly' },
      { kind: 'ZONES_OVERLAP', zone: 'Partly', other: 'Touching' },
      { kind: 'ZONE_BESIDE_SITE', zone: 'Beside' },
      { kind: 'ZONE_BESIDE_SITE', zone: 'Touching' },
    ]);
  });
});
