import type { Profile } from '@quietsite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../lib/api-error.ts';
import { refuseFields } from '../../session/account-form/refused-fields.ts';
import type { AccountForm } from '../../session/account-form/use-account-form.ts';
import { sessionKey } from '../../session/use-session.ts';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { readProfile, saveProfile } from './profile-calls.ts';
import { toChange } from './profile-change.ts';

interface SaveProfileOptions {
  readonly form: AccountForm;
  readonly currentPassword: string;
  readonly base: Profile;
  readonly onSaved: (saved: Profile) => void;
}

export interface ProfileSaving {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isWrongPassword: boolean;
  /** Resolves to true if the profile was saved. */
  readonly save: () => Promise<boolean>;
  /** Overwrites a change made elsewhere, after fetching the new revision. */
  readonly saveAnyway: () => void;
}

export function useSaveProfile({ form, currentPassword, base, onSaved }: SaveProfileOptions): ProfileSaving {
  const { t } = useTranslation();
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: async (isOverwriting: boolean) => {
      const { revision } = isOverwriting ? await readProfile() : base;
      return saveProfile(toChange(form.values, currentPassword, revision));
    },
    onSuccess: (saved) => {
      const { pendingEmail } = saved;
      const isMailed = pendingEmail !== null && pendingEmail !== base.pendingEmail;
      const text = isMailed ? t('accounts.profile.savedEmail', { email: pendingEmail }) : t('accounts.profile.saved');
      showSuccess({ id: 'profile', title: t('accounts.profile.savedTitle'), text });
      // The header shows the name, which may have changed.
      void client.invalidateQueries({ queryKey: sessionKey });
      onSaved(saved);
    },
    onError: (error) => refuseFields(form, error),
  });
  return {
    error: saving.error,
    isPending: saving.isPending,
    isWrongPassword: hasCode(saving.error, 'WRONG_PASSWORD'),
    save: () =>
      saving.mutateAsync(false).then(
        () => true,
        () => false,
      ),
    saveAnyway: () => saving.mutate(true),
  };
}
