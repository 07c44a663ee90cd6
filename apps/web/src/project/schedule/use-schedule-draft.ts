import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { programmeQuery } from '../../session/project-queries.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { useDraft } from '../draft/use-draft.ts';
import { scheduleDraftKind, toScheduleDraft } from './schedule-draft.ts';

/** The edited schedule of the open project; null until loaded. */
export function useScheduleDraft() {
  const projectId = useOpenProjectId();
  const programme = useQuery({ ...programmeQuery(projectId ?? 0), enabled: projectId !== null }).data;
  const stored = useMemo(
    () => programme && { value: toScheduleDraft(programme), revision: programme.revision },
    [programme],
  );
  return useDraft(scheduleDraftKind, projectId, stored);
}
