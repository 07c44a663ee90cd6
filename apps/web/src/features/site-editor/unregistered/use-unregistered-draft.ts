import { useMemo } from 'react';
import { useDraft } from '../../../project/draft/use-draft.ts';
import { useProjectMap } from '../../../session/use-open-project.ts';
import { unregisteredPart } from './unregistered-draft.ts';

/** The draft of a project's unregistered sites. */
export function useUnregisteredDraft(projectId: number | null) {
  const map = useProjectMap().data;
  const stored = useMemo(() => map && { value: unregisteredPart.startOf(map), revision: map.revision }, [map]);
  return useDraft(unregisteredPart.kind, projectId, stored);
}
