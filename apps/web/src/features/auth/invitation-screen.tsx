import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { routes } from '../../lib/routes.ts';
import {
  fieldLook,
  NameFields,
  PasswordFields,
  PhoneField,
  UsernameField,
} from '../../session/account-form/account-fields.tsx';
import { isFieldRefusal, refuseFields } from '../../session/account-form/refused-fields.ts';
import { useAccountForm } from '../../session/account-form/use-account-form.ts';
import { startSession } from '../../session/use-session.ts';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { acceptInvitation, readInvitationLink } from './auth-calls.ts';
import classes from './auth-card.module.css';
import { CardFailure } from './card-messages.tsx';
import { LinkCard } from './link-card.tsx';

type Invitation = Awaited<ReturnType<typeof readInvitationLink>>;

export function InvitationScreen() {
  const { t } = useTranslation();
  return (
    <LinkCard
      title={t('accounts.invitation.title')}
      isWide
      read={readInvitationLink}
      remedy={<p className={classes.hint}>{t('accounts.link.askAgain')}</p>}
    >
      {(invitation, token) => <InvitationForm invitation={invitation} token={token} />}
    </LinkCard>
  );
}

function InvitationForm({ invitation, token }: { readonly invitation: Invitation; readonly token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useAccountForm();
  const attempt = useMutation({
    mutationFn: () => {
      const { username, password, firstName, lastName, phone } = form.values;
      return acceptInvitation({ token, username, password, firstName, lastName, phone });
    },
    onSuccess: ({ session }) => {
      startSession(client, session);
      const { username } = session.user;
      showSuccess({
        title: t('accounts.approvalResult.activated'),
        text: t('accounts.invitation.signedIn', { username }),
      });
      void navigate(routes.projects, { replace: true });
    },
    onError: (error) => refuseFields(form, error),
  });
  const canSend = form.areValid(['username', 'password', 'confirm', 'firstName', 'lastName', 'phone']);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) attempt.mutate();
  };
  const { company, email, userType, invitedBy } = invitation;
  const role = t(`terms.role.${userType}`);
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p className={classes.hint}>{t('accounts.invitation.hint', { invitedBy, company, role })}</p>
      <div className={classes.grid}>
        <TextInput label={t('accounts.form.company')} value={company} readOnly variant="filled" />
        <TextInput
          label={t('accounts.form.email')}
          value={email}
          readOnly
          variant="filled"
          error={form.faultOf('email')}
          {...fieldLook}
        />
        <div className={classes.row}>
          <UsernameField form={form} />
        </div>
        <PasswordFields form={form} />
        <NameFields form={form} />
        <PhoneField form={form} />
      </div>
      {attempt.error && !isFieldRefusal(attempt.error) && (
        <CardFailure error={attempt.error} title={t('accounts.invitation.failed')} />
      )}
      <Button type="submit" size="sm" disabled={!canSend} loading={attempt.isPending}>
        {t('accounts.invitation.submit')}
      </Button>
    </form>
  );
}
