import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../project/draft/use-draft.ts';
import type { MitigationDraft } from '../../project/mitigation/mitigation-draft.ts';
import { mitigationPart } from '../../project/mitigation/mitigation-part.ts';
import { useSavePart } from '../../project/save/use-save-part.ts';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';

/** Saves the edits, then continues to the next stage or the calculation (MITI-28, MITI-30). */
export function useMitigationSave(projectId: number, draft: Draft<MitigationDraft> | null) {
  const { t } = useTranslation();
  const nextAction = useRef<(() => void) | null>(null);
  const saving = useSavePart({
    part: mitigationPart,
    projectId,
    draft,
    onSaved: () => {
      const action = nextAction.current;
      nextAction.current = null;
      showSuccess({ id: 'mitigation', title: t('mitigation.saved'), text: t('mitigation.savedText') });
      action?.();
    },
  });
  const { conflict } = saving;
  return {
    ...saving,
    save: () => {
      nextAction.current = null;
      return saving.save();
    },
    /** A retry after a failure still continues with the requested action. */
    saveThen: (action: () => void) => {
      nextAction.current = action;
      void saving.save();
    },
    conflict: conflict && {
      ...conflict,
      takeTheirs: () => {
        nextAction.current = null;
        conflict.takeTheirs();
      },
    },
  };
}
