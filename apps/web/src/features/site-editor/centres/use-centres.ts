import type { Hk80Point } from '@quietsite/geometry';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { useEndModeOnLeave, useMapMode } from '../../../map/interactions/map-mode.tsx';
import { usePartDraft } from '../../../project/draft/use-draft.ts';
import { useSavePart } from '../../../project/save/use-save-part.ts';
import { useUnsavedDraft } from '../../../project/save/use-unsaved-changes.ts';
import { useIsProjectReadonly } from '../../../session/lease/use-lease.ts';
import { useOpenProjectId, useProjectMap } from '../../../session/use-open-project.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';
import { centrePart, isInside, withCentre, type Zone } from './centre-draft.ts';

/** Moving the geographical centres: map edit mode 7, its draft and its save (SITE-33). */
export function useCentres() {
  const { t } = useTranslation();
  const { notify } = useDialogs();
  const projectId = useOpenProjectId();
  const projectMap = useProjectMap();
  const isReadonly = useIsProjectReadonly();
  const { mode, choose, end } = useMapMode();
  const draft = usePartDraft(centrePart);
  useEndModeOnLeave();
  const isDirty = draft?.isDirty === true;
  useEffect(() => {
    // A draft restored after a reload resumes editing.
    if (isReadonly) end();
    else if (isDirty) choose('moveCentre');
  }, [isReadonly, isDirty, choose, end]);

  const notifyOutside = () => notify({ title: t('centre.title'), text: t('siteDetail.centre.outside') });
  const saving = useSavePart({
    part: centrePart,
    projectId: projectId ?? 0,
    draft,
    onSaved: () => {
      end();
      showSuccess({ id: 'centres', title: t('siteDetail.centre.savedTitle'), text: t('siteDetail.recalculate') });
    },
    onRefused: (error) => {
      if (hasCode(error, 'CENTRE_OUTSIDE_ZONE')) notifyOutside();
    },
  });
  useUnsavedDraft(draft, saving.save);
  return {
    projectMap,
    draft,
    saving,
    isReadonly,
    isEditing: mode === 'moveCentre' && !isReadonly && draft !== null,
    edit: () => choose('moveCentre'),
    done: () => (isDirty ? void saving.save() : end()),
    /** A centre dropped outside its zone returns to its previous position (SITE-34). */
    move: (zone: Zone, position: Hk80Point) => {
      if (!draft) return;
      if (isInside(zone, position)) draft.change(withCentre(draft.value, zone.id, position));
      else notifyOutside();
    },
    reset: (zone: Zone) => draft?.change(withCentre(draft.value, zone.id, null)),
  };
}

export type Centres = ReturnType<typeof useCentres>;
