import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import classes from '../admin.module.css';
import { openInvitationsQuery } from '../admin-calls.ts';
import { OpenInvitations } from '../invitations/open-invitations.tsx';
import { AccountList } from './account-list.tsx';
import { userViews, useUsersAddress } from './users-address.ts';

/** All accounts (ADMIN-10), and the open invitations. */
export function UsersTab() {
  const { t } = useTranslation();
  const { address, change } = useUsersAddress();
  const count = useQuery(openInvitationsQuery).data?.length ?? 0;
  const names = {
    accounts: t('portal.users.accounts'),
    invitations: count > 0 ? t('portal.users.invitationsCount', { count }) : t('portal.users.invitations'),
  };
  const views = (
    <SegmentedControl
      size="xs"
      aria-label={t('portal.users.lists')}
      data={userViews.map((value) => ({ value, label: names[value] }))}
      value={address.view}
      onChange={(view) => change({ view: userViews.find((one) => one === view) ?? 'accounts' })}
    />
  );
  return (
    <div className={classes.filled}>
      {address.view === 'invitations' ? <OpenInvitations lead={views} /> : <AccountList lead={views} />}
    </div>
  );
}
