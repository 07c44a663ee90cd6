import { type Surroundings, surroundingsSchema } from '@quietsite/contracts';
import type { DrawnSite } from '@quietsite/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';
import { projectKey } from '../../session/project-queries.ts';

/** The data that determines an assessment area. */
export type SiteOutline = Pick<DrawnSite, 'parts' | 'radiusMetres'>;

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Steps share unchanged outlines: the same object means the same site, without comparing corners. */
export function numberOf(parts: object): number {
  const known = numbers.get(parts);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(parts, lastNumber);
  return lastNumber;
}

export const surroundingsKey = (projectId: number) => [...projectKey(projectId), 'surroundings'] as const;

/** Requested explicitly only: showing the response does not trigger a request (SITE-07). */
export const surroundingsQuery = (projectId: number, { parts, radiusMetres }: SiteOutline) =>
  queryOptions({
    queryKey: [...surroundingsKey(projectId), numberOf(parts), radiusMetres],
    queryFn: ({ signal }) =>
      requestJson(`/api/projects/${projectId}/site/surroundings`, surroundingsSchema, {
        method: 'POST',
        body: { radiusMetres, parts },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The newest response, for whichever site: shown until there is one for the current site. */
export const latestSurroundingsQuery = (projectId: number) =>
  queryOptions<Surroundings>({
    queryKey: [...surroundingsKey(projectId), 'latest'],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
