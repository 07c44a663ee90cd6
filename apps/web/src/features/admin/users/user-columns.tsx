import type { AdminUser } from '@quietsite/contracts';
import type { TFunction } from 'i18next';
import { formatInstantDay, formatText } from '../../../lib/format.ts';
import { nameDistrict } from '../../../lib/name-district.ts';
import type { Column } from '../../../ui/data-table.tsx';
import classes from '../admin.module.css';

/** The columns shown for an account. */
export function readColumns(t: TFunction): readonly Column<AdminUser>[] {
  const column = (id: 'username' | 'name' | 'company' | 'email', read: (user: AdminUser) => string) => ({
    ...{ id, title: t(`admin.users.${id}`), sortValue: read },
    cell: (user: AdminUser) => <WholeText text={formatText(read(user))} />,
  });
  const state = (user: AdminUser) => t(user.isActive ? 'admin.users.active' : 'admin.users.pending');
  return [
    column('username', ({ username }) => username),
    column('name', ({ name }) => name),
    column('company', ({ company, district }) => company ?? (district === null ? '' : nameDistrict(t, district))),
    column('email', ({ email }) => email),
    {
      ...{ id: 'userType', title: t('admin.users.userType'), width: 136, sortValue: ({ userType }) => userType },
      cell: ({ userType }) => t(`admin.users.type.${userType}`),
    },
    { id: 'state', title: t('admin.users.state'), width: 78, sortValue: state, cell: state },
    {
      ...{ id: 'projects', title: t('admin.users.projects'), width: 84, isNumeric: true },
      sortValue: ({ ownedProjects }) => ownedProjects,
      cell: ({ ownedProjects }) => ownedProjects,
    },
    {
      ...{ id: 'created', title: t('admin.users.created'), width: 104, spareBelow: 980 },
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
