import {
  type DrawnSite,
  type DrawnZone,
  type Front,
  freeZoneName,
  newZone,
  outlineOf,
  reshapeZone,
  zoneNameKey,
} from '@quietsite/domain';
import { type Hk80Point, type Hk80Polygon, normalisePolygon } from '@quietsite/geometry';
import { fromRing, toRing } from './there-and-back.ts';

// Each function derives one draft step from another. Unchanged parts are shared.

/** Uploaded polygons with their attributes from the file. */
export interface NamedShapes {
  readonly fields: readonly string[];
  /** The field used for the names, or null for numbers. */
  readonly field: string | null;
  readonly shapes: readonly { readonly outline: Hk80Polygon; readonly values: Readonly<Record<string, string>> }[];
}

/** What happens to the existing shapes. */
export type UploadMode = 'replace' | 'add';

/** Corners as drawn, without repeating the first at the end. */
export function toOutline(corners: readonly Hk80Point[]): Hk80Polygon {
  const [first] = corners;
  return first ? normalisePolygon([[...corners, first]]) : [];
}

export const addPart = (site: DrawnSite, outline: Hk80Polygon): DrawnSite => ({
  ...site,
  parts: [...site.parts, outline],
});

export const removePart = (site: DrawnSite, index: number): DrawnSite => ({
  ...site,
  parts: site.parts.filter((_, other) => other !== index),
});

const namesOf = (zones: readonly DrawnZone[]) => zones.map(({ name }) => name);

export const addZone = (site: DrawnSite, outline: Hk80Polygon): DrawnSite => ({
  ...site,
  zones: [...site.zones, newZone(outline, namesOf(site.zones))],
});

/** One zone for each polygon of the site. */
export function createZonePerPolygon(site: DrawnSite): DrawnSite {
  return site.parts.reduce<DrawnSite>((result, part) => addZone(result, part), { ...site, zones: [] });
}

export const changeZone = (site: DrawnSite, index: number, change: Partial<DrawnZone>): DrawnSite => ({
  ...site,
  zones: site.zones.map((zone, other) => (other === index ? { ...zone, ...change } : zone)),
});

export const removeZone = (site: DrawnSite, index: number): DrawnSite => ({
  ...site,
  zones: site.zones.filter((_, other) => other !== index),
});

/** Moves a zone up (-1) or down (1) in the order, which sets the zone numbers (SITE-24). */
export function shiftZone(site: DrawnSite, index: number, by: -1 | 1): DrawnSite {
  const [moved, other] = [site.zones[index], site.zones[index + by]];
  if (!moved || !other) return site;
  return { ...site, zones: site.zones.with(index, other).with(index + by, moved) };
}

export function withUploadedSite(site: DrawnSite, outlines: readonly Hk80Polygon[], mode: UploadMode): DrawnSite {
  return { ...site, parts: mode === 'add' ? [...site.parts, ...outlines] : outlines };
}

/** Each polygon becomes a zone (Q67). A zone that replaces one of the same name keeps its activities. */
export function withUploadedZones(site: DrawnSite, { shapes, field }: NamedShapes, mode: UploadMode): DrawnSite {
  const zones = mode === 'add' ? [...site.zones] : [];
  for (const { outline, values } of shapes) {
    const zone = newZone(outline, namesOf(zones), field === null ? '' : values[field]);
    zones.push(mode === 'add' ? zone : inherit(zone, site.zones));
  }
  return { ...site, zones };
}

function inherit(zone: DrawnZone, before: readonly DrawnZone[]): DrawnZone {
  const twin = before.find(({ name }) => zoneNameKey(name) === zoneNameKey(zone.name));
  if (twin === undefined) return zone;
  const { front: _, ...drawn } = twin;
  return reshapeZone({ ...drawn, name: zone.name }, zone.outline);
}

/** Renames the zones that came from a file by another of its fields. The others keep their names. */
export function renameByField(site: DrawnSite, { shapes, field }: NamedShapes): DrawnSite {
  const values = new Map(shapes.map((shape) => [shape.outline, field === null ? '' : (shape.values[field] ?? '')]));
  const taken = namesOf(site.zones.filter(({ outline }) => !values.has(outline)));
  const zones = site.zones.map((zone) => {
    const newName = values.get(zone.outline);
    if (newName === undefined) return zone;
    const name = freeZoneName(newName, taken);
    taken.push(name);
    return name === zone.name ? zone : { ...zone, name };
  });
  return { ...site, zones };
}

/**
 * A shape of the draft: 'site 0' is the first polygon of the site, 'zone 2' the third zone. The corners of a front are
 * the points of its line, out and back.
 */
export interface KeyedShape {
  readonly key: string;
  readonly outline: Hk80Polygon;
}

export const listShapes = ({ parts, zones }: DrawnSite): readonly KeyedShape[] => [
  ...parts.map((outline, index) => ({ key: `site ${index}`, outline })),
  ...zones.map(({ outline, front }, index) => ({
    key: `zone ${index}`,
    outline: front ? toRing(front.alignment) : outline,
  })),
];

export function withShapes(site: DrawnSite, changed: readonly KeyedShape[]): DrawnSite {
  const outlines = new Map(changed.map(({ key, outline }) => [key, outline]));
  const isSite = changed.some(({ key }) => key.startsWith('site'));
  return {
    ...site,
    parts: isSite ? site.parts.map((part, index) => outlines.get(`site ${index}`) ?? part) : site.parts,
    zones: site.zones.map((zone, index) => {
      const outline = outlines.get(`zone ${index}`);
      return outline ? reshape(zone, outline) : zone;
    }),
  };
}

function reshape(zone: DrawnZone, outline: Hk80Polygon): DrawnZone {
  const { front } = zone;
  if (!front) return reshapeZone(zone, outline);
  const alignment = fromRing(front.alignment, outline);
  return alignment.length > 1 ? withFront(zone, { ...front, alignment }) : zone;
}

/** The zone's outline follows from its front. */
export const withFront = (zone: DrawnZone, front: Front): DrawnZone => ({
  ...zone,
  front,
  outline: outlineOf({ ...zone, front }),
});

const isAt = (one: Hk80Point, other: Hk80Point) => one[0] === other[0] && one[1] === other[1];

/** A corner shared by several shapes moves in all of them, as on the map. */
export function moveCorner(site: DrawnSite, from: Hk80Point, to: Hk80Point): DrawnSite {
  const changed = listShapes(site)
    .filter(({ outline }) => outline.some((ring) => ring.some((corner) => isAt(corner, from))))
    .map(({ key, outline }) => ({
      key,
      outline: outline.map((ring) => ring.map((corner) => (isAt(corner, from) ? to : corner))),
    }));
  return withShapes(site, changed);
}

/** The ring without its closing corner. */
export const openRing = (ring: readonly Hk80Point[]): readonly Hk80Point[] => ring.slice(0, -1);

const closeRing = (corners: readonly Hk80Point[]): readonly Hk80Point[] => {
  const [first] = corners;
  return first ? [...corners, first] : [];
};

export function insertCorner(outline: Hk80Polygon, ring: number, after: number, corner: Hk80Point): Hk80Polygon {
  return outline.map((corners, index) =>
    index === ring ? closeRing(openRing(corners).toSpliced(after + 1, 0, corner)) : corners,
  );
}

export function removeCorner(outline: Hk80Polygon, ring: number, at: number): Hk80Polygon {
  return outline.map((corners, index) => (index === ring ? closeRing(openRing(corners).toSpliced(at, 1)) : corners));
}
