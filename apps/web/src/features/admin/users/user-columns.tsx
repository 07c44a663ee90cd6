import type { AdminUser } from '@quietsite/contracts';
import type { TFunction } from 'i18next';
import { formatInstantDay, formatText } from '../../../lib/format.ts';
import { nameDistrict } from '../../../lib/name-district.ts';
import type { Column } from '../../../ui/data-table.tsx';
import classes from '../admin.module.css';
import { UserState } from './user-state.tsx';
import userClasses from './users.module.css';

/** Locked accounts first, then sorted by state. */
const stateOrder = ({ lockedUntil, state }: AdminUser): string => `${lockedUntil === null ? 1 : 0} ${state}`;

/** The columns shown for an account. */
export function readColumns(t: TFunction): readonly Column<AdminUser>[] {
  const column = (id: 'username' | 'company', read: (user: AdminUser) => string) => ({
    ...{ id, title: t(`admin.users.${id}`), sortValue: read },
    cell: (user: AdminUser) => <WholeText text={formatText(read(user))} />,
  });
  return [
    column('username', ({ username }) => username),
    {
      ...{ id: 'name', title: t('admin.users.name'), sortValue: ({ name }) => name },
      cell: ({ name, email }) => (
        <>
          <WholeText text={formatText(name)} />
          <small className={userClasses.email}>
            <WholeText text={email} />
          </small>
        </>
      ),
    },
    column('company', ({ company, district }) => company ?? (district === null ? '' : nameDistrict(t, district))),
    {
      ...{ id: 'userType', title: t('admin.users.userType'), width: 136, sortValue: ({ userType }) => userType },
      cell: ({ userType }) => t(`admin.users.type.${userType}`),
    },
    {
      ...{ id: 'state', title: t('admin.users.state'), width: 152, sortValue: stateOrder },
      cell: (user) => <UserState user={user} />,
    },
    {
      ...{ id: 'lastSignIn', title: t('portal.users.lastSignIn'), width: 104 },
      sortValue: ({ lastSignInAt }) => lastSignInAt,
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? t('portal.users.never') : formatInstantDay(lastSignInAt)),
    },
    {
      ...{ id: 'projects', title: t('admin.users.projects'), width: 84, isNumeric: true, spareBelow: 1100 },
      sortValue: ({ ownedProjects }) => ownedProjects,
      cell: ({ ownedProjects }) => ownedProjects,
    },
    {
      ...{ id: 'created', title: t('admin.users.created'), width: 104, spareBelow: 1100 },
      sortValue: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => formatInstantDay(createdAt),
    },
  ];
}

/**
 * Shows the full text, since two companies may differ only in the last letter. E-mail addresses break before the
 * domain.
 */
function WholeText({ text }: { readonly text: string }) {
  const domain = text.indexOf('@') + 1;
  return (
    <span className={classes.whole}>
      {text.slice(0, domain)}
      <wbr />
      {text.slice(domain)}
    </span>
  );
}
