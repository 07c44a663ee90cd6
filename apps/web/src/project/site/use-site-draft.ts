import type { DrawnSite } from '@quietsite/domain';
import { useMemo } from 'react';
import { useOpenProjectId, useProjectMap } from '../../session/use-open-project.ts';
import { type Draft, useDraft } from '../draft/use-draft.ts';
import { siteDraftKind, toDrawnSite } from './site-draft.ts';

/** The edited site, radius and zones of the open project; null until loaded. */
export function useSiteDraft(): Draft<DrawnSite> | null {
  const projectId = useOpenProjectId();
  const map = useProjectMap().data;
  const stored = useMemo(() => map && { value: toDrawnSite(map), revision: map.revision }, [map]);
  return useDraft(siteDraftKind, projectId, stored);
}
