import type { ProjectMap, UnregisteredSitesChange } from '@quietsite/contracts';
import type { AffectDegree } from '@quietsite/domain';
import type { Hk80Point, Hk80Polygon } from '@quietsite/geometry';
import { isSameOutline, type ProjectPart, putPart, revisionOf } from '../../../project/save/project-part.ts';
import { projectMapQuery } from '../../../session/project-queries.ts';

export interface DraftSite {
  /** Identifies it on this page. The stored id is null until it is saved. */
  readonly key: string;
  readonly id: number | null;
  readonly affectDegree: AffectDegree;
  readonly radiusMetres: number;
  readonly outline: Hk80Polygon;
}
export type UnregisteredDraft = readonly DraftSite[];

// Response coordinates are on the grid (EPSG:2326). The contract guarantees it, but its types cannot express it.
const toDraft = ({ unregisteredSites }: ProjectMap): UnregisteredDraft =>
  unregisteredSites.map(({ id, affectDegree, radiusMetres, outline }) => ({
    key: `stored-${id}`,
    id,
    affectDegree,
    radiusMetres,
    outline,
  }));

const isSameSite = (one: DraftSite, other: DraftSite | undefined): boolean =>
  one === other ||
  (other !== undefined &&
    one.affectDegree === other.affectDegree &&
    one.radiusMetres === other.radiusMetres &&
    isSameOutline(one.outline, other.outline));

const isSame = (one: UnregisteredDraft, other: UnregisteredDraft): boolean =>
  one.length === other.length && one.every((site, index) => isSameSite(site, other[index]));

/** Ignores ids and order, because the server assigns ids to drawn sites. */
const areSameSites = (one: UnregisteredDraft, other: UnregisteredDraft): boolean =>
  one.length === other.length && one.every((site) => other.some((candidate) => isSameSite(site, candidate)));

/** Corners without the closing one. */
export const cornersOf = ({ outline }: Pick<DraftSite, 'outline'>): readonly Hk80Point[] =>
  (outline[0] ?? []).slice(0, -1);

const toChange = (draft: UnregisteredDraft, revision: number): UnregisteredSitesChange => ({
  revision,
  sites: draft.map(({ id, affectDegree, radiusMetres, outline }) => ({ id, affectDegree, radiusMetres, outline })),
});

/** Drawn sites get their stored ids. Sites that were removed become new. */
function carry(step: UnregisteredDraft, sent: UnregisteredDraft, map: ProjectMap): UnregisteredDraft {
  const stored = toDraft(map);
  const known = new Set(stored.map(({ id }) => id));
  const drawn = sent.filter(({ id }) => id === null);
  const storedAs = new Map(drawn.map((site) => [site.key, stored.find((candidate) => isSameSite(site, candidate))]));
  return step.map((site) => {
    const { key, id } = storedAs.get(site.key) ?? site;
    return { ...site, key, id: id !== null && known.has(id) ? id : null };
  });
}

export const unregisteredPart: ProjectPart<UnregisteredDraft, ProjectMap> = {
  name: 'unregistered-sites',
  isSame,
  isReadable: (value): value is UnregisteredDraft =>
    Array.isArray(value) && value.every((site) => Array.isArray((site as DraftSite | null)?.outline)),
  query: projectMapQuery,
  revisionOf,
  startOf: toDraft,
  isStored: (mine, map) => areSameSites(mine, toDraft(map)),
  keepMine: (mine, map) => {
    const known = new Set(map.unregisteredSites.map(({ id }) => id));
    return mine.map((site) => (site.id === null || known.has(site.id) ? site : { ...site, id: null }));
  },
  carry: (step, sent, map) => carry(step, sent.value, map),
  send: (_, projectId, mine, revision) => putPart(projectId, 'unregistered-sites', toChange(mine, revision)),
};
