import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  EmailField,
  NameFields,
  PasswordFields,
  PhoneField,
  UsernameField,
} from '../../session/account-form/account-fields.tsx';
import { isFieldRefusal, refuseFields } from '../../session/account-form/refused-fields.ts';
import { useAccountForm } from '../../session/account-form/use-account-form.ts';
import { register } from './auth-calls.ts';
import classes from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import { CardFailure } from './card-messages.tsx';
import { CompanyField } from './company-field.tsx';
import { describeWaiting } from './sign-in-messages.ts';

const fields = ['username', 'password', 'confirm', 'firstName', 'lastName', 'company', 'email', 'phone'] as const;

export function RegistrationCard({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation();
  const form = useAccountForm();
  const attempt = useMutation({
    mutationFn: () => {
      const { confirm: _repeated, ...registration } = form.values;
      return register(registration);
    },
    onError: (error) => refuseFields(form, error),
  });
  const canSend = form.areValid(fields);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) attempt.mutate();
  };
  if (attempt.data)
    return <RegistrationDone waitingFor={attempt.data.waitingFor} email={form.values.email.trim()} onBack={onBack} />;
  return (
    <AuthCard title={t('accounts.registration.title')} isWide>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <p className={classes.hint}>{t('field.marked')}</p>
        <div className={classes.grid}>
          <div className={classes.row}>
            <UsernameField form={form} />
          </div>
          <PasswordFields form={form} />
          <NameFields form={form} />
          <div className={classes.row}>
            <CompanyField form={form} />
          </div>
          <EmailField form={form} hint={t('accounts.registration.emailHint')} />
          <PhoneField form={form} />
        </div>
        {attempt.error && !isFieldRefusal(attempt.error) && (
          <CardFailure error={attempt.error} title={t('accounts.registration.failed')} />
        )}
        <div className={classes.pair}>
          <Button variant="default" size="sm" onClick={onBack}>
            {t('accounts.registration.back')}
          </Button>
          <Button type="submit" size="sm" disabled={!canSend} loading={attempt.isPending}>
            {t('accounts.registration.submit')}
          </Button>
        </div>
      </form>
    </AuthCard>
  );
}

interface RegistrationDoneProps {
  readonly waitingFor: 'authority' | 'company';
  readonly email: string;
  readonly onBack: () => void;
}

function RegistrationDone({ waitingFor, email, onBack }: RegistrationDoneProps) {
  const { t } = useTranslation();
  return (
    <AuthCard title={t('accounts.registration.doneTitle')} hasTitleFocus>
      <p className={classes.text} role="status">
        {describeWaiting(waitingFor)}
      </p>
      <p className={classes.notice}>{t('accounts.registration.openLink', { email })}</p>
      <p className={classes.hint}>{t('accounts.registration.doneHint')}</p>
      <Button variant="default" size="sm" onClick={onBack}>
        {t('accounts.backToSignIn')}
      </Button>
    </AuthCard>
  );
}
