import { NativeSelect } from '@mantine/core';
import type { AdminUser, UserList } from '@quietsite/contracts';
import { accountFilters } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/use-session.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { FindField } from '../../../ui/fields/find-field.tsx';
import { EmptyState, QueryState } from '../../../ui/states.tsx';
import classes from '../admin.module.css';
import { usersQuery } from '../admin-calls.ts';
import { readColumns } from './user-columns.tsx';
import { UserDeletion } from './user-deletion.tsx';
import { UserRowActions } from './user-row-actions.tsx';
import { useUsersAddress } from './users-address.ts';

/** All accounts, with search, account help, deactivation and deletion. */
export function AccountList({ lead }: { readonly lead: ReactNode }) {
  const { t } = useTranslation();
  const { address, change } = useUsersAddress();
  const { find, state } = address;
  const users = useQuery(usersQuery({ find: find.trim(), state }));
  const { data } = users;
  return (
    <>
      <div className={classes.tools}>
        {lead}
        <FindField
          className={classes.search}
          label={t('admin.users.search')}
          hint={t('admin.users.searchHint')}
          maxLength={120}
          find={find}
          onFind={(text) => change({ find: text })}
        />
        <NativeSelect
          size="xs"
          aria-label={t('portal.users.state')}
          value={state ?? ''}
          data={[
            { value: '', label: t('portal.users.anyState') },
            ...accountFilters.map((value) => ({ value, label: t(`portal.users.states.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            change({ state: accountFilters.find((filter) => filter === value) ?? null })
          }
        />
        <span role="status" className={classes.none}>
          {users.isPlaceholderData ? t('admin.users.searching') : data && countText(t, data)}
        </span>
      </div>
      <QueryState query={users} />
      {data?.count === 0 && (
        <EmptyState
          title={t('admin.users.nobody')}
          hint={t(state === null ? 'admin.users.nobodyHint' : 'portal.users.noneOfState')}
        />
      )}
      {data && data.count > 0 && <UserTable users={data.users} />}
    </>
  );
}

const countText = (t: TFunction, { count, users }: UserList): string =>
  count > users.length ? t('admin.users.first', { count, shown: users.length }) : t('admin.users.count', { count });

function UserTable({ users }: { readonly users: readonly AdminUser[] }) {
  const { t } = useTranslation();
  const ownId = useSession().data?.user.id;
  const [userToDelete, setUserToDelete] = useState<AdminUser | null>(null);
  const columns = useMemo<readonly Column<AdminUser>[]>(
    () => [
      ...readColumns(t),
      {
        id: 'actions',
        title: t('admin.actions'),
        width: 172,
        cell: (user) => <UserRowActions user={user} ownId={ownId} onDelete={() => setUserToDelete(user)} />,
      },
    ],
    [t, ownId],
  );
  return (
    <>
      <DataTable label={t('admin.tab.users')} columns={columns} rows={users} rowKey={({ id }) => id} />
      {userToDelete && <UserDeletion user={userToDelete} onClose={() => setUserToDelete(null)} />}
    </>
  );
}
