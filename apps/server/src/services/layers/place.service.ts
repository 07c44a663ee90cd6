import { MAX_PLACES, type Place, type PlaceQuery } from '@quietsite/contracts';
import { canListSubmittedProjects, canReadProject } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import {
  type FoundPlace,
  findCorrectedPlaces,
  findPlaces,
  findSimilarPlaces,
  type PlaceSearch,
} from '../../repositories/layers/place.repository.ts';
import { listTypedWords } from '../../repositories/layers/place-word.repository.ts';
import { type FoundSite, findSites } from '../../repositories/layers/site-place.repository.ts';
import { findProjectAccess } from '../../repositories/projects/project.repository.ts';
import { listSpellings } from './chinese-variants.ts';
import { correctSpellings, MAX_CORRECTIONS } from './corrected-spellings.ts';

/** Limited, because titles with a common word must not hide buildings and streets. */
const MAX_SITES = 3;

export type PlaceService = ReturnType<typeof createPlaceService>;

export function createPlaceService({ database }: { readonly database: Database }) {
  /** The layers are public data; sites are only those of projects that the user may read (U23). */
  async function search(user: AuthenticatedUser, { q, near, language }: PlaceQuery): Promise<{ places: Place[] }> {
    const given: PlaceSearch = { spellings: listSpellings(q), near: near ?? null, language, limit: MAX_PLACES };
    const [sites, found] = await Promise.all([listReadableSites(user, q), findPlaces(database, given)]);
    const named = sites.filter(({ similarity }) => similarity === 1);
    const similar = sites.filter(({ similarity }) => similarity < 1);
    const others = await listSimilar(given, found);
    // A place with exactly this name precedes a site whose title contains it, but leaves room for the sites.
    const whole = found.filter(({ isWhole }) => isWhole).slice(0, MAX_PLACES - named.length);
    const rest = found.filter((place) => !whole.includes(place));
    const places = [...whole.map(describePlace), ...named.map(describeSite), ...rest.map(describePlace)];
    return { places: [...places, ...similar.map(describeSite), ...others.map(describePlace)].slice(0, MAX_PLACES) };
  }

  async function listReadableSites(user: AuthenticatedUser, text: string): Promise<FoundSite[]> {
    const sites = await findSites(database, {
      ...{ userId: user.id, submittedIn: submittedProjectsOf(user), text, limit: MAX_SITES },
    });
    const readable = await Promise.all(
      sites.map(async ({ projectId }) => {
        const access = await findProjectAccess(database, projectId, user);
        return access !== undefined && canReadProject(user, access);
      }),
    );
    return sites.filter((_, index) => readable[index]);
  }

  /** This is slower, and unnecessary for a user who has found enough or typed the name of a place. */
  async function listSimilar(given: PlaceSearch, found: readonly FoundPlace[]): Promise<FoundPlace[]> {
    if (found.length >= MAX_PLACES || found.some(({ hasWords }) => hasWords)) return [];
    const spellings = correctSpellings(await listTypedWords(database, given.spellings, MAX_CORRECTIONS));
    const corrected = spellings.length > 0 ? await findCorrectedPlaces(database, given, spellings) : [];
    const known = new Set(found.map(({ key }) => key));
    const others = corrected.filter(({ key }) => !known.has(key));
    // The last resort, for example for words typed without a space.
    return found.length + others.length > 0 ? others : findSimilarPlaces(database, given);
  }

  return { search };
}

/**
 * The authority of a district may read projects submitted there; a platform administrator, all submitted projects
 * (Q34).
 */
function submittedProjectsOf(user: AuthenticatedUser): { readonly district: string | null } | null {
  if (!canListSubmittedProjects(user)) return null;
  if (user.userType === 'admin') return { district: null };
  return user.district === null ? null : { district: user.district };
}

const describeSite = ({ title: name, similarity: _, ...site }: FoundSite): Place => ({
  ...{ kind: 'site', name, detail: null },
  ...site,
});
const describePlace = ({ key: _key, isWhole: _isWhole, hasWords: _hasWords, ...place }: FoundPlace): Place => ({
  ...place,
  projectId: null,
});
