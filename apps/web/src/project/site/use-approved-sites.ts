import { type ApprovedSitesQuery, approvedSiteSchema } from '@quietsite/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';
import { projectKey } from '../../session/project-queries.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { numberOf, type SiteOutline } from './surroundings.ts';

/** A new approval appears after this time, or when the site changes. */
const STALE_MILLISECONDS = 60_000;

/**
 * Other users' approved sites near the drawn site and in the visible part of the map, whatever the days of the project.
 */
export function useApprovedSites({ parts, radiusMetres }: SiteOutline, view: ApprovedSitesQuery['view']) {
  const projectId = useOpenProjectId() ?? 0;
  return useQuery({
    queryKey: [...projectKey(projectId), 'approvedSites', numberOf(parts), radiusMetres, view],
    queryFn: ({ signal }) =>
      requestJson(`/api/projects/${projectId}/site/approved-sites`, approvedSiteSchema.array(), {
        method: 'POST',
        body: { parts, radiusMetres, view },
        signal,
      }),
    enabled: parts.length > 0 || view !== null,
    placeholderData: keepPreviousData,
    staleTime: STALE_MILLISECONDS,
    retry: false,
  });
}
