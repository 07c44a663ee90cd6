import { Button } from '@mantine/core';
import type { OpenInvitation } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { useListChange } from '../../../session/use-list-change.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';
import { openInvitationsKey, resendOpenInvitation, withdrawOpenInvitation } from '../admin-calls.ts';
import classes from '../users/users.module.css';

const lists = [openInvitationsKey];

export function InvitationActions({ invitation }: { readonly invitation: OpenInvitation }) {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  const { id, email, company } = invitation;
  const resend = useListChange<void>({
    change: () => resendOpenInvitation(id),
    failureTitle: t('portal.invitations.notResent'),
    lists,
    onDone: () =>
      showSuccess({ title: t('portal.invitations.resent'), text: t('portal.invitations.resentText', { email }) }),
  });
  const withdraw = useListChange<void>({
    change: () => withdrawOpenInvitation(id),
    failureTitle: t('portal.invitations.notWithdrawn'),
    lists,
    onDone: () =>
      showSuccess({ title: t('portal.invitations.withdrawn'), text: t('portal.invitations.withdrawnText', { email }) }),
  });
  const askToWithdraw = async () => {
    const question = {
      title: t('portal.invitations.withdrawTitle'),
      text: t('portal.invitations.withdrawQuestion', { email, company }),
      isDangerous: true,
      labels: { yes: t('portal.invitations.withdraw'), no: t('admin.cancel') },
    };
    if (await confirm(question)) withdraw.mutate();
  };
  return (
    <span className={classes.actions}>
      <Button
        size="compact-xs"
        variant="default"
        loading={resend.isPending}
        aria-label={t('portal.invitations.resendNamed', { email })}
        onClick={() => resend.mutate()}
      >
        {t('portal.invitations.resend')}
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        loading={withdraw.isPending}
        aria-label={t('portal.invitations.withdrawNamed', { email })}
        onClick={() => void askToWithdraw()}
      >
        {t('portal.invitations.withdraw')}
      </Button>
    </span>
  );
}
