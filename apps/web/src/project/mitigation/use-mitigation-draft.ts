import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { programmeQuery } from '../../session/project-queries.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { useDraft } from '../draft/use-draft.ts';
import { mitigationDraftKind, NOTHING_MITIGATED } from './mitigation-draft.ts';

/** The edited measures of the open project: only the differences from the programme. */
export function useMitigationDraft() {
  const projectId = useOpenProjectId();
  const revision = useQuery({ ...programmeQuery(projectId ?? 0), enabled: projectId !== null }).data?.revision;
  const stored = useMemo(
    () => (revision === undefined ? undefined : { value: NOTHING_MITIGATED, revision }),
    [revision],
  );
  return useDraft(mitigationDraftKind, projectId, stored);
}
