import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { programmeQuery } from '../../session/project-queries.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { useDraft } from '../draft/use-draft.ts';
import { equipmentDraftKind, NOTHING_EDITED } from './equipment-draft.ts';

/** The edited equipment of the open project: only the differences from the programme. */
export function useEquipmentDraft() {
  const projectId = useOpenProjectId();
  const revision = useQuery({ ...programmeQuery(projectId ?? 0), enabled: projectId !== null }).data?.revision;
  const stored = useMemo(() => (revision === undefined ? undefined : { value: NOTHING_EDITED, revision }), [revision]);
  return useDraft(equipmentDraftKind, projectId, stored);
}
