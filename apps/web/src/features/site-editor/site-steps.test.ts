import { type DrawnSite, type DrawnZone, type Front, outlineFront, toDay } from '@quietsite/domain';
import { area, type Hk80Point, type Hk80Polygon, hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { moveGrip } from '../../map/interactions/corner-grip.ts';
import {
  addPart,
  addZone,
  createZonePerPolygon,
  insertCorner,
  listShapes,
  moveCorner,
  type NamedShapes,
  removeCorner,
  renameByField,
  shiftZone,
  toOutline,
  withShapes,
  withUploadedSite,
  withUploadedZones,
} from './site-steps.ts';

const corners = (east: number, size = 100): readonly Hk80Point[] => [
  hk80(east, 820_000),
  hk80(east + size, 820_000),
  hk80(east + size, 820_100),
  hk80(east, 820_100),
];
const square = (east: number, size = 100): Hk80Polygon => toOutline(corners(east, size));
const zone = (id: number | null, name: string, outline: Hk80Polygon): DrawnZone => ({
  id,
  name,
  calculationType: 'A',
  outline,
  movedCentre: null,
});
const line = [hk80(838_000, 820_000), hk80(838_050, 820_050), hk80(838_100, 820_000)];
const front: Front = {
  ...{ alignment: line, widthMetres: 10, metresPerDay: 10, direction: 'forwards' },
  start: toDay('2027-03-01'),
};
const empty: DrawnSite = { radiusMetres: 300, parts: [], zones: [] };
const two: DrawnSite = {
  ...empty,
  parts: [square(838_000, 200)],
  zones: [zone(7, 'West', square(838_000)), zone(8, 'East', square(838_100))],
};

describe('steps of a site', () => {
  it('[SITE-01] close what was drawn, and add it to the polygons of the site', () => {
    const outline = toOutline(corners(838_000));
    expect(outline[0]).toHaveLength(5);
    expect(area(outline)).toBeCloseTo(10_000);
    expect(addPart(addPart(empty, outline), square(839_000)).parts).toHaveLength(2);
  });

  it('[SITE-02] [SITE-24] number new zones and keep their order', () => {
    const site = addZone(addZone(empty, square(838_000)), square(838_100));
    expect(site.zones.map(({ name }) => name)).toEqual(['Zone 1', 'Zone 2']);
    expect(shiftZone(two, 1, -1).zones.map(({ id }) => id)).toEqual([8, 7]);
    expect(shiftZone(two, 0, -1)).toBe(two);
    const each = createZonePerPolygon({ ...empty, parts: [square(838_000), square(839_000)] });
    expect(each.zones.map(({ outline }) => outline)).toEqual(each.parts);
  });

  it('[SITE-01] move a shared corner in every shape, and only there', () => {
    const to = hk80(838_250, 820_150);
    const moved = moveCorner(two, hk80(838_200, 820_100), to);
    expect(moved.parts[0]?.[0]).toContainEqual(to);
    expect(moved.zones[1]?.outline[0]).toContainEqual(to);
    expect(moved.zones[0]).toBe(two.zones[0]);
  });

  it('[SITE-01] add and take away corners of a ring, which stays closed', () => {
    const more = insertCorner(square(838_000), 0, 0, hk80(838_050, 819_990));
    expect(more[0]).toHaveLength(6);
    expect(more[0]?.[1]).toEqual([838_050, 819_990]);
    const less = removeCorner(more, 0, 0);
    expect(less[0]?.at(-1)).toEqual(less[0]?.[0]);
    expect(less[0]).toHaveLength(5);
  });

  it('[U41] give a zone another outline without losing what it is', () => {
    const next = withShapes(two, [{ key: 'zone 0', outline: square(838_000, 50) }]);
    expect(next.zones.map(({ id }) => id)).toEqual([7, 8]);
    expect(next.parts).toBe(two.parts);
  });
});

describe('uploaded shapes', () => {
  const file: NamedShapes = {
    fields: ['title', 'code'],
    field: 'title',
    shapes: [
      { outline: square(838_000, 90), values: { title: 'West', code: 'A1' } },
      { outline: square(838_100, 90), values: { title: '', code: 'A2' } },
    ],
  };

  it('[SITE-01] [Q67] replace the site or add to it', () => {
    const outlines = file.shapes.map(({ outline }) => outline);
    expect(withUploadedSite(two, outlines, 'replace').parts).toBe(outlines);
    expect(withUploadedSite(two, outlines, 'add').parts).toHaveLength(3);
  });

  it('[SITE-02] [SITE-04] [Q67] are zones named by a field, and take over the tasks of a zone of the same name', () => {
    const replaced = withUploadedZones(two, file, 'replace');
    expect(replaced.zones.map(({ id, name }) => [id, name])).toEqual([
      [7, 'West'],
      [null, 'Zone 1'],
    ]);
    const added = withUploadedZones(two, file, 'add');
    expect(added.zones.map(({ id, name }) => [id, name])).toEqual([
      [7, 'West'],
      [8, 'East'],
      [null, 'West (2)'],
      [null, 'Zone 1'],
    ]);
    expect(renameByField(added, { ...file, field: 'code' }).zones.map(({ name }) => name)).toEqual([
      'West',
      'East',
      'A1',
      'A2',
    ]);
    expect(renameByField(added, { ...file, field: null }).zones.map(({ name }) => name)).toEqual([
      'West',
      'East',
      'Zone 1',
      'Zone 2',
    ]);
  });
});

describe('the points of a front', () => {
  const site = { ...two, zones: [zone(9, 'Trench', outlineFront(front)), ...two.zones] };
  const [trench, ...others] = site.zones as [DrawnZone, ...DrawnZone[]];
  const fronted = { ...site, zones: [{ ...trench, front }, ...others] };
  const dragged = (from: Hk80Point, to: Hk80Point, isCorner: boolean) =>
    withShapes(fronted, moveGrip(listShapes(fronted), { position: from, isCorner }, to)).zones;

  it('[SITE-88] are dragged like corners, and the outline of the zone follows', () => {
    const to = hk80(838_050, 820_020);
    const [moved, ...rest] = dragged(hk80(838_050, 820_050), to, true);
    expect(moved?.front?.alignment).toEqual(line.with(1, to));
    expect(moved?.outline).toEqual(outlineFront({ ...front, alignment: line.with(1, to) }));
    expect(rest).toEqual(others);
    expect(dragged(hk80(838_025, 820_025), to, false)[0]?.front?.alignment).toEqual(line.toSpliced(1, 0, to));
  });

  it('[SITE-88] move with a corner of a zone that they share', () => {
    const to = hk80(838_010, 820_000);
    const [moved, west] = dragged(hk80(838_000, 820_000), to, true);
    expect(moved?.front?.alignment[0]).toEqual(to);
    expect(west?.outline[0]).toContainEqual(to);
  });
});
