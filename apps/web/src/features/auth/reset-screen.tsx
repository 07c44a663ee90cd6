import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { hasCode } from '../../lib/api-error.ts';
import { routes } from '../../lib/routes.ts';
import { requestReset } from './auth-calls.ts';
import classes from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import { CardFailure, Refusal, SignInButton } from './card-messages.tsx';

/** The username typed on the sign-in card. */
function readUsername(state: unknown): string {
  const username = (state as { readonly username?: unknown } | null)?.username;
  return typeof username === 'string' ? username : '';
}

export function ResetScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const [username, setUsername] = useState(() => readUsername(location.state));
  const request = useMutation({ mutationFn: requestReset });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (username.trim() !== '') request.mutate(username);
  };
  if (request.data) return <ResetSent maskedEmail={request.data.maskedEmail} />;
  const isUnknown = hasCode(request.error, 'UNKNOWN_USER');
  return (
    <AuthCard title={t('accounts.reset.title')}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <p className={classes.hint}>{t('accounts.reset.hint')}</p>
        <TextInput
          label={t('accounts.form.username')}
          autoComplete="username"
          autoFocus
          maxLength={64}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
        {isUnknown && <Refusal lines={[t('accounts.reset.unknown')]} />}
        {request.error && !isUnknown && <CardFailure error={request.error} />}
        <div className={classes.pair}>
          <Button variant="default" size="sm" onClick={() => void navigate(routes.login)}>
            {t('accounts.reset.back')}
          </Button>
          <Button type="submit" size="sm" disabled={username.trim() === ''} loading={request.isPending}>
            {t('accounts.reset.next')}
          </Button>
        </div>
      </form>
    </AuthCard>
  );
}

/** With hidden usernames the response is the same for every name and shows no address (U06). */
function ResetSent({ maskedEmail }: { readonly maskedEmail: string | null }) {
  const { t } = useTranslation();
  return (
    <AuthCard title={t('accounts.reset.sentTitle')} hasTitleFocus>
      <p className={classes.text} role="status">
        {maskedEmail === null ? t('accounts.reset.sentIfKnown') : t('accounts.reset.sentTo', { email: maskedEmail })}
      </p>
      <p className={classes.hint}>{t('accounts.reset.oldStays')}</p>
      <div className={classes.actions}>
        <SignInButton />
      </div>
    </AuthCard>
  );
}
