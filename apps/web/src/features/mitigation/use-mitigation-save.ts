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
  const next = useRef<(() => void) | null>(null);
  const saving = useSavePart({
    part: mitigationPart,
    projectId,
    draft,
    onSaved: () => {
      const act = next.current;
      next.current = null;
      showSuccess({ id: 'mitigation', title: t('mitigation.saved'), text: t('mitigation.savedText') });
      act?.();
    },
  });
  const { conflict } = saving;
  return {
    ...saving,
    save: () => {
      next.current = null;
      return saving.save();
    },
    /** A retry after a failure still continues with the requested action. */
    saveThen: (act: () => void) => {
      next.current = act;
      void saving.save();
    },
    conflict: conflict && {
      ...conflict,
      takeTheirs: () => {
        next.current = null;
        conflict.takeTheirs();
      },
    },
  };
}
