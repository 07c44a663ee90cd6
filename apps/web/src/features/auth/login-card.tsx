import { Anchor, Button, PasswordInput, TextInput } from '@mantine/core';
import type { SignInAnswer } from '@quietsite/contracts';
import { IconAccessible } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { type ApiError, hasCode } from '../../lib/api-error.ts';
import { routes } from '../../lib/routes.ts';
import { useConfiguration } from '../../session/use-configuration.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { type Credentials, signIn } from './auth-calls.ts';
import classes from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import { CardFailure, Refusal } from './card-messages.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { describeRefusal } from './sign-in-messages.ts';

const PendingCard = lazyComponent(async () => (await import('./pending-card.tsx')).PendingCard);

interface LoginCardProps {
  readonly onAnswer: (answer: SignInAnswer) => void;
  readonly hasEnded: boolean;
  readonly onRegister: () => void;
}

export function LoginCard({ onAnswer, onRegister, hasEnded }: LoginCardProps) {
  const { t } = useTranslation();
  const demoAccounts = useConfiguration().data?.demoAccounts ?? [];
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' });
  const loginButton = useRef<HTMLButtonElement>(null);
  const [isChecked, setChecked] = useState(false);
  // The server's response for a pending registration. Signing in again from its card keeps the card.
  const [waiting, setWaiting] = useState<ApiError['details'] | null>(null);
  const attempt = useMutation({
    mutationFn: signIn,
    onSuccess: onAnswer,
    onError: (error) => setWaiting(hasCode(error, 'PENDING') ? error.details : null),
  });
  const missing = (text: string) => (isChecked && text.trim() === '' ? t('field.required') : null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (credentials.username.trim() !== '' && credentials.password !== '') attempt.mutate(credentials);
  };
  const choose = (account: Credentials) => {
    setCredentials(account);
    loginButton.current?.focus();
  };
  if (waiting)
    return (
      <Suspense>
        <PendingCard
          details={waiting}
          isChecking={attempt.isPending}
          onAgain={() => attempt.mutate(credentials)}
          onBack={() => {
            attempt.reset();
            setWaiting(null);
          }}
        />
      </Suspense>
    );
  return (
    <AuthCard title={t('login.title')} foot={<DemoAccounts accounts={demoAccounts} onChoose={choose} />}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        {hasEnded && !attempt.error && (
          <p className={classes.notice} role="status">
            {t('accounts.signIn.ended')}
          </p>
        )}
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
        {attempt.error && <SignInError error={attempt.error} />}
        <div className={classes.pair}>
          <Button variant="default" size="sm" onClick={onRegister}>
            {t('accounts.signIn.register')}
          </Button>
          <Button ref={loginButton} type="submit" size="sm" loading={attempt.isPending}>
            {t('login.submit')}
          </Button>
        </div>
        <CardLinks username={credentials.username} />
      </form>
    </AuthCard>
  );
}

/** Passes the typed username to the reset page. */
function CardLinks({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className={classes.links}>
      <Anchor component={Link} to={routes.reset} state={{ username }} size="sm">
        {t('accounts.signIn.forgot')}
      </Anchor>
      <Button
        variant="subtle"
        leftSection={<IconAccessible size={16} aria-hidden />}
        onClick={() => void navigate(routes.accessibility)}
      >
        {t('accounts.signIn.accessibility')}
      </Button>
    </div>
  );
}

function SignInError({ error }: { readonly error: unknown }) {
  const refusal = describeRefusal(error);
  return refusal ? <Refusal lines={refusal} /> : <CardFailure error={error} />;
}
