import { useMemo } from 'react';
import { type Draft, useDraft } from '../../../project/draft/use-draft.ts';
import { useProjectMap } from '../../../session/use-open-project.ts';
import { type BuildingsDraft, buildingsPart } from './buildings-draft.ts';

/** The changes collected by modes 1 to 3. */
export function useBuildingsDraft(projectId: number | null): Draft<BuildingsDraft> | null {
  const map = useProjectMap().data;
  const stored = useMemo(() => map && { value: buildingsPart.startOf(map), revision: map.revision }, [map]);
  return useDraft(buildingsPart.kind, projectId, stored);
}
