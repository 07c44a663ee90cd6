import { Button, PasswordInput, TextInput } from '@mantine/core';
import { sessionSchema } from '@quietsite/contracts';
import { IconWaveSine } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestJson } from '../../lib/api-client.ts';
import { useConfiguration } from '../../session/use-configuration.ts';
import { sessionKey } from '../../session/use-session.ts';
import { failureReference, failureText } from '../../ui/failure-text.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import classes from './login-card.module.css';
import { describeRefusal } from './sign-in-messages.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

export function LoginCard({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const demoAccounts = useConfiguration().data?.demoAccounts ?? [];
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' });
  const loginButton = useRef<HTMLButtonElement>(null);
  const [isChecked, setChecked] = useState(false);
  const signIn = useMutation({
    mutationFn: (body: Credentials) => requestJson('/api/session', sessionSchema, { method: 'POST', body }),
    onSuccess: (session) => {
      // Nothing of an earlier user may be shown to this one.
      client.removeQueries({ predicate: (query) => !['session', 'configuration'].includes(String(query.queryKey[0])) });
      client.setQueryData(sessionKey, session);
      onSignedIn();
    },
  });
  const missing = (text: string) => (isChecked && text.trim() === '' ? t('login.required') : null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (credentials.username.trim() !== '' && credentials.password !== '') signIn.mutate(credentials);
  };
  const choose = (account: Credentials) => {
    setCredentials(account);
    loginButton.current?.focus();
  };
  return (
    <section className={classes.card} aria-labelledby="login-title">
      <div className={classes.brand}>
        <IconWaveSine size={26} stroke={1.8} aria-hidden />
        <div>
          <strong>{t('brand.name')}</strong>
          <span>{t('brand.purpose')}</span>
        </div>
      </div>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <h2 id="login-title">{t('login.title')}</h2>
        <TextInput
          label={t('login.username')}
          autoComplete="username"
          autoFocus
          value={credentials.username}
          error={missing(credentials.username)}
          onChange={(event) => setCredentials({ ...credentials, username: event.currentTarget.value })}
        />
        <PasswordInput
          label={t('login.password')}
          autoComplete="current-password"
          value={credentials.password}
          error={missing(credentials.password)}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
          onChange={(event) => setCredentials({ ...credentials, password: event.currentTarget.value })}
        />
        {signIn.error && <SignInError error={signIn.error} />}
        <Button ref={loginButton} type="submit" size="sm" fullWidth loading={signIn.isPending}>
          {t('login.submit')}
        </Button>
      </form>
      <DemoAccounts accounts={demoAccounts} onChoose={choose} />
    </section>
  );
}

function SignInError({ error }: { readonly error: unknown }) {
  const refusal = describeRefusal(error);
  const reference = refusal ? null : failureReference(error);
  return (
    <div className={classes.error} role="alert">
      {(refusal ?? [failureText(error)]).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {reference && <p>{reference}</p>}
    </div>
  );
}
