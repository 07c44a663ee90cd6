import type { Surroundings } from '@quietsite/contracts';
import type { DrawnSite } from '@quietsite/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { usePartDraft } from '../draft/use-draft.ts';
import { isSameArea, siteSource } from './site-draft.ts';
import { latestSurroundingsQuery, type SiteOutline, surroundingsKey, surroundingsQuery } from './surroundings.ts';

const NO_SITE: SiteOutline = { parts: [], radiusMetres: 0 };

export interface SurroundingsState {
  /** Null if the stored surroundings apply, or there is no response yet. */
  readonly found: Surroundings | null;
  /** stored: as saved. outdated: site or radius has changed since the last request. */
  readonly state: 'noSite' | 'stored' | 'asked' | 'outdated';
  readonly isAsking: boolean;
  readonly error: unknown;
}

/** The surroundings of the drawn site, if they were requested. */
export function useSurroundings(): SurroundingsState {
  const projectId = useOpenProjectId() ?? 0;
  const draft = usePartDraft(siteSource);
  const site = draft?.value ?? NO_SITE;
  const asked = useQuery({ ...surroundingsQuery(projectId, site), enabled: false });
  const latest = useQuery({ ...latestSurroundingsQuery(projectId), enabled: false }).data ?? null;
  const isAsking = asked.isFetching;
  const error = isAsking ? null : asked.error;
  if (site.parts.length === 0) return { found: null, state: 'noSite', isAsking: false, error: null };
  if (asked.data) return { found: asked.data, state: 'asked', isAsking, error };
  if (draft && isSameArea(draft.value, draft.base)) return { found: null, state: 'stored', isAsking, error };
  return { found: latest, state: 'outdated', isAsking, error };
}

/** Queries the server; undefined if it did not respond, which is shown in place of the result (U43). */
export function useAskSurroundings(): (site: DrawnSite) => Promise<Surroundings | undefined> {
  const client = useQueryClient();
  const projectId = useOpenProjectId() ?? 0;
  return useCallback(
    async (site) => {
      try {
        const found = await client.fetchQuery(surroundingsQuery(projectId, site));
        client.setQueryData(latestSurroundingsQuery(projectId).queryKey, found);
        return found;
      } catch {
        return undefined;
      }
    },
    [client, projectId],
  );
}

/** After a save, or when the changes are discarded, the stored surroundings apply again. */
export function useForgetSurroundings(): () => void {
  const client = useQueryClient();
  const projectId = useOpenProjectId() ?? 0;
  return useCallback(() => client.removeQueries({ queryKey: surroundingsKey(projectId) }), [client, projectId]);
}
