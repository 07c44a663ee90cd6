import { Button, Select, TextInput } from '@mantine/core';
import type { Organisation } from '@quietsite/contracts';
import { isEmail, type OrganisationRole, organisationRoles, userTypeOfRole } from '@quietsite/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantDay } from '../../lib/format.ts';
import { useListChange } from '../../session/use-list-change.ts';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { invite, organisationKey, resendInvitation, withdrawInvitation } from './member-calls.ts';
import classes from './members.module.css';
import { consumeEscape } from './role-select.tsx';

type Invitation = Organisation['invitations'][number];

/** Members are invited by a mailed link and choose their own password, which nobody else knows (ORG-08, U13). */
export function Invitations({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const { t } = useTranslation();
  return (
    <section className={classes.section} aria-labelledby="invitations-title">
      <h3 id="invitations-title" className={classes.heading}>
        {t('members.invitations.title')}
      </h3>
      <InvitationForm />
      {invitations.length > 0 && (
        <ul className={classes.plain} aria-label={t('members.invitations.open')}>
          {invitations.map((invitation) => (
            <OpenInvitation key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </section>
  );
}

function InvitationForm() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OrganisationRole>('Member');
  const [isChecked, setChecked] = useState(false);
  const send = useMutation({
    mutationFn: invite,
    onSuccess: (_answer, invited) => {
      showSuccess({
        title: t('members.invitations.sent'),
        text: t('members.invitations.sentText', { email: invited.email }),
      });
      setEmail('');
      setRole('Member');
      setChecked(false);
    },
    onSettled: () => client.invalidateQueries({ queryKey: organisationKey }),
  });
  const address = email.trim();
  const fault = isChecked && !isEmail(address) ? t('field.emailFormat') : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isEmail(address)) send.mutate({ email: address, role });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        type="email"
        autoComplete="off"
        className={classes.grow ?? ''}
        label={t('members.invitations.email')}
        description={t('members.invitations.hint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={email}
        error={fault ?? (send.error ? <span role="alert">{failureText(send.error)}</span> : null)}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          send.reset();
        }}
      />
      <Select
        size="xs"
        className={classes.invitedRole ?? ''}
        label={t('members.role')}
        value={role}
        data={organisationRoles.map((value) => ({ value, label: t(`terms.role.${userTypeOfRole(value)}`) }))}
        allowDeselect={false}
        onKeyDown={consumeEscape}
        onChange={(next) => setRole(organisationRoles.find((candidate) => candidate === next) ?? 'Member')}
      />
      <Button type="submit" loading={send.isPending}>
        {t('members.invitations.invite')}
      </Button>
    </form>
  );
}

function OpenInvitation({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation();
  const { id, email, role, invitedBy, expiresAt } = invitation;
  const resend = useListChange<void>({
    change: () => resendInvitation(id),
    failureTitle: t('members.invitations.notSentAgain'),
    lists: [organisationKey],
    onDone: () =>
      showSuccess({ title: t('members.invitations.sent'), text: t('members.invitations.sentText', { email }) }),
  });
  const withdraw = useListChange<void>({
    change: () => withdrawInvitation(id),
    failureTitle: t('members.invitations.notWithdrawn'),
    lists: [organisationKey],
  });
  return (
    <li>
      <span className={classes.person}>
        <strong title={email}>{email}</strong>
        <small>
          {t('members.invitations.facts', {
            role: t(`terms.role.${userTypeOfRole(role)}`),
            invitedBy,
            day: formatInstantDay(expiresAt),
          })}
        </small>
      </span>
      <Button
        size="compact-xs"
        variant="default"
        loading={resend.isPending}
        aria-label={t('members.invitations.resendNamed', { email })}
        onClick={() => resend.mutate()}
      >
        {t('members.invitations.resend')}
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        loading={withdraw.isPending}
        aria-label={t('members.invitations.withdrawNamed', { email })}
        onClick={() => withdraw.mutate()}
      >
        {t('members.invitations.withdraw')}
      </Button>
    </li>
  );
}
