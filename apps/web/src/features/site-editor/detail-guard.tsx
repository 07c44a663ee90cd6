import { useTranslation } from 'react-i18next';
import { usePartDraft } from '../../project/draft/use-draft.ts';
import { ConflictDialog } from '../../project/save/conflict-dialog.tsx';
import type { ProjectPart } from '../../project/save/project-part.ts';
import { useSavePart } from '../../project/save/use-save-part.ts';
import { useUnsavedDraft } from '../../project/save/use-unsaved-changes.ts';
import { screeningPart } from '../../project/screening/screening-part.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { showFailure } from '../../ui/dialogs/toasts.tsx';
import { buildingsPart } from './buildings/buildings-draft.ts';
import { unregisteredPart } from './unregistered/unregistered-draft.ts';

/** Asks about unsaved changes in the editor's windows, also while another tab is shown (Q62). */
export function DetailGuard() {
  const { t } = useTranslation();
  const sites = { title: t('siteDetail.unregistered.notSaved'), what: t('siteDetail.unregistered.what') };
  const buildings = { title: t('siteDetail.buildings.notApplied'), what: t('siteDetail.buildings.what') };
  return (
    <>
      <PartGuard part={unregisteredPart} {...sites} />
      <PartGuard part={buildingsPart} {...buildings} />
      <PartGuard part={screeningPart} title={t('screening.notSaved')} what={t('screening.what')} />
    </>
  );
}

interface PartGuardProps<Value, Stored> {
  readonly part: ProjectPart<Value, Stored>;
  /** The title of the message if the save fails. */
  readonly title: string;
  readonly what: string;
}

function PartGuard<Value, Stored>({ part, title, what }: PartGuardProps<Value, Stored>) {
  const { t } = useTranslation();
  const projectId = useOpenProjectId() ?? 0;
  const draft = usePartDraft(part);
  const onRefused = (error: unknown) => showFailure(error, { id: part.name, title });
  const saving = useSavePart({ part, projectId, draft, onRefused });
  useUnsavedDraft(draft, saving.save);
  return <ConflictDialog conflict={saving.conflict} describe={(who) => t('siteDetail.conflict', { ...who, what })} />;
}
