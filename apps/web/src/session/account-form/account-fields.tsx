import { PasswordInput, TextInput } from '@mantine/core';
import { isFamilyNameFirst, type Language } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import classes from './account-form.module.css';
import type { AccountField } from './account-rules.ts';
import type { AccountForm } from './use-account-form.ts';

interface FieldProps {
  readonly form: AccountForm;
}

type FieldOrder = ('label' | 'input' | 'description' | 'error')[];
const fieldOrder: FieldOrder = ['label', 'input', 'description', 'error'];

/** Hints are below the input, where the error also appears, so that the inputs of a row stay aligned. */
export const fieldLook = {
  inputWrapperOrder: fieldOrder,
  errorProps: { role: 'alert' },
  classNames: { error: classes.note ?? '', description: classes.note ?? '' },
} as const;

const control = (form: AccountForm, field: AccountField, hint?: string) => ({
  value: form.values[field],
  error: form.faultOf(field),
  description: form.noteOf(field) ?? hint,
  ...fieldLook,
  onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
    form.set(field, event.currentTarget.value),
  onBlur: () => form.leave(field),
});

/** Shows its rule before it is broken. */
export function UsernameField({ form }: FieldProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...control(form, 'username', t('accounts.form.usernameHint'))}
      label={t('accounts.form.username')}
      required
      autoFocus
      autoComplete="username"
      spellCheck={false}
      maxLength={64}
    />
  );
}

export function EmailField({ form, hint }: FieldProps & { readonly hint?: string }) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...control(form, 'email', hint)}
      label={t('accounts.form.email')}
      type="email"
      required
      autoComplete="email"
      maxLength={254}
    />
  );
}

/** In the name order of the language. */
export function NameFields({ form }: FieldProps) {
  const { t, i18n } = useTranslation();
  const given = (
    <TextInput
      key="given"
      {...control(form, 'firstName')}
      label={t('accounts.form.firstName')}
      autoComplete="given-name"
      maxLength={80}
    />
  );
  const family = (
    <TextInput
      key="family"
      {...control(form, 'lastName')}
      label={t('accounts.form.lastName')}
      autoComplete="family-name"
      maxLength={80}
    />
  );
  return isFamilyNameFirst(i18n.language as Language) ? [family, given] : [given, family];
}

export function PhoneField({ form }: FieldProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...control(form, 'phone')}
      label={t('accounts.form.phone')}
      type="tel"
      autoComplete="tel"
      maxLength={20}
    />
  );
}

interface PasswordFieldsProps extends FieldProps {
  readonly labels?: { readonly password: string; readonly confirm: string };
  readonly isRequired?: boolean;
}

/** Shows the rule before it is broken. */
export function PasswordFields({ form, labels, isRequired = true }: PasswordFieldsProps) {
  const { t } = useTranslation();
  const common = {
    required: isRequired,
    autoComplete: 'new-password',
    maxLength: 128,
    visibilityToggleFocusable: true,
    visibilityToggleButtonProps: { 'aria-label': t('accounts.form.showPassword') },
  };
  return (
    <>
      <PasswordInput
        {...control(form, 'password', t('accounts.form.passwordHint'))}
        {...common}
        label={labels?.password ?? t('accounts.form.password')}
      />
      <PasswordInput {...control(form, 'confirm')} {...common} label={labels?.confirm ?? t('accounts.form.confirm')} />
    </>
  );
}
