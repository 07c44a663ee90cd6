import type { DeletedUser } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DeletedProjects } from '../../../session/deleted-projects.tsx';
import { RestorableList } from '../../../session/restorable-list.tsx';
import { useListChange } from '../../../session/use-list-change.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import classes from '../admin.module.css';
import { deletedUsersQuery, restoreUser, usersKey } from '../admin-calls.ts';

/** Deleted projects and accounts that can be restored (Q151). */
export function DeletedTab() {
  const { t } = useTranslation();
  return (
    <div className={classes.deleted}>
      <p>{t('editor.deleted.hint')}</p>
      <section aria-labelledby="deleted-projects">
        <h3 id="deleted-projects">{t('editor.deleted.title')}</h3>
        <div className={classes.deletedList}>
          <DeletedProjects isForAllUsers />
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
  const restore = useListChange<DeletedUser>({
    change: ({ id }) => restoreUser(id),
    failureTitle: t('admin.deleted.notRestored'),
    lists: [usersKey, ['admin', 'statistics'], ['admin', 'district-admins']],
    onDone: ({ username }) =>
      showSuccess({ title: t('admin.deleted.restoredTitle'), text: t('admin.deleted.restored', { username }) }),
  });
  const columns = useMemo(
    (): readonly Column<DeletedUser>[] => [
      { id: 'username', title: t('admin.users.username'), width: 150, cell: nameOf },
      { id: 'name', title: t('admin.users.name'), spareBelow: 820, cell: ({ name }) => name },
      { id: 'company', title: t('admin.users.company'), cell: ({ company, district }) => company ?? district ?? '' },
    ],
    [t],
  );
  return (
    <RestorableList
      {...{ restore, columns, nameOf }}
      label={t('admin.deleted.users')}
      list={useQuery(deletedUsersQuery)}
      empty={<EmptyState title={t('admin.deleted.nobody')} />}
    />
  );
}

const nameOf = ({ username }: DeletedUser): string => username;
