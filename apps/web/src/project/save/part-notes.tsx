import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureReference, failureText } from '../../ui/failure-text.ts';
import classes from './part.module.css';

interface PartNotesProps {
  readonly draft: { readonly isDirty: boolean; readonly wasRestored: boolean } | null;
  readonly isReadonly: boolean;
  readonly saving: { readonly error: unknown; readonly save: () => void };
  /** Names what failed. */
  readonly failureTitle: string;
  readonly hint?: string;
}

/** Always visible: changes that were restored, are not saved yet, or could not be saved. */
export function PartNotes({ draft, isReadonly, saving, failureTitle, hint }: PartNotesProps) {
  const { t } = useTranslation();
  const isDirty = draft?.isDirty === true;
  const isKept = isReadonly && isDirty;
  const { error, save } = saving;
  return (
    <>
      {isKept && (
        <p className={classes.note} role="status">
          {t('editor.lease.keptInput')}
        </p>
      )}
      {draft?.wasRestored && isDirty && !isKept && (
        <p className={classes.note} role="status">
          {t('editor.restored')}
        </p>
      )}
      {error !== null && isDirty && !isReadonly && (
        <div className={classes.failure} role="alert">
          <p>
            <strong>{failureTitle}.</strong> {failureText(error)} {hint ?? t('siteDetail.notSavedHint')}{' '}
            {failureReference(error)}
          </p>
          <Button variant="default" onClick={save}>
            {t('action.retry')}
          </Button>
        </div>
      )}
    </>
  );
}
