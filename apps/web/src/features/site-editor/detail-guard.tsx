import { useTranslation } from 'react-i18next';
import { PartConflict } from '../../project/save/part-conflict.tsx';
import { useSavePart } from '../../project/save/use-save-part.ts';
import { useUnsavedChanges } from '../../project/save/use-unsaved-changes.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { showFailure } from '../../ui/dialogs/toasts.tsx';
import { buildingsPart } from './buildings/buildings-draft.ts';
import { useBuildingsDraft } from './buildings/use-buildings-draft.ts';
import { unregisteredPart } from './unregistered/unregistered-draft.ts';
import { useUnregisteredDraft } from './unregistered/use-unregistered-draft.ts';

const nothingElse = () => undefined;

/** Asks about unsaved changes in the editor's windows, also while another tab is shown (Q62). */
export function DetailGuard() {
  const { t } = useTranslation();
  const openId = useOpenProjectId();
  const projectId = openId ?? 0;
  const unregistered = useUnregisteredDraft(openId);
  const buildings = useBuildingsDraft(openId);
  const sites = useSavePart({
    ...{ part: unregisteredPart, projectId, draft: unregistered, onSaved: nothingElse },
    onRefused: (error) => showFailure(error, { id: 'sites', title: t('siteDetail.unregistered.notSaved') }),
  });
  const receivers = useSavePart({
    ...{ part: buildingsPart, projectId, draft: buildings, onSaved: nothingElse },
    onRefused: (error) => showFailure(error, { id: 'buildings', title: t('siteDetail.buildings.notApplied') }),
  });
  useUnsavedChanges(
    unregistered?.isDirty === true,
    () => unregistered?.reset(unregistered.base, unregistered.revision),
    sites.save,
  );
  useUnsavedChanges(
    buildings?.isDirty === true,
    () => buildings?.reset(buildings.base, buildings.revision),
    receivers.save,
  );
  return (
    <>
      <PartConflict conflict={sites.conflict} what={t('siteDetail.unregistered.what')} />
      <PartConflict conflict={receivers.conflict} what={t('siteDetail.buildings.what')} />
    </>
  );
}
