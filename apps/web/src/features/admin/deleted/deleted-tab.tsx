import { Button } from '@mantine/core';
import type { DeletedUser } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatInstantDay } from '../../../lib/format.ts';
import { DeletedProjects } from '../../../session/deleted-projects.tsx';
import { useListChange } from '../../../session/use-list-change.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState, FailureState, LoadingState } from '../../../ui/states.tsx';
import { showSuccess } from '../../../ui/toasts.tsx';
import classes from '../admin.module.css';
import { deletedUsersQuery, restoreUser, usersKey } from '../admin-calls.ts';

/** Projects and accounts that were deleted and can be restored (Q151). */
export function DeletedTab() {
  const { t } = useTranslation();
  return (
    <div className={classes.deleted}>
      <p>{t('editor.deleted.hint')}</p>
      <section aria-labelledby="deleted-projects">
        <h3 id="deleted-projects">{t('editor.deleted.title')}</h3>
        <div className={classes.deletedList}>
          <DeletedProjects isOfAll />
        </div>
      </section>
      <section aria-labelledby="deleted-users">
        <h3 id="deleted-users">{t('admin.deleted.users')}</h3>
        <div className={classes.deletedList}>
          <DeletedUsers />
        </div>
      </section>
    </div>
  );
}

function DeletedUsers() {
  const { t } = useTranslation();
  const users = useQuery(deletedUsersQuery);
  const restore = useListChange<DeletedUser>({
    change: ({ id }) => restoreUser(id),
    failureTitle: t('admin.deleted.notRestored'),
    lists: [usersKey, ['admin', 'statistics'], ['admin', 'district-admins']],
    onDone: ({ username }) =>
      showSuccess({ title: t('admin.deleted.restoredTitle'), text: t('admin.deleted.restored', { username }) }),
  });
  const restoring = restore.isPending ? restore.variables.id : null;
  const { mutate } = restore;
  const columns = useMemo(() => describeColumns(t, restoring, mutate), [t, restoring, mutate]);
  if (users.isLoadingError) return <FailureState error={users.error} onRetry={() => void users.refetch()} />;
  if (!users.data) return <LoadingState />;
  if (users.data.length === 0) return <EmptyState title={t('admin.deleted.nobody')} />;
  return <DataTable label={t('admin.deleted.users')} columns={columns} rows={users.data} rowKey={({ id }) => id} />;
}

function describeColumns(
  t: TFunction,
  restoring: number | null,
  onRestore: (user: DeletedUser) => void,
): readonly Column<DeletedUser>[] {
  return [
    { id: 'username', title: t('admin.users.username'), width: 150, cell: ({ username }) => username },
    { id: 'name', title: t('admin.users.name'), spareBelow: 820, cell: ({ name }) => name },
    { id: 'company', title: t('admin.users.company'), cell: ({ company, district }) => company ?? district ?? '' },
    {
      id: 'deleted',
      title: t('editor.deleted.when'),
      width: 190,
      spareBelow: 480,
      cell: ({ deletedAt, deletedBy }) => `${formatInstantDay(deletedAt)}, ${deletedBy}`,
    },
    {
      id: 'until',
      title: t('editor.deleted.until'),
      width: 132,
      cell: ({ restorableUntil }) => formatDay(restorableUntil),
    },
    {
      id: 'actions',
      title: t('admin.actions'),
      width: 96,
      cell: (user) => (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('editor.deleted.restoreNamed', { name: user.username })}
          loading={restoring === user.id}
          onClick={() => onRestore(user)}
        >
          {t('editor.deleted.restore')}
        </Button>
      ),
    },
  ];
}
