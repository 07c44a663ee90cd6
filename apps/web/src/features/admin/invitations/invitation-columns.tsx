import type { OpenInvitation } from '@quietsite/contracts';
import type { TFunction } from 'i18next';
import { formatInstantDay, formatText } from '../../../lib/format.ts';
import type { Column } from '../../../ui/data-table.tsx';
import classes from '../admin.module.css';
import userClasses from '../users/users.module.css';
import { InvitationActions } from './invitation-actions.tsx';

/** As counted in the overview. */
const SOON_MILLISECONDS = 2 * 86_400_000;

export const isExpiringSoon = ({ expiresAt }: OpenInvitation, now: Date): boolean =>
  Date.parse(expiresAt) - now.getTime() <= SOON_MILLISECONDS;

export function invitationColumns(t: TFunction, now: Date): readonly Column<OpenInvitation>[] {
  const text = (id: 'email' | 'company' | 'invitedBy', read: (row: OpenInvitation) => string) => ({
    ...{ id, title: t(`portal.invitations.${id}`), sortValue: read },
    cell: (row: OpenInvitation) => <span className={classes.whole}>{formatText(read(row))}</span>,
  });
  return [
    text('email', ({ email }) => email),
    text('company', ({ company }) => company),
    {
      ...{ id: 'role', title: t('portal.invitations.role'), width: 90, sortValue: ({ userType }) => userType },
      cell: ({ userType }) => t(`terms.role.${userType}`),
    },
    text('invitedBy', ({ invitedBy }) => invitedBy),
    {
      ...{ id: 'sent', title: t('portal.invitations.sent'), width: 100, sortValue: ({ sentAt }) => sentAt },
      cell: ({ sentAt }) => formatInstantDay(sentAt),
    },
    {
      ...{ id: 'expires', title: t('portal.invitations.expires'), width: 136, sortValue: ({ expiresAt }) => expiresAt },
      cell: (row) => (
        <>
          {formatInstantDay(row.expiresAt)}{' '}
          {isExpiringSoon(row, now) && <strong className={userClasses.soon}>{t('portal.invitations.soon')}</strong>}
        </>
      ),
    },
    {
      ...{ id: 'actions', title: t('admin.actions'), width: 178 },
      cell: (row) => <InvitationActions invitation={row} />,
    },
  ];
}
