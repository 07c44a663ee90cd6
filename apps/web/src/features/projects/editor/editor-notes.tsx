import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { failureReference, failureText } from '../../../ui/failure-text.ts';
import classes from './editor.module.css';
import type { ProjectEditing } from './use-project-editing.ts';

interface EditorNotesProps {
  readonly editing: ProjectEditing;
  readonly isReadonly: boolean;
}

/** Always visible above the buttons: input that was restored, is unsaved, or failed to save. */
export function EditorNotes({
  editing: { form, site, schedule, isDirty, saving, save },
  isReadonly,
}: EditorNotesProps) {
  const { t } = useTranslation();
  const { error } = saving;
  const isFailure = error !== null && !hasCode(error, 'TITLE_TAKEN', 'PROJECT_LOCKED');
  const isKept = isReadonly && isDirty;
  // The note about restored input disappears once the user continues.
  const hasGoneOn = form.hasGoneOn || [site, schedule].some((draft) => draft?.canUndo || draft?.canRedo);
  const wasRestored = !hasGoneOn && [form, site, schedule].some((draft) => draft?.wasRestored && draft.isDirty);
  return (
    <>
      {isKept && (
        <p className={classes.note} role="status">
          {t('editor.lease.keptInput')}
        </p>
      )}
      {wasRestored && !isKept && (
        <p className={classes.note} role="status">
          {t('editor.restored')}
        </p>
      )}
      {isFailure && (
        <div className={classes.failure} role="alert">
          <p>
            <strong>{t('editor.notSaved')}.</strong> {failureText(error)} {t('editor.notSavedHint')}{' '}
            {failureReference(error)}
          </p>
          <Button variant="default" onClick={() => save(saving.variables?.isFinishing === true)}>
            {t('action.retry')}
          </Button>
        </div>
      )}
    </>
  );
}
