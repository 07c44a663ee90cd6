import { type ProjectMap, siteChangeSchema } from '@quietsite/contracts';
import type { DrawnSite } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { carrySite, siteSource, toDrawnSite, toSiteChange } from './site-draft.ts';

type Zone = ProjectMap['zones'][number];
type Point = Zone['centre'];

const square = (east: number): Point[][] => [
  [hk80(east, 820_000), hk80(east + 100, 820_000), hk80(east + 100, 820_100), hk80(east, 820_100), hk80(east, 820_000)],
];
const zone = (id: number, changes: Partial<Zone> = {}): Zone => ({
  id,
  name: `Zone ${id}`,
  calculationType: 'A',
  outline: square(838_000 + 100 * id),
  centre: hk80(838_050 + 100 * id, 820_050),
  isCentreMoved: false,
  ...changes,
});
const map: ProjectMap = {
  revision: 12,
  radiusMetres: 300,
  site: [square(838_100), square(838_200)],
  assessmentArea: [],
  zones: [zone(1), zone(2, { calculationType: 'B', isCentreMoved: true, centre: hk80(838_210, 820_020) })],
  receiverBuildings: [],
  removedBuildings: [],
  unregisteredSites: [],
  receivers: [],
};
const drawn = toDrawnSite(map);
const copy = (): DrawnSite => structuredClone(drawn);
const [first, second] = drawn.zones as [DrawnSite['zones'][0], DrawnSite['zones'][0]];

describe('what is stored, to be drawn on', () => {
  it('[SITE-24] [U41] has each zone with its key, in the order of the list', () => {
    expect(drawn.zones.map(({ id, name, calculationType }) => [id, name, calculationType])).toEqual([
      [1, 'Zone 1', 'A'],
      [2, 'Zone 2', 'B'],
    ]);
    expect([drawn.radiusMetres, drawn.parts]).toEqual([300, map.site]);
  });

  it('has a centre of its own only where somebody moved it', () => {
    expect(drawn.zones.map(({ movedCentre }) => movedCentre)).toEqual([null, [838_210, 820_020]]);
  });

  it('can be sent as it is, over the revision it was read with', () => {
    const change = toSiteChange(drawn, 12);
    expect(siteChangeSchema.parse(change)).toEqual(change);
    expect(change).toMatchObject({ revision: 12, radiusMetres: 300, zones: [{ id: 1 }, { id: 2 }] });
  });
});

describe('sameness', () => {
  it('depends on what is drawn, not on the object that holds it', () => {
    expect(siteSource.isSame(drawn, drawn)).toBe(true);
    expect(siteSource.isSame(drawn, copy())).toBe(true);
  });

  const movedCorner = square(838_100.001) as unknown as DrawnSite['parts'][0];
  it.each<{ what: string; other: DrawnSite }>([
    { what: 'another radius', other: { ...drawn, radiusMetres: 350 } },
    { what: 'a moved corner', other: { ...drawn, parts: [movedCorner, ...drawn.parts.slice(1)] } },
    { what: 'a part less', other: { ...drawn, parts: drawn.parts.slice(1) } },
    { what: 'a zone less', other: { ...drawn, zones: [first] } },
    { what: 'a zone more', other: { ...drawn, zones: [first, second, { ...first, id: null, name: 'c' }] } },
    { what: 'another order', other: { ...drawn, zones: [second, first] } },
    { what: 'another name', other: { ...drawn, zones: [{ ...first, name: 'zone 1' }, second] } },
    { what: 'another type', other: { ...drawn, zones: [{ ...first, calculationType: 'B' }, second] } },
    { what: 'another id', other: { ...drawn, zones: [{ ...first, id: null }, second] } },
    { what: 'another outline', other: { ...drawn, zones: [{ ...first, outline: movedCorner }, second] } },
    { what: 'a centre put back', other: { ...drawn, zones: [first, { ...second, movedCentre: null }] } },
  ])('ends with $what', ({ other }) => {
    expect(siteSource.isSame(drawn, other)).toBe(false);
    expect(siteSource.isSame(other, drawn)).toBe(false);
  });
});

describe('what was kept over a reload', () => {
  const afterReload = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  it('is read, finished or not', () => {
    const [corners = []] = first.outline;
    const unfinished = { ...first, id: null, name: '', outline: [corners.slice(0, 2)] };
    for (const value of [drawn, { radiusMetres: 0, parts: [], zones: [] }, { ...drawn, zones: [unfinished] }])
      expect(siteSource.isReadable(afterReload(value))).toBe(true);
  });

  it.each<{ what: string; value: unknown }>([
    { what: 'nothing', value: null },
    { what: 'a text', value: 'site' },
    { what: 'no radius', value: { parts: [], zones: [] } },
    { what: 'a part that is a number', value: { ...drawn, parts: [1] } },
    { what: 'a part whose ring is a text', value: { ...drawn, parts: [['ring']] } },
    { what: 'a corner of one number', value: { ...drawn, parts: [[[[838_000]]]] } },
    { what: 'a corner that was no number', value: { ...drawn, parts: [[[[838_000, Number.NaN]]]] } },
    { what: 'a zone that is nothing', value: { ...drawn, zones: [null] } },
    { what: 'a zone without a name', value: { ...drawn, zones: [{ ...first, name: undefined }] } },
    { what: 'a zone of a type C', value: { ...drawn, zones: [{ ...first, calculationType: 'C' }] } },
    { what: 'a zone with a text for an id', value: { ...drawn, zones: [{ ...first, id: '1' }] } },
    { what: 'a zone without word of its centre', value: { ...drawn, zones: [{ ...first, movedCentre: undefined }] } },
    {
      what: 'a zone whose outline is a point',
      value: { ...drawn, zones: [{ ...first, outline: [838_000, 820_000] }] },
    },
  ])('is not read as a site when it is $what', ({ value }) => {
    expect(siteSource.isReadable(afterReload(value))).toBe(false);
  });
});

describe('a step before a save of the site', () => {
  it('[SHELL-67] has the ids of zones that were drawn, draws removed ones anew, and stops where one is not found', () => {
    const fresh = { ...first, id: null, name: 'Yard' };
    const wanted = { ...drawn, zones: [first, fresh] };
    const stored = { ...drawn, zones: [first, { ...fresh, id: 9 }] };
    const step = { ...drawn, zones: [first, second, { ...fresh, calculationType: 'B' as const }] };
    expect(carrySite(step, wanted, stored)?.zones.map(({ id }) => id)).toEqual([first.id, null, 9]);
    const lost = { ...drawn, zones: [{ ...fresh, name: 'Other', outline: [] }] };
    expect(carrySite(lost, wanted, stored)).toBeNull();
  });
});
