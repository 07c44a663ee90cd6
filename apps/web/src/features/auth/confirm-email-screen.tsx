import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../lib/api-error.ts';
import { confirmEmail } from './auth-calls.ts';
import classes from './auth-card.module.css';
import { AuthCard } from './auth-card.tsx';
import { CardFailure, SignInButton } from './card-messages.tsx';
import { DeadLink } from './link-card.tsx';
import { useLinkToken } from './link-token.ts';
import { describeWaiting } from './sign-in-messages.ts';

export function ConfirmEmailScreen() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const client = useQueryClient();
  const confirmation = useMutation({
    mutationFn: confirmEmail,
    onSuccess: () => client.invalidateQueries({ queryKey: ['profile'] }),
  });
  if (confirmation.isSuccess) return <Confirmed waitingFor={confirmation.data.waitingFor} />;
  return (
    <AuthCard title={t('accounts.confirmEmail.title')} hasTitleFocus>
      {token === null && <DeadLink text={t('accounts.link.missing')} />}
      {hasCode(confirmation.error, 'LINK_INVALID') && <DeadLink text={t('accounts.link.invalid')} />}
      {token !== null && !hasCode(confirmation.error, 'LINK_INVALID') && (
        <>
          <p className={classes.hint}>{t('accounts.confirmEmail.hint')}</p>
          {confirmation.error && <CardFailure error={confirmation.error} title={t('accounts.confirmEmail.failed')} />}
          <Button size="sm" loading={confirmation.isPending} onClick={() => confirmation.mutate(token)}>
            {t('accounts.confirmEmail.submit')}
          </Button>
        </>
      )}
    </AuthCard>
  );
}

/** The next step after a confirmed registration. */
function Confirmed({ waitingFor }: { readonly waitingFor: 'authority' | 'company' | null }) {
  const { t } = useTranslation();
  return (
    <AuthCard title={t('accounts.confirmEmail.doneTitle')} hasTitleFocus>
      <p className={classes.text} role="status">
        {waitingFor === null ? t('accounts.confirmEmail.done') : describeWaiting(waitingFor)}
      </p>
      {waitingFor !== null && <p className={classes.hint}>{t('accounts.registration.doneHint')}</p>}
      <div className={classes.actions}>
        <SignInButton label={t('accounts.approvalResult.signIn')} />
      </div>
    </AuthCard>
  );
}
