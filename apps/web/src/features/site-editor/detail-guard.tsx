import { useOpenProjectId } from '../../session/use-open-project.ts';
import { useUnsavedChanges } from '../../session/use-unsaved-changes.ts';
import { useBuildingsDraft } from './use-buildings-draft.ts';
import { useUnregisteredDraft } from './use-unregistered-draft.ts';

/** Asks about what the windows of the editor have not saved, also while another tab is shown (Q62). */
export function DetailGuard() {
  const projectId = useOpenProjectId();
  const unregistered = useUnregisteredDraft(projectId);
  const buildings = useBuildingsDraft(projectId);
  useUnsavedChanges(unregistered?.isDirty === true || buildings?.isDirty === true, () => {
    unregistered?.reset(unregistered.base, unregistered.revision);
    buildings?.reset(buildings.base, buildings.revision);
  });
  return null;
}
