import { Button, PasswordInput, TextInput } from '@mantine/core';
import type { Profile } from '@quietsite/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../project/save/use-unsaved-changes.ts';
import {
  EmailField,
  fieldLook,
  NameFields,
  PasswordFields,
  PhoneField,
} from '../../session/account-form/account-fields.tsx';
import { type AccountForm, useAccountForm } from '../../session/account-form/use-account-form.ts';
import { SidePanel } from '../../ui/panels/side-panel.tsx';
import { KeyboardSection } from './keyboard-section.tsx';
import classes from './profile.module.css';
import { fieldsToCheck, formValuesOf, isProfileChanged } from './profile-change.ts';
import { ProfileFailure } from './profile-failure.tsx';
import { TokenSection } from './token-section.tsx';
import { useSaveProfile } from './use-save-profile.ts';

interface ProfileFormProps {
  readonly profile: Profile;
  readonly onSaved: (saved: Profile) => void;
  readonly onClose: () => void;
}

/** The values exist only in the form, which closes with the panel. */
const nothingElseToDiscard = () => undefined;

/** The registration form in edit mode. Username and company cannot be changed (AUTH-36, Q56). */
export function ProfileForm({ profile, onSaved, onClose }: ProfileFormProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [base] = useState(profile);
  const form = useAccountForm(formValuesOf(base));
  const [currentPassword, setCurrentPassword] = useState('');
  const saving = useSaveProfile({ form, currentPassword, base, onSaved });
  const isChanged = isProfileChanged(base, form.values) || currentPassword !== '';
  const canSave = isChanged && form.areValid(fieldsToCheck(base, form.values));
  useUnsavedChanges(isChanged, nothingElseToDiscard, async () => canSave && saving.save());
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) void saving.save();
  };
  const save = (
    <Button type="submit" form={formId} disabled={!canSave} loading={saving.isPending}>
      {t('accounts.profile.save')}
    </Button>
  );
  return (
    <SidePanel title={t('accounts.profile.title')} onClose={onClose} footer={save}>
      <form id={formId} className={classes.form} onSubmit={onSubmit} noValidate>
        <PersonalFields form={form} base={base} />
        <fieldset className={classes.group}>
          <legend>{t('accounts.profile.passwordGroup')}</legend>
          <p>{t('accounts.profile.passwordHint')}</p>
          <PasswordInput
            {...fieldLook}
            label={t('accounts.profile.current')}
            autoComplete="current-password"
            maxLength={256}
            value={currentPassword}
            error={
              saving.isWrongPassword
                ? t(`accounts.profile.${currentPassword === '' ? 'missing' : 'wrong'}Password`)
                : null
            }
            visibilityToggleFocusable
            visibilityToggleButtonProps={{ 'aria-label': t('accounts.form.showPassword') }}
            onChange={(event) => setCurrentPassword(event.currentTarget.value)}
          />
          <PasswordFields
            form={form}
            isRequired={false}
            labels={{ password: t('accounts.profile.newPassword'), confirm: t('accounts.profile.confirm') }}
          />
        </fieldset>
        <ProfileFailure saving={saving} onSaved={onSaved} />
      </form>
      <KeyboardSection />
      <TokenSection />
    </SidePanel>
  );
}

function PersonalFields({ form, base }: { readonly form: AccountForm; readonly base: Profile }) {
  const { t } = useTranslation();
  const { pendingEmail } = base;
  return (
    <fieldset className={classes.group}>
      <legend>{t('accounts.profile.personal')}</legend>
      <TextInput
        label={t('accounts.form.username')}
        value={base.username}
        readOnly
        variant="filled"
        autoComplete="username"
      />
      <TextInput
        label={t('accounts.form.company')}
        value={base.company ?? t('accounts.profile.noCompany')}
        readOnly
        variant="filled"
      />
      <div className={classes.pair}>
        <NameFields form={form} />
      </div>
      <EmailField form={form} hint={t('accounts.profile.emailHint')} />
      {pendingEmail !== null && (
        <p className={classes.pending} role="status">
          {t('accounts.profile.pendingEmail', { email: pendingEmail })}
        </p>
      )}
      <PhoneField form={form} />
    </fieldset>
  );
}
