import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { routes } from '../../lib/routes.ts';
import { failureReference, failureText } from '../../ui/failure-text.ts';
import classes from './auth-card.module.css';

/** The reasons for a refusal. */
export function Refusal({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className={classes.error} role="alert">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** What failed, why, and the reference for support. The typed input is kept. */
export function CardFailure({ error, title }: { readonly error: unknown; readonly title?: string }) {
  const lines = [title, failureText(error), failureReference(error)];
  return <Refusal lines={lines.filter((line) => line !== undefined && line !== null)} />;
}

export function SignInButton({ label }: { readonly label?: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Button variant="default" onClick={() => void navigate(routes.login)}>
      {label ?? t('accounts.backToSignIn')}
    </Button>
  );
}
