import type { CentresChange, ProjectMap } from '@quietsite/contracts';
import { isCentreAllowed } from '@quietsite/domain';
import { computeGeographicalCentre, type Hk80Point } from '@quietsite/geometry';
import { isSamePlace, type ProjectPart, putPart, revisionOf } from '../../../project/save/project-part.ts';
import { projectMapQuery } from '../../../session/project-queries.ts';

export type Zone = ProjectMap['zones'][number];

/** The centre of a zone as set by a user, or null for the default of M-30. */
interface DraftCentre {
  readonly zoneId: number;
  readonly movedTo: Hk80Point | null;
}
export type CentreDraft = readonly DraftCentre[];

/** The parts of a moving work-front have their own centres (M-152). */
export const withCentres = ({ zones }: ProjectMap): readonly Zone[] => zones.filter(({ front }) => front === undefined);

const toDraft = (map: ProjectMap): CentreDraft =>
  withCentres(map).map((zone) => ({ zoneId: zone.id, movedTo: zone.isCentreMoved ? zone.centre : null }));

const isSame = (one: CentreDraft, other: CentreDraft): boolean =>
  one.length === other.length &&
  one.every(({ zoneId, movedTo }, index) => {
    const otherCentre = other[index];
    return otherCentre?.zoneId === zoneId && isSamePlace(movedTo, otherCentre.movedTo);
  });

export const movedToOf = (draft: CentreDraft, zoneId: number): Hk80Point | null =>
  draft.find((centre) => centre.zoneId === zoneId)?.movedTo ?? null;

export function withCentre(draft: CentreDraft, zoneId: number, movedTo: Hk80Point | null): CentreDraft {
  return draft.map((centre) => (centre.zoneId === zoneId ? { zoneId, movedTo } : centre));
}

/** The displayed centre of a zone during editing. */
export function shownCentre(zone: Zone, draft: CentreDraft): Hk80Point {
  const movedTo = movedToOf(draft, zone.id);
  if (movedTo !== null) return movedTo;
  return zone.isCentreMoved ? computeGeographicalCentre(zone.outline) : zone.centre;
}

export const isInside = (zone: Zone, position: Hk80Point) => isCentreAllowed(zone.outline, position);

/** Adapts the draft to other zones: deleted zones are dropped, and a centre that is now outside is reset (SITE-34). */
function adaptToZones(draft: CentreDraft, map: ProjectMap): CentreDraft {
  return withCentres(map).map((zone) => {
    const movedTo = movedToOf(draft, zone.id);
    return { zoneId: zone.id, movedTo: movedTo !== null && isInside(zone, movedTo) ? movedTo : null };
  });
}

/** Sends all centres, so that the request does not depend on the page's cached state. */
const toChange = (draft: CentreDraft, revision: number): CentresChange => ({
  revision,
  centres: draft.map(({ zoneId, movedTo }) => ({ zoneId, position: movedTo })),
});

export const centrePart: ProjectPart<CentreDraft, ProjectMap> = {
  name: 'centres',
  isSame,
  isReadable: (value): value is CentreDraft =>
    Array.isArray(value) && value.every((centre) => typeof (centre as DraftCentre | null)?.zoneId === 'number'),
  query: projectMapQuery,
  revisionOf,
  startOf: toDraft,
  isStored: (mine, map) => isSame(mine, toDraft(map)),
  keepMine: adaptToZones,
  carry: (step, _, map) => adaptToZones(step, map),
  send: (_, projectId, mine, revision) => putPart(projectId, 'centres', toChange(mine, revision)),
};
