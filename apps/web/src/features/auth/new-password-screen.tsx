import { Anchor, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasCode } from '../../lib/api-error.ts';
import { routes } from '../../lib/routes.ts';
import { PasswordFields } from '../../session/account-form/account-fields.tsx';
import { isFieldRefusal, refuseFields } from '../../session/account-form/refused-fields.ts';
import { useAccountForm } from '../../session/account-form/use-account-form.ts';
import { readResetLink, setPassword } from './auth-calls.ts';
import classes from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import { CardFailure, Refusal, SignInButton } from './card-messages.tsx';
import { LinkCard } from './link-card.tsx';

export function NewPasswordScreen() {
  const { t } = useTranslation();
  const [isDone, setDone] = useState(false);
  if (isDone) return <PasswordSet />;
  return (
    <LinkCard title={t('accounts.newPassword.title')} read={readResetLink} remedy={<NewLink />}>
      {({ username }, token) => <NewPasswordForm username={username} token={token} onDone={() => setDone(true)} />}
    </LinkCard>
  );
}

function NewLink() {
  const { t } = useTranslation();
  return (
    <Anchor component={Link} to={routes.reset} size="sm">
      {t('accounts.link.newReset')}
    </Anchor>
  );
}

interface NewPasswordFormProps {
  readonly username: string;
  readonly token: string;
  readonly onDone: () => void;
}

function NewPasswordForm({ username, token, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const form = useAccountForm({ username });
  const attempt = useMutation({
    mutationFn: () => setPassword(token, form.values.password),
    onSuccess: onDone,
    onError: (error) => refuseFields(form, error),
  });
  const canSend = form.areValid(['password', 'confirm']);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) attempt.mutate();
  };
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p className={classes.hint}>{t('accounts.newPassword.account', { username })}</p>
      {/* For password managers, which need the name beside the password. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordFields
        form={form}
        labels={{ password: t('accounts.newPassword.newPassword'), confirm: t('accounts.form.confirm') }}
      />
      <AttemptError error={attempt.error} />
      <Button type="submit" size="sm" disabled={!canSend} loading={attempt.isPending}>
        {t('accounts.newPassword.submit')}
      </Button>
    </form>
  );
}

function AttemptError({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  if (!error || isFieldRefusal(error)) return null;
  if (!hasCode(error, 'LINK_INVALID')) return <CardFailure error={error} title={t('accounts.newPassword.failed')} />;
  return (
    <>
      <Refusal lines={[t('accounts.link.invalid')]} />
      <NewLink />
    </>
  );
}

function PasswordSet() {
  const { t } = useTranslation();
  return (
    <AuthCard title={t('accounts.newPassword.doneTitle')} hasTitleFocus>
      <p className={classes.text} role="status">
        {t('accounts.newPassword.done')}
      </p>
      <div className={classes.actions}>
        <SignInButton label={t('accounts.approvalResult.signIn')} />
      </div>
    </AuthCard>
  );
}
