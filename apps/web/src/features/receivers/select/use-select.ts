import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { hasCode } from '../../../lib/api-error.ts';
import { readId } from '../../../lib/routes.ts';
import { useEndModeOnLeave, useMapMode } from '../../../map/interactions/map-mode.tsx';
import type { Points } from '../../../project/receivers/point-edits.ts';
import { recordChanges, touchesLevels } from '../../../project/receivers/receivers-draft.ts';
import { receiversPart } from '../../../project/receivers/receivers-part.ts';
import { useReceiversDraft } from '../../../project/receivers/use-receivers-draft.ts';
import { useSavePart } from '../../../project/save/use-save-part.ts';
import { useUnsavedDraft } from '../../../project/save/use-unsaved-changes.ts';
import { useIsProjectReadonly } from '../../../session/lease/use-lease.ts';
import { isRunActive } from '../../../session/project-events.tsx';
import { projectQuery } from '../../../session/project-queries.ts';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { useRun } from '../../../session/use-run.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';
import { describeRefusal } from '../describe-point.ts';

/** The draft of the receiver points, the edited row and the save. */
export function useSelect(onInputChanged: () => void) {
  const { t } = useTranslation();
  const { notify } = useDialogs();
  const client = useQueryClient();
  const projectId = useOpenProjectId() ?? 0;
  const { list, draft, stored, points } = useReceiversDraft();
  const isReadonly = useIsProjectReadonly();
  const run = useRun().data;
  const isRecalculating = isRunActive(run);
  const [query] = useSearchParams();
  // A link can open one receiver, such as a school without examination dates.
  const [editedId, setEditedId] = useState(() => readId(query.get('edit')));
  const { mode, end } = useMapMode();
  useEndModeOnLeave();
  useEffect(() => {
    if (isReadonly) end();
  }, [isReadonly, end]);
  /** Whether the changes being saved affect levels. The draft itself is empty after the save. */
  const affectsLevels = useRef(false);
  const partSaving = useSavePart({
    part: receiversPart,
    projectId,
    draft,
    onSaved: () => {
      end();
      const isOutdated = client.getQueryData(projectQuery(projectId).queryKey)?.isCalculated === false;
      // Calculation input has changed, so existing levels are recalculated at once (NSR-11, U39).
      const isDue = isOutdated && affectsLevels.current && Boolean(run);
      const text = isDue ? 'select.savedRecalculating' : isOutdated ? 'select.savedUncalculated' : 'select.savedText';
      showSuccess({ id: 'receivers', title: t('select.saved'), text: t(text) });
      if (isDue) onInputChanged();
    },
    onRefused: (error) => {
      if (hasCode(error, 'RECEIVERS_INVALID') && draft && points)
        notify({ title: t('select.notSaved'), text: describeRefusal(t, error, draft.value, points) });
    },
  });
  const saving = {
    ...partSaving,
    save: () => {
      affectsLevels.current = draft !== null && touchesLevels(draft.value);
      return partSaving.save();
    },
  };
  useUnsavedDraft(draft, saving.save);
  const canEdit = !isReadonly && draft !== null && !saving.isPending;
  const edited = canEdit ? points?.find(({ pointId }) => pointId === editedId) : undefined;
  return {
    ...{ list, draft, points, saving, isReadonly, isRecalculating, canEdit, mode },
    edited: edited ?? null,
    edit: setEditedId,
    change: (next: Points) => {
      if (draft && stored && canEdit) draft.change(recordChanges(stored, next, draft.value));
    },
  };
}

export type Select = ReturnType<typeof useSelect>;
