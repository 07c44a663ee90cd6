import type { ProjectMap, SiteChange } from '@quietsite/contracts';
import { type DrawnSite, type DrawnZone, isSameFront } from '@quietsite/domain';
import { projectMapQuery } from '../../session/project-queries.ts';
import type { DraftSource } from '../draft/use-draft.ts';
import { revisionOf } from '../save/project-part.ts';

/** The stored site in editable form. */
export function toDrawnSite(map: ProjectMap): DrawnSite {
  return {
    radiusMetres: map.radiusMetres,
    parts: map.site,
    zones: map.zones.map((zone) => ({
      id: zone.id,
      name: zone.name,
      calculationType: zone.calculationType,
      outline: zone.outline,
      movedCentre: zone.isCentreMoved ? zone.centre : null,
      ...(zone.front && { front: zone.front }),
    })),
  };
}

export const toSiteChange = (site: DrawnSite, revision: number): SiteChange => ({
  revision,
  radiusMetres: site.radiusMetres,
  parts: site.parts,
  zones: site.zones.map((zone) => ({ ...zone })),
});

/** Steps share their unchanged parts, so comparing references is nearly always enough. */
const isSameShape = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

const isSameZone = (one: DrawnZone, other: DrawnZone | undefined) =>
  one === other ||
  (other !== undefined &&
    one.id === other.id &&
    one.name === other.name &&
    one.calculationType === other.calculationType &&
    isSameShape(one.movedCentre, other.movedCentre) &&
    isSameFront(one.front, other.front) &&
    isSameShape(one.outline, other.outline));

/** True for the same site boundary and radius, and so the same assessment area. */
export const isSameArea = (
  one: Pick<DrawnSite, 'parts' | 'radiusMetres'>,
  other: Pick<DrawnSite, 'parts' | 'radiusMetres'>,
) => one.radiusMetres === other.radiusMetres && isSameShape(one.parts, other.parts);

export const siteSource: DraftSource<DrawnSite, ProjectMap> = {
  query: projectMapQuery,
  revisionOf,
  startOf: toDrawnSite,
  name: 'site',
  isSame: (one, other) =>
    one === other ||
    (one.zones.length === other.zones.length &&
      one.zones.every((zone, index) => isSameZone(zone, other.zones[index])) &&
      isSameArea(one, other)),
  isReadable: (value): value is DrawnSite => {
    const { radiusMetres, parts, zones } = (value ?? {}) as Partial<DrawnSite>;
    return typeof radiusMetres === 'number' && isListOf(isPolygon)(parts) && isListOf(isZone)(zones);
  },
};

/**
 * Converts a step before a save to the data stored now: zones have their ids, removed ones are drawn as new. Null if a
 * new zone is not found: as a different zone it would lose its activities.
 */
export function carrySite(step: DrawnSite, mine: DrawnSite, stored: DrawnSite): DrawnSite | null {
  const known = new Set(stored.zones.map(({ id }) => id));
  const added = mine.zones.filter(({ id }) => id === null);
  const zones = step.zones.map((zone): DrawnZone | null => {
    if (zone.id !== null) return known.has(zone.id) ? zone : { ...zone, id: null };
    const twin = added.find(({ name, outline }) => name === zone.name || outline === zone.outline);
    const id = stored.zones.find(({ name }) => name === twin?.name)?.id;
    return id === undefined ? null : { ...zone, id };
  });
  return zones.includes(null) ? null : { ...step, zones: zones as readonly DrawnZone[] };
}

const isListOf = (isItem: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isItem);
const isPoint = (value: unknown) => isListOf(Number.isFinite)(value) && (value as readonly unknown[]).length === 2;
const isPolygon = isListOf(isListOf(isPoint));

function isZone(value: unknown): boolean {
  const { id, name, calculationType, outline, movedCentre, front } = (value ?? {}) as Partial<DrawnZone>;
  const isNamed = typeof name === 'string' && (calculationType === 'A' || calculationType === 'B');
  const isPlaced = isPolygon(outline) && (movedCentre === null || isPoint(movedCentre));
  const isMoving = front === undefined || isListOf(isPoint)(front?.alignment);
  return isNamed && isPlaced && isMoving && (id === null || Number.isInteger(id));
}
