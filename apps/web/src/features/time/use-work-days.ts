import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDraftEdit } from '../../project/preview/use-draft-edit.ts';
import { programmeQuery } from '../../session/project-queries.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { describeWork, type WorkDays } from './work-days.ts';

const NOTHING: WorkDays = { zones: new Map(), everyDayZones: new Map(), workingDays: null, changes: [] };

/** When equipment works in the open project, including unsaved edits. */
export function useWorkDays(): WorkDays {
  const projectId = useOpenProjectId();
  const programme = useQuery({ ...programmeQuery(projectId ?? 0), enabled: projectId !== null }).data;
  const { edit } = useDraftEdit();
  return useMemo(() => (programme ? describeWork(programme, edit) : NOTHING), [programme, edit]);
}
