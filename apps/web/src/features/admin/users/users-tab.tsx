import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { AdminUser, UserList } from '@quietsite/contracts';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/use-session.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState, QueryState } from '../../../ui/states.tsx';
import classes from '../admin.module.css';
import { usersQuery } from '../admin-calls.ts';
import { readColumns } from './user-columns.tsx';
import { UserDeletion } from './user-deletion.tsx';

const TYPING_MILLISECONDS = 250;

/** All accounts, to search, view and delete (ADMIN-10). */
export function UsersTab() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), TYPING_MILLISECONDS);
  const users = useQuery(usersQuery(search));
  const { data } = users;
  return (
    <div className={classes.filled}>
      <div className={classes.tools}>
        <TextInput
          className={classes.search ?? ''}
          type="search"
          aria-label={t('admin.users.search')}
          placeholder={t('admin.users.searchHint')}
          leftSection={<IconSearch size={15} aria-hidden />}
          maxLength={120}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <span role="status" className={classes.none}>
          {users.isPlaceholderData ? t('admin.users.searching') : data && countText(t, data)}
        </span>
      </div>
      <QueryState query={users} />
      {data?.count === 0 && <EmptyState title={t('admin.users.nobody')} hint={t('admin.users.nobodyHint')} />}
      {data && data.count > 0 && <UserTable users={data.users} />}
    </div>
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
        width: 84,
        cell: (user) =>
          user.id === ownId ? (
            <span className={classes.none}>{t('admin.users.you')}</span>
          ) : (
            <Button
              size="compact-xs"
              variant="default"
              aria-label={t('admin.users.deleteNamed', { username: user.username })}
              onClick={() => setUserToDelete(user)}
            >
              {t('admin.users.delete')}
            </Button>
          ),
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
