import { useOpenProject, useOpenProjectId } from '../../session/use-open-project.ts';
import { useDraft } from '../draft/use-draft.ts';
import { screeningPart } from './screening-part.ts';

/** Whether the displayed calculation includes screening, as stored or as in an unsaved draft. Sends no request. */
export function useHasScreening(): boolean {
  const stored = useOpenProject().data?.hasScreening === true;
  const draft = useDraft(screeningPart, useOpenProjectId(), undefined);
  return draft?.isDirty ? draft.value.isOn : stored;
}
