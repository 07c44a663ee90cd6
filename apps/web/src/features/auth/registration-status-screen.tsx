import { Button } from '@mantine/core';
import { confirmationSentSchema, type RegistrationStatus, registrationStatusSchema } from '@quietsite/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestJson } from '../../lib/api-client.ts';
import classes from './auth-card.module.css';
import { CardFailure, SignInButton } from './card-messages.tsx';
import { LinkCard } from './link-card.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

const REFRESH_MILLISECONDS = 60_000;

const post = (token: string) => ({ method: 'POST', body: { token } }) as const;

/** The token comes from the receipt email. */
const readRegistrationStatus = (token: string) =>
  requestJson('/api/registrations/status', registrationStatusSchema, post(token));
const resendConfirmation = (token: string) =>
  requestJson('/api/registrations/confirmation', confirmationSentSchema, post(token));

/** The page linked from the receipt email of a registration. */
export function RegistrationStatusScreen() {
  const { t } = useTranslation();
  return (
    <LinkCard
      title={t('accounts.status.title')}
      read={readRegistrationStatus}
      remedy={<p className={classes.hint}>{t('accounts.status.linkEnded')}</p>}
    >
      {(status, token) => <Progress first={status} token={token} />}
    </LinkCard>
  );
}

/** Checks again every minute, so the page can stay open until the decision. */
function Progress({ first, token }: { readonly first: RegistrationStatus; readonly token: string }) {
  const { t } = useTranslation();
  const { data: status } = useQuery({
    queryKey: ['registration-status', token],
    queryFn: () => readRegistrationStatus(token),
    initialData: first,
    staleTime: REFRESH_MILLISECONDS,
    refetchInterval: REFRESH_MILLISECONDS,
  });
  return (
    <>
      <p className={classes.text} role="status">
        {t(`accounts.status.${status.state}Text`)}
      </p>
      <RegistrationSteps status={status} />
      {status.state === 'rejected' && (
        <p className={classes.notice}>
          {status.reason === ''
            ? t('accounts.status.noReason')
            : t('accounts.status.reason', { reason: status.reason })}
        </p>
      )}
      {status.state === 'unconfirmed' && <Resend token={token} email={status.maskedEmail} />}
      <div className={classes.actions}>
        <SignInButton label={t('accounts.approvalResult.signIn')} />
      </div>
    </>
  );
}

function Resend({ token, email }: { readonly token: string; readonly email: string }) {
  const { t } = useTranslation();
  const sending = useMutation({ mutationFn: () => resendConfirmation(token) });
  return (
    <>
      {sending.data && (
        <p className={classes.notice} role="status">
          {sending.data.isSent ? t('accounts.status.resent', { email }) : t('accounts.status.notResent')}
        </p>
      )}
      {sending.error && <CardFailure error={sending.error} title={t('accounts.status.resendFailed')} />}
      <Button variant="light" size="sm" loading={sending.isPending} onClick={() => sending.mutate()}>
        {t('accounts.status.resend')}
      </Button>
    </>
  );
}
