import { Button } from '@mantine/core';
import type { Profile } from '@quietsite/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../lib/api-error.ts';
import { isFieldRefusal } from '../../session/account-form/refused-fields.ts';
import { failureReference, failureText } from '../../ui/failure-text.ts';
import classes from './profile.module.css';
import { readProfile } from './profile-calls.ts';
import type { ProfileSaving } from './use-save-profile.ts';

interface ProfileFailureProps {
  readonly saving: ProfileSaving;
  readonly onSaved: (saved: Profile) => void;
}

/** The typed input is always kept. After a conflict the user chooses whose values to keep (U60). */
export function ProfileFailure({ saving, onSaved }: ProfileFailureProps) {
  const { t } = useTranslation();
  const { error } = saving;
  const reload = useMutation({ mutationFn: () => readProfile(), onSuccess: onSaved });
  if (!error || saving.isWrongPassword || isFieldRefusal(error)) return null;
  const isConflict = hasCode(error, 'CONFLICT');
  const shown = reload.error ?? error;
  return (
    <div className={classes.failure} role="alert">
      <p>{isConflict ? t('accounts.profile.conflict') : t('accounts.profile.failed')}</p>
      {(!isConflict || reload.error) && <p>{failureText(shown)}</p>}
      {!isConflict && <p>{failureReference(shown)}</p>}
      {isConflict && (
        <div className={classes.choice}>
          <Button variant="default" loading={reload.isPending} onClick={() => reload.mutate()}>
            {t('accounts.profile.loadSaved')}
          </Button>
          <Button variant="default" loading={saving.isPending} onClick={saving.saveAnyway}>
            {t('accounts.profile.saveMine')}
          </Button>
        </div>
      )}
    </div>
  );
}
