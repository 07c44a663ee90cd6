import type { ConcurrentSites } from '@quietsite/contracts';
import { type ProjectPart, putPart, revisionOf } from '../../project/save/project-part.ts';
import { concurrentSitesQuery } from '../../session/project-queries.ts';

interface NamedSite {
  /** Null until it is saved. */
  readonly id: number | null;
  readonly name: string;
}

export interface ConcurrentDraft {
  readonly hasNeighbours: boolean;
  readonly sites: readonly NamedSite[];
}

const toDraft = ({ hasNeighbours, sites }: ConcurrentSites): ConcurrentDraft => ({ hasNeighbours, sites });

const isSame = (one: ConcurrentDraft, other: ConcurrentDraft): boolean =>
  one.hasNeighbours === other.hasNeighbours &&
  one.sites.length === other.sites.length &&
  one.sites.every(({ name }, index) => name === other.sites[index]?.name);

const keyOf = (name: string) => name.trim().toLowerCase();

export function isOnList({ sites }: ConcurrentDraft, name: string): boolean {
  return sites.some((site) => keyOf(site.name) === keyOf(name));
}

/** Naming a site implies that there are concurrent sites. */
export function withSite(draft: ConcurrentDraft, name: string): ConcurrentDraft {
  return { hasNeighbours: true, sites: [...draft.sites, { id: null, name: name.trim() }] };
}

export function withoutSite(draft: ConcurrentDraft, index: number): ConcurrentDraft {
  return { ...draft, sites: draft.sites.filter((_, other) => other !== index) };
}

function withStoredIds(step: ConcurrentDraft, { sites }: ConcurrentSites): ConcurrentDraft {
  const known = new Set(sites.map(({ id }) => id));
  const idOf = ({ id, name }: NamedSite) =>
    id !== null && known.has(id) ? id : (sites.find((site) => site.name === name)?.id ?? null);
  return { ...step, sites: step.sites.map((site) => ({ ...site, id: idOf(site) })) };
}

export const concurrentPart: ProjectPart<ConcurrentDraft, ConcurrentSites> = {
  name: 'concurrent-sites',
  isSame,
  isReadable: (value): value is ConcurrentDraft => Array.isArray((value as ConcurrentDraft | null)?.sites),
  query: concurrentSitesQuery,
  revisionOf,
  startOf: toDraft,
  isStored: (mine, stored) => isSame(mine, toDraft(stored)),
  /** A site that another user removed in the meantime is added again. */
  keepMine: (mine, stored) => {
    const known = new Set(stored.sites.map(({ id }) => id));
    return {
      ...mine,
      sites: mine.sites.map((site) => (site.id === null || known.has(site.id) ? site : { ...site, id: null })),
    };
  },
  // Stored sites keep their ids. A site added by the save is found by its name.
  carry: (step, _, stored) => withStoredIds(step, stored),
  send: (_, projectId, mine, revision) => putPart(projectId, 'concurrent-sites', { ...mine, revision }),
};
