import { Button } from '@mantine/core';
import { pendingDetailsSchema } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import classes from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import { RegistrationSteps } from './registration-steps.tsx';
import { describeWaiting } from './sign-in-messages.ts';

interface PendingCardProps {
  /** The details of the refusal. */
  readonly details: unknown;
  readonly isChecking: boolean;
  /** Signs in again, which also mails the link again. */
  readonly onAgain: () => void;
  readonly onBack: () => void;
}

/** Shown to a person who signs in with the right password before the account is approved. This is not an error. */
export function PendingCard({ details, isChecking, onAgain, onBack }: PendingCardProps) {
  const { t } = useTranslation();
  const { registration: status, isSent } = pendingDetailsSchema.parse(details);
  const isUnconfirmed = status.state === 'unconfirmed';
  return (
    <AuthCard title={t('accounts.status.title')} hasTitleFocus>
      <p className={classes.notice} role="status">
        {describeWaiting(isUnconfirmed ? 'confirmation' : status.waitingFor)}
      </p>
      <RegistrationSteps status={status} />
      {isUnconfirmed && (
        <p className={classes.hint}>
          {isSent ? t('accounts.status.resent', { email: status.maskedEmail }) : t('accounts.status.notResent')}
        </p>
      )}
      <p className={classes.hint}>{t('accounts.registration.doneHint')}</p>
      <div className={classes.pair}>
        <Button variant="default" size="sm" onClick={onBack}>
          {t('accounts.backToSignIn')}
        </Button>
        <Button variant="light" size="sm" loading={isChecking} onClick={onAgain}>
          {t(isUnconfirmed ? 'accounts.status.resend' : 'accounts.status.checkAgain')}
        </Button>
      </div>
    </AuthCard>
  );
}
